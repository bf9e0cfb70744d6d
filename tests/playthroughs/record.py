"""Plays a scene and keeps its log."""

from random import Random
from typing import Any

from volteface.kernel import DEALER, Actor, Game, Header, Log, MoveEntry, digest
from volteface.kernel.log import DIGEST_EVERY, as_json

from .scene import Scene

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
MOST_GAMES = 200
FORMAT = 1  # that of the stored games, which so prove that logs of the first format still replay
MOST_MOVES = 5_000


def record(game: Game, scene: Scene, edition: str) -> Log:
    """The first of many games that shows the scene's ending."""
    for seed in range(MOST_GAMES):
        log = _play(game, scene, edition, seed)
        if log is not None:
            return log
    raise LookupError(f"None of {MOST_GAMES} games shows what {scene.shows.__name__} asks for.")


def _play(game: Game, scene: Scene, edition: str, seed: int) -> Log | None:
    rules, seats = game.rules(edition, scene.house), scene.seats_in(edition)
    state, generator, dealer = game.start(rules, seats), Random(seed), scene.dealer()
    entries: list[MoveEntry] = []
    story: list[Any] = []
    while (actor := game.to_act(state)) is not None and len(entries) < MOST_MOVES:
        move = (dealer if actor == DEALER else scene.seat)(state, generator)
        state, events = game.apply(state, move)
        is_marked = len(entries) % DIGEST_EVERY == DIGEST_EVERY - 1 or game.to_act(state) is None
        entries.append(_entry(len(entries), actor, move, events, digest(state) if is_marked else None))
        story += events
    return Log(_header(game, edition, rules.answers(), seats), tuple(entries)) if scene.shows(story) else None


def _header(game: Game, edition: str, rulings: dict[str, str | int], seats: int) -> Header:
    names = tuple(NAMES[seat] if seat < len(NAMES) else f"Guest {seat + 1}" for seat in range(seats))
    return Header(FORMAT, "playthrough", game.id, game.version, edition, rulings, names)


def _entry(seq: int, actor: Actor, move: Any, events: tuple[Any, ...], mark: str | None) -> MoveEntry:
    return MoveEntry(
        seq=seq,
        actor=actor,
        decided_by="dealer" if actor == DEALER else "bot",
        action=str(seq),
        at=1_000 * seq,
        move=as_json(move),
        events=tuple(as_json(event) for event in events),
        digest=mark,
    )
