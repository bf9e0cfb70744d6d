"""What everybody is sent is what they may see: parts that are written out once make no difference."""

from typing import Any

import msgspec
import pytest

from tests.tables.evenings import FLIP, PEOPLE, PHASES, Kind, evening, gathered, seat_people
from tests.tables.evenings import ask as request
from tests.tables.stored import start
from volteface.rooms.broadcast import Broadcaster
from volteface.rooms.connection import Connection
from volteface.tables import ActionId, LiveTable, Setup

BLIND = Kind(PHASES.game, msgspec.structs.replace(PHASES.setup, house={**PHASES.setup.house, "own_backs": "hidden"}))


class Listener(Connection):
    """Somebody who looks on and remembers what came."""

    def __init__(self, person: str | None) -> None:
        super().__init__(person)
        self.heard: list[Any] = []

    def send(self, text: bytes, fresh: object) -> None:
        self.heard.append(msgspec.json.decode(text))


def broadcaster_of(table: LiveTable) -> tuple[Broadcaster, list[Listener]]:
    listeners = [Listener(person) for person in (*PEOPLE, "ann", None)]  # Ann has two tabs
    broadcaster = Broadcaster(table.game)
    for listener in listeners:
        broadcaster.add(listener)
    return broadcaster, listeners


def expected(table: LiveTable, person: str | None, since: int) -> dict[str, Any]:
    seen = {"table": table.view_for(person), "happened": table.feed(table.seat_of(person), since)}
    answer: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen))
    return answer


@pytest.mark.parametrize("kind", [FLIP, PHASES, BLIND], ids=["flip7", "phase10flip", "own backs hidden"])
def test_everybody_gets_their_own_view_and_what_they_saw_happen_all_evening(kind: Kind) -> None:
    table = gathered(kind)
    broadcaster, listeners = broadcaster_of(table)
    start(table, request("ann", "start"), "random")
    before, moments = 0, 0
    for _ in evening(table, seed=6, most=150):
        broadcaster.send(table, before, now=moments)
        for listener in listeners:
            told = listener.heard.pop()
            assert (told["type"], told["now"]) == ("update", moments)
            assert {"table": told["table"], "happened": told["happened"]} == expected(table, listener.person, before)
        before, moments = table.seq, moments + 1
    assert moments > 40


def test_before_a_game_begins_everybody_sees_who_comes_and_sits_down() -> None:
    table = gathered(FLIP, ())
    broadcaster, listeners = broadcaster_of(table)
    seat_people(table, PEOPLE)
    broadcaster.send(table, 0, now=1)
    table.presence.depart("bo", 2)
    broadcaster.send(table, 0, now=2)
    seen = [[seat["is_here"] for seat in told["table"]["seats"]] for told in listeners[-1].heard]
    assert (seen, listeners[0].heard[0]["table"]["game"]) == ([[True, True, True], [True, False, True]], None)


def test_only_whoever_asked_gets_the_id_of_their_request_back() -> None:
    table = gathered(FLIP)
    broadcaster, listeners = broadcaster_of(table)
    broadcaster.send(table, table.seq, now=1, action=ActionId("ann", "my-own-id"))
    ids = [told.get("action") for listener in listeners for told in listener.heard]
    assert ids == ["my-own-id", None, None, "my-own-id", None]


def test_a_stranger_who_asked_gets_the_id_and_other_strangers_do_not() -> None:
    table = gathered(FLIP, ("ann", "bo"))
    broadcaster, listeners = broadcaster_of(table)
    broadcaster.send(table, table.seq, now=1, action=ActionId("cy", "my-own-id"))
    ids = [told.get("action") for listener in listeners for told in listener.heard]
    assert ids == [None, None, "my-own-id", None, None]


def test_another_value_is_written_out_anew() -> None:
    table = gathered(FLIP)
    broadcaster, listeners = broadcaster_of(table)
    broadcaster.send(table, table.seq, now=1)
    other = gathered(FLIP, setup=Setup("flip7", "en", 3, house={"target_score": 70}))
    broadcaster.send(other, other.seq, now=2)
    targets = [told["table"]["setup"]["house"]["target_score"] for told in listeners[0].heard]
    assert targets == [60, 70]
