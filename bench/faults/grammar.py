"""Nonsense of every kind: valid commands and requests with something wrong in them, by grammar, and plain rubbish."""

import json
from random import Random
from typing import Any, Final

from msgspec import Struct

COMMANDS: Final[tuple[dict[str, Any], ...]] = (
    {"type": "act", "seq": 0, "move": {"move": "hit"}},
    {"type": "act", "seq": 0, "move": {"move": "reveal", "card": "7"}},
    {"type": "act", "seq": 0, "move": {"move": "first_dealer", "seat": 0}},
    {"type": "act", "seq": 0, "move": {"move": "shuffle", "order": ["r1/4", "b2/5"]}},
    {"type": "act", "seq": 0, "move": {"move": "draw"}},
    {"type": "act", "seq": 0, "move": {"move": "lay_down", "groups": [{"cards": ["r1/4"], "kind": "set"}]}},
    {"type": "act", "seq": 0, "move": {"move": "discard", "card": "r1/4"}},
    {"type": "sit", "seat": 0, "name": "Eve", "entropy": "x"},
    {"type": "seat_bot", "seat": 0, "bot": "counter"},
    {"type": "start", "bot": ""},
    {"type": "remove", "seat": 0},
    {"type": "hand_over", "seat": 1},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "undo"},
    {"type": "go_on"},
    {"type": "leave"},
    {"type": "switch_chat", "on": True},
    {"type": "say", "text": "boo"},
    {"type": "react", "sign": "👏"},
    {"type": "rematch"},
    {"type": "advise"},
    {"type": "refresh"},
)
HUGE: Final = (2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**40, -1, 1e308, 5e-324, 0.1)
ODD: Final[tuple[Any, ...]] = (
    None, True, False, "", " ", "\x00", "\u202e", "\ud7ff", "é" * 300, "😀" * 60, "../../etc/passwd", "' OR 1=1 --",
    "NaN", "<script>", "%s%n", [], {}, [[]], {"": None}, "a" * 20_000, [0] * 5_000,
)  # fmt: skip
DEEP: Final = (40, 900, 1_100, 5_000)
RARE: Final = ("leave", "pause", "rematch", "advise")  # they end a table's game, or take long


class Told(Struct):
    """What a sender of nonsense knows of the tables: other tables' ids, other people, and the last view."""

    tables: list[str]
    people: list[str]
    view: dict[str, Any] = {}


def command(generator: Random, told: Told) -> bytes:
    """The text of a message over a socket: about a third may be valid."""
    choice = generator.random()
    if choice < 0.01:
        return rubbish(generator)
    if choice < 0.03:
        return deep(generator)
    message = offered(generator, told) if choice < 0.3 else dict(generator.choice(COMMANDS))
    if message["type"] in RARE and generator.random() < 0.9:
        message = {"type": "refresh"}
    message["action"] = f"{generator.getrandbits(64):016x}"
    if "seq" in message and generator.random() < 0.7:
        message["seq"] = told.view.get("seq", 0) - (generator.random() < 0.2)
    for _ in range(generator.choice((0, 0, 1, 1, 2))):
        message = mutated(message, generator, told)
    data = json.dumps(message).encode()
    return spoiled(data, generator) if generator.random() < 0.02 else data


def offered(generator: Random, told: Told) -> dict[str, Any]:
    """A move that is offered just now, or any command."""
    offers = [offer for offer in told.view.get("offers") or () if "offer" not in offer]
    move = generator.choice(offers) if offers else {"move": "stay"}
    return {"type": "act", "seq": 0, "move": move}


def mutated(value: Any, generator: Random, told: Told) -> Any:
    """A copy with one thing changed somewhere in it: gone, added, doubled, or of another kind."""
    if isinstance(value, dict) and value and generator.random() < 0.85:
        copy, name = dict(value), generator.choice(list(value))
        way = generator.random()
        if way < 0.15:
            del copy[name]
        elif way < 0.3:
            copy[generator.choice(("more", "type", "action", "seat", "", "__proto__"))] = anything(generator, told)
        else:
            copy[name] = mutated(copy[name], generator, told)
        return copy
    if isinstance(value, list) and value and generator.random() < 0.7:
        copied, index = list(value), generator.randrange(len(value))
        way = generator.random()
        if way < 0.25:
            del copied[index]
        elif way < 0.5:
            copied.insert(generator.randrange(len(copied) + 1), copied[index])
        else:
            copied[index] = mutated(copied[index], generator, told)
        return copied
    if isinstance(value, int) and generator.random() < 0.5:
        return value + generator.choice((-1, 1, 2, 50))
    return anything(generator, told)


def anything(generator: Random, told: Told) -> Any:
    """A value that hardly fits: of another type, huge, odd, or of somebody else."""
    pool = generator.choice((HUGE, ODD, told.tables or ODD, told.people or ODD, tuple(range(-2, 12))))
    return generator.choice(pool)


def rubbish(generator: Random) -> bytes:
    """Random bytes."""
    return generator.randbytes(generator.randrange(200))


def deep(generator: Random) -> bytes:
    """JSON that is nested very deeply, alone or where a move should be."""
    depth, opening, closing = generator.choice(DEEP), *generator.choice((("[", "]"), ('{"a":', "}")))
    text = opening * depth + "1" + closing * depth
    return generator.choice((text, f'{{"type":"act","action":"deep-nonsense","seq":1,"move":{text}}}')).encode()


def spoiled(data: bytes, generator: Random) -> bytes:
    """Cut off somewhere, or with some bytes changed."""
    if generator.random() < 0.5 or not data:
        return data[: generator.randrange(len(data) + 1)]
    spoilt = bytearray(data)
    for _ in range(generator.randint(1, 4)):
        spoilt[generator.randrange(len(spoilt))] = generator.randrange(256)
    return bytes(spoilt)
