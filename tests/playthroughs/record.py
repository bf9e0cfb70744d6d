"""Plays a scene and keeps its log."""

from itertools import count
from random import Random

from volteface.games.flip7 import GAME
from volteface.games.flip7.events import AnyEvent
from volteface.games.flip7.moves import Move
from volteface.games.flip7.state import State
from volteface.kernel import DEALER, Actor, Header, Log, MoveEntry, digest
from volteface.kernel.log import DIGEST_EVERY, as_json

from .scenes import Scene

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def record(scene: Scene, edition: str) -> Log:
    """The first of ever new games that shows the scene's ending."""
    return next(log for log in (_play(scene, edition, seed) for seed in count()) if log is not None)


def _play(scene: Scene, edition: str, seed: int) -> Log | None:
    rules, seats = GAME.rules(edition, scene.house), scene.seats_in(edition)
    state, generator, dealer = GAME.start(rules, seats), Random(seed), scene.dealer()
    entries: list[MoveEntry] = []
    story: list[AnyEvent] = []
    while (actor := GAME.to_act(state)) is not None:
        move = (dealer if actor == DEALER else scene.seat)(state, generator)
        state, events = GAME.apply(state, move)
        entries.append(_entry(len(entries), actor, move, events, state))
        story += events
    return Log(_header(edition, rules.answers(), seats), tuple(entries)) if scene.shows(story) else None


def _header(edition: str, rulings: dict[str, str | int], seats: int) -> Header:
    names = tuple(NAMES[seat] if seat < len(NAMES) else f"Guest {seat + 1}" for seat in range(seats))
    return Header(1, "playthrough", GAME.id, GAME.version, edition, rulings, names)


def _entry(seq: int, actor: Actor, move: Move, events: tuple[AnyEvent, ...], after: State) -> MoveEntry:
    is_marked = seq % DIGEST_EVERY == DIGEST_EVERY - 1 or GAME.to_act(after) is None
    return MoveEntry(
        seq=seq,
        actor=actor,
        decided_by="dealer" if actor == DEALER else "bot",
        action=str(seq),
        at=1_000 * seq,
        move=as_json(move),
        events=tuple(as_json(event) for event in events),
        digest=digest(after) if is_marked else None,
    )
