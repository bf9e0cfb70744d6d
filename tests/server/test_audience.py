"""What everybody is sent is what they may see: parts that are written out once make no difference."""

from typing import Any

import msgspec
import pytest

from tests.tables.evenings import FLIP, PEOPLE, PHASES, Kind, evening, gathered, seat_people
from tests.tables.evenings import ask as request
from volteface.server.audience import Audience
from volteface.server.connection import Connection
from volteface.server.metrics import Metrics
from volteface.tables import LiveTable, Setup
from volteface.tables.hosting import start

BLIND = Kind(PHASES.game, msgspec.structs.replace(PHASES.setup, house={**PHASES.setup.house, "own_backs": "hidden"}))


class Listener(Connection):
    """Somebody who looks on and remembers what came."""

    def __init__(self, person: str | None) -> None:
        super().__init__(person)
        self.heard: list[Any] = []

    def send(self, text: bytes, fresh: object) -> None:
        self.heard.append(msgspec.json.decode(text))


def audience_of(table: LiveTable) -> tuple[Audience, list[Listener]]:
    listeners = [Listener(person) for person in (*PEOPLE, "ann", None)]  # Ann has two tabs
    audience = Audience(table.game, Metrics())
    for listener in listeners:
        audience.add(listener)
    return audience, listeners


def expected(table: LiveTable, person: str | None, since: int) -> dict[str, Any]:
    seen = {"table": table.output(person), "happened": table.feed(person, since)}
    answer: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen))
    return answer


@pytest.mark.parametrize("kind", [FLIP, PHASES, BLIND], ids=["flip7", "phase10flip", "own backs hidden"])
def test_everybody_gets_their_own_view_and_what_they_saw_happen_all_evening(kind: Kind) -> None:
    table = gathered(kind)
    audience, listeners = audience_of(table)
    start(table, request("ann", "start"), "random")
    before, moments = 0, 0
    for _ in evening(table, seed=5, most=150):
        audience.show(table, before, now=moments)
        for listener in listeners:
            told = listener.heard.pop()
            assert (told["type"], told["now"]) == ("update", moments)
            assert {"table": told["table"], "happened": told["happened"]} == expected(table, listener.person, before)
        before, moments = table.seq, moments + 1
    assert moments > 40


def test_before_a_game_begins_everybody_sees_who_comes_and_sits_down() -> None:
    table = gathered(FLIP, ())
    audience, listeners = audience_of(table)
    seat_people(table, PEOPLE)
    audience.show(table, 0, now=1)
    table.presence.depart("bo", 2)
    audience.show(table, 0, now=2)
    seen = [[seat["is_here"] for seat in told["table"]["seats"]] for told in listeners[-1].heard]
    assert (seen, listeners[0].heard[0]["table"]["game"]) == ([[True, True, True], [True, False, True]], None)


def test_only_whoever_asked_gets_the_id_of_their_request_back() -> None:
    table = gathered(FLIP)
    audience, listeners = audience_of(table)
    audience.show(table, table.seq, now=1, action="ann/my-own-id")
    ids = [told.get("action") for listener in listeners for told in listener.heard]
    assert ids == ["my-own-id", None, None, "my-own-id", None]


def test_a_stranger_who_asked_gets_the_id_and_other_strangers_do_not() -> None:
    table = gathered(FLIP, ("ann", "bo"))
    audience, listeners = audience_of(table)
    audience.show(table, table.seq, now=1, action="cy/my-own-id")
    ids = [told.get("action") for listener in listeners for told in listener.heard]
    assert ids == [None, None, "my-own-id", None, None]


def test_another_value_is_written_out_anew() -> None:
    table = gathered(FLIP)
    audience, listeners = audience_of(table)
    audience.show(table, table.seq, now=1)
    other = gathered(FLIP, setup=Setup("flip7", "en", 3, house={"target_score": 70}))
    audience.show(other, other.seq, now=2)
    targets = [told["table"]["setup"]["house"]["target_score"] for told in listeners[0].heard]
    assert targets == [60, 70]
