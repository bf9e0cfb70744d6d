"""No event that is kept beside a move can be changed or left out, to the last byte."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from volteface.kernel import AnyEntry, InvalidLog, Log, read_log, write_log

from .evenings import FLIP, TINY, Kind
from .kinds import each_kind
from .tampering import is_refused, moves, played, short_game, with_entry


def twisted(value: Any) -> Iterator[Any]:
    """The value with one thing in it changed, in every way."""
    if isinstance(value, dict):
        for key in value:
            yield from ({**value, key: other} for other in twisted(value[key]))
    elif isinstance(value, list):
        yield from (
            [*value[:index], other, *value[index + 1 :]]
            for index in range(len(value))
            for other in twisted(value[index])
        )
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value + "x"
    else:
        yield 0


@pytest.mark.parametrize("kind", [FLIP, TINY], ids=str)
def test_no_stored_event_can_be_changed(kind: Kind) -> None:
    log = played(kind)
    changed = [
        with_entry(log, index, replace(entry, events=tuple(events)))
        for index, entry in moves(log)
        for events in twisted(list(entry.events))
    ]
    assert changed and all(is_refused(one, kind) for one in changed[:: 1 + len(changed) // 150])


@each_kind
def test_no_stored_event_can_be_left_out(kind: Kind) -> None:
    log = played(kind)
    changed = [with_entry(log, index, replace(entry, events=())) for index, entry in moves(log) if entry.events]
    assert changed and all(is_refused(one, kind) for one in changed[:: 1 + len(changed) // 40])


def test_every_byte_of_a_short_games_moves_and_events_matters() -> None:
    log = short_game()
    for index, entry in moves(log):
        line = write_log(Log(log.header, (entry,))).decode()
        begin, end = line.index('"move":{'), line.index(',"digest"')
        for byte in range(begin + len('"move":{'), end):
            changed = line[:byte] + ("1" if line[byte] == "0" else "0") + line[byte + 1 :]
            try:
                (other,) = json_entries(changed)
            except InvalidLog:
                continue
            assert is_refused(with_entry(log, index, other), TINY), changed[begin:end]


def json_entries(text: str) -> tuple[AnyEntry, ...]:
    """The entries of a log whose numbers do not begin at the beginning."""
    value = json.loads(text) if is_json(text) else None
    if value is None:
        raise InvalidLog("no JSON")
    value["entries"] = [{**entry, "seq": 0} for entry in value["entries"]]
    (entry,) = read_log(json.dumps(value).encode()).entries
    return (replace(entry, seq=int(json.loads(text)["entries"][0]["seq"])),)


def is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True
