"""What was agreed before the first deal (secret, commitment, chance, header) cannot be changed."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from volteface.kernel import Log, NoteEntry, write_log

from .evenings import FLIP, PHASES, TINY, Kind
from .kinds import each_kind
from .tampering import is_refused, played, with_event


def other_digit(text: str, index: int) -> str:
    return text[:index] + ("1" if text[index] == "0" else "0") + text[index + 1 :]


def event_of(log: Log, event: str) -> dict[str, Any]:
    return next(
        entry.about
        for entry in log.entries
        if isinstance(entry, NoteEntry) and entry.about and entry.about["event"] == event
    )


@pytest.mark.parametrize("index", range(64))
def test_another_secret_is_refused(index: int) -> None:
    secret = event_of(played(TINY), "revealed")["secret"]
    assert is_refused(with_event(played(TINY), "revealed", secret=other_digit(secret, index)), TINY)


@pytest.mark.parametrize("secret", ["", "00", "no secret", "é", "0" * 64])
@each_kind
def test_a_secret_that_is_none_is_refused(kind: Kind, secret: str) -> None:
    assert is_refused(with_event(played(kind), "revealed", secret=secret), kind)


@pytest.mark.parametrize("index", range(64))
def test_another_commitment_is_refused(index: int) -> None:
    commitment = event_of(played(TINY), "opened")["commitment"]
    assert is_refused(with_event(played(TINY), "opened", commitment=other_digit(commitment, index)), TINY)


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
@pytest.mark.parametrize("index", range(11))
def test_other_chance_of_a_seat_is_refused(kind: Kind, index: int) -> None:
    entropy = event_of(played(kind), "sat_down")["entropy"]
    assert is_refused(with_event(played(kind), "sat_down", entropy=other_digit(entropy, index)), kind)


HEADERS: dict[str, Callable[[Any], Any]] = {
    "format": lambda header: replace(header, format=header.format + 1),
    "engine": lambda header: replace(header, engine="other"),
    "rules_version": lambda header: replace(header, rules_version=99),
    "edition": lambda header: replace(header, edition="other"),
    "rulings": lambda header: replace(header, rulings={**header.rulings, next(iter(header.rulings)): "other"}),
    "seats": lambda header: replace(header, seats=("Eve", *header.seats[1:])),
    "deck": lambda header: replace(header, deck=("r1/1",)),
}


@pytest.mark.parametrize("change", HEADERS.values(), ids=HEADERS)
@each_kind
def test_another_header_is_refused(kind: Kind, change: Callable[[Any], Any]) -> None:
    log = played(kind)
    assert is_refused(replace(log, header=change(log.header)), kind)


@pytest.mark.parametrize("change", [HEADERS["rules_version"], HEADERS["seats"]], ids=["rules_version", "seats"])
@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_a_header_changed_in_both_places_is_refused(kind: Kind, change: Callable[[Any], Any]) -> None:
    log = played(kind)
    header = change(log.header)
    changed = with_event(log, "started", header=json.loads(write_log(Log(header)))["header"])
    assert is_refused(replace(changed, header=header), kind)
