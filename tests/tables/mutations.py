"""Logs in which something was changed at random, to be imported.

`MUTATIONS=10000 pytest tests/tables/test_imports.py -k mutated` tries that many.
"""

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, Final

from volteface.kernel import write_log

from .fair_games import KINDS, branched, played

NAMES: Final = ("flip7-anew-each-round", "phase10flip", "phase10flip-hidden-backs")
STRANGE: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 7, 99, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 0.5, 1e300, "", "x", "dealer",
    "\u0000", "\ud7ff", "\u202e", "é" * 50, "x" * 5000, [], {}, [[]], {"": {}}, [None], "12", "r5/9", "private",
    "listed", "flip7", "phase10flip", "higher", "en", "fr", "ten_rounds", "branched", "revealed", "started", "opened",
)  # fmt: skip

Json = Any


@cache
def _originals() -> tuple[str, ...]:
    logs = [write_log(played(KINDS[name], 1)) for name in NAMES]
    logs.append(write_log(branched(KINDS["flip7-anew-each-round"])))
    return tuple(log.decode() for log in logs)


def mutated(seed: int) -> bytes:
    """A real log with one to three changes, the same for the same seed."""
    generator = Random(f"mutation {seed}")
    log = json.loads(generator.choice(_originals()))
    for _ in range(generator.choice((1, 1, 1, 2, 3))):
        with suppress(AttributeError, LookupError, TypeError, ValueError):  # what an earlier change has broken
            generator.choice(MUTATIONS)(log, generator)
    if generator.random() < 0.8:  # most changes would be found by the numbers alone
        for seq, entry in enumerate(entries if isinstance(entries := log.get("entries"), list) else ()):
            if isinstance(entry, dict):
                entry["seq"] = seq
    return json.dumps(log).encode()


def _pick(log: Json, generator: Random) -> tuple[Json, Any]:
    """Somewhere in the log: a container, and a key or an index of it."""
    place: Json = log if generator.random() < 0.3 else log["entries"]
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = generator.choice(keys)
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or generator.random() < 0.15:
            return place, key
        place = inner


def _change(log: Json, generator: Random) -> None:
    place, key = _pick(log, generator)
    place[key] = copy.deepcopy(generator.choice(STRANGE))


def _nudge(log: Json, generator: Random) -> None:
    for _ in range(50):
        place, key = _pick(log, generator)
        if isinstance(place[key], int):
            place[key] += generator.choice((-1, 1, 10, -1000))
            return


def _rename(log: Json, generator: Random) -> None:
    place, key = _pick(log, generator)
    if isinstance(place, dict):
        place[generator.choice(("event", "seat", "person", "x", "move"))] = place.pop(key)


def _remove(log: Json, generator: Random) -> None:
    place, key = _pick(log, generator)
    del place[key]


def _remove_entry(log: Json, generator: Random) -> None:
    if log["entries"]:
        del log["entries"][generator.randrange(len(log["entries"]))]


def _repeat_entry(log: Json, generator: Random) -> None:
    entries = log["entries"]
    again = copy.deepcopy(generator.choice(entries))
    again["action"] = f"again {generator.random()}"
    entries.insert(generator.randrange(len(entries) + 1), again)


def _move_entry(log: Json, generator: Random) -> None:
    entries = log["entries"]
    entries.insert(generator.randrange(len(entries)), entries.pop(generator.randrange(len(entries))))


def _move_note(log: Json, generator: Random) -> None:
    notes = [entry for entry in log["entries"] if entry.get("kind") == "note"]
    note = generator.choice(notes)
    log["entries"].remove(note)
    log["entries"].insert(generator.randrange(len(log["entries"]) + 1), note)


def _change_a_note(log: Json, generator: Random) -> None:
    about = generator.choice([entry["about"] for entry in log["entries"] if entry.get("about")])
    about[generator.choice(list(about))] = copy.deepcopy(generator.choice(STRANGE))


def _add_an_event(log: Json, generator: Random) -> None:
    seat = generator.choice((0, 1, 5, -1, 2**40))
    about = generator.choice(
        (
            {"event": "stood_in", "seat": seat, "why": "left"},
            {"event": "took_back", "seat": seat},
            {"event": "bot_failed", "seat": seat, "why": "died", "bot": "nobody"},
            {"event": "seat_freed", "seat": seat},
            {"event": "sat_down", "seat": seat, "person": "ann", "name": "Zed", "entropy": "e"},
            {"event": "paused"},
            {"event": "host_changed", "host": "ann"},
            {"event": "rematched", "table": "t" * 30},
            {"event": "branched", "table": "t", "seq": 3},
            {"event": "revealed", "secret": "00" * 32},
            {"event": "revealed", "secret": "no"},
            {"event": "started", "header": copy.deepcopy(log["header"])},
            {"event": "said", "person": "ann", "name": "Ann", "text": "hi"},
            None,
        )
    )
    note = {"kind": "note", "actor": 0, "decided_by": "person", "action": f"new {generator.random()}", "at": 0}
    log["entries"].insert(generator.randrange(len(log["entries"]) + 1), {**note, "seq": 0, "text": "", "about": about})


def _take_back(log: Json, generator: Random) -> None:
    index = generator.randrange(len(log["entries"]) + 1)
    back_to = generator.choice((0, index - 1, index - 2, 10**9, -5))
    frame = {"actor": generator.choice((0, 1, "dealer")), "decided_by": "person", "at": 0, "seq": 0}
    undo = {**frame, "kind": "undo", "action": f"undo {generator.random()}", "back_to": back_to}
    amend = {**frame, "kind": "amend", "action": f"amend {generator.random()}", "of": back_to, "move": {"move": "stay"}}
    log["entries"].insert(index, generator.choice((undo, undo, amend)))


def _change_the_setup(log: Json, generator: Random) -> None:
    abouts = [entry.get("about") or {} for entry in log["entries"]]
    setups = [about["setup"] for about in abouts if isinstance(about.get("setup"), dict)]
    headers = [log["header"], *(about["header"] for about in abouts if isinstance(about.get("header"), dict))]
    field = generator.choice(("seats", "edition", "deck", "house", "game", "rulings", "names", "turn_seconds"))
    value = copy.deepcopy(generator.choice(STRANGE))
    for setup in setups:
        setup[{"rulings": "house", "names": "visibility"}.get(field, field)] = value
    for header in headers:
        header[{"house": "rulings", "names": "seats", "turn_seconds": "engine"}.get(field, field)] = value


MUTATIONS: Final[tuple[Callable[[Json, Random], None], ...]] = (
    _change,
    _change,
    _nudge,
    _rename,
    _remove,
    _remove_entry,
    _repeat_entry,
    _move_entry,
    _move_note,
    _change_a_note,
    _add_an_event,
    _add_an_event,
    _take_back,
    _change_the_setup,
)
