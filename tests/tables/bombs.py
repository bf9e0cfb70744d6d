"""Small files that would cost much time or memory if they were believed."""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from volteface.kernel import write_log

from .fair_games import KINDS, played

MOST_BYTES: Final = 4_000_000  # that a server takes

Game = dict[str, Any]


def real_game() -> Game:
    """A game to begin with."""
    game: Game = json.loads(write_log(played(KINDS["flip7-anew-each-round"], 1)))
    return game


def undos_of_nothing() -> bytes:
    """Undo entries that take nothing back, as many as fit."""
    return _with_many("undo", back_to=10**9)


def undos_of_everything() -> bytes:
    """Undo entries that take everything back."""
    return _with_many("undo", back_to=0)


def amendments() -> bytes:
    """Entries that amend the first move, again and again."""
    game = real_game()
    first = next(entry for entry in game["entries"] if entry["kind"] == "move")
    return _with_many("amend", of=first["seq"], move=first["move"])


def notes() -> bytes:
    """Chat, as much as fits."""
    return _with_many("note", text="", about={"event": "said", "person": "a", "name": "A", "text": "hi"})


def many_seats() -> bytes:
    """A table that says it has a thousand million seats."""
    game = real_game()
    game["entries"][0]["about"]["setup"]["seats"] = 10**9
    return _write(game)


def thousands_of_players() -> bytes:
    """A table with a name for every one of its many seats."""
    game = real_game()
    game["entries"][0]["about"]["setup"]["seats"] = 300_000
    game["header"]["seats"] = ["x"] * 300_000
    return _write(game)


def huge_deck() -> bytes:
    """A deck of a hundred thousand cards."""
    game: Game = json.loads(write_log(played(KINDS["phase10flip"], 1)))
    deck = ["r1/1"] * 100_000
    game["header"]["deck"] = deck
    game["entries"][0]["about"]["setup"]["deck"] = deck
    return _write(game)


def deep_nesting() -> bytes:
    """A move nested a hundred thousand deep."""
    data = _write(real_game())
    return data.replace(b'"move": {"move": "stay"}', b'"move": ' + b'{"x":' * 100_000 + b"1" + b"}" * 100_000, 1)


def shallower_nesting() -> bytes:
    """A note nested as deep as a parser just about reads."""
    data = _write(real_game())
    return data.replace(b'"about": {', b'"about": {"x": ' + b"[" * 900 + b"]" * 900 + b", ", 1)


def enormous_number() -> bytes:
    """A house rule with a million digits."""
    return _write(real_game()).replace(b'"target_score": 60', b'"target_score": ' + b"9" * 1_000_000)


def long_name() -> bytes:
    """A player with a name of three million letters."""
    game = real_game()
    name = game["header"]["seats"][0]
    return _write(game).replace(json.dumps(name).encode(), b'"' + b"x" * 900_000 + b'"')


BOMBS: Final[tuple[Callable[[], bytes], ...]] = (
    undos_of_nothing,
    undos_of_everything,
    amendments,
    notes,
    many_seats,
    thousands_of_players,
    huge_deck,
    deep_nesting,
    shallower_nesting,
    enormous_number,
    long_name,
)


def _write(game: Game) -> bytes:
    return json.dumps(game).encode()


def _with_many(kind: str, **fields: Any) -> bytes:
    game = real_game()
    middle = len(game["entries"]) // 2
    size = len(_write(game))
    more: list[Game] = []
    for entry in _endless(kind, **fields):
        size += len(json.dumps(entry)) + 10
        if size > MOST_BYTES:
            break
        more.append(entry)
    game["entries"][middle:middle] = more
    for seq, entry in enumerate(game["entries"]):
        entry["seq"] = seq
    return _write(game)


def _endless(kind: str, **fields: Any) -> Iterator[Game]:
    number = 0
    while True:
        number += 1
        yield {
            "kind": kind,
            "seq": 0,
            "actor": 0,
            "decided_by": "person",
            "action": f"b{number}",
            "at": 0,
            **fields,
        }
