"""Back means back: whoever is connected again has their seat again, unless they left or were removed."""

import asyncio

import pytest

from volteface.tables import Setup
from volteface.tables.clock import AGAIN_SECONDS, AWAY_SECONDS

from .hosting import Client, Hosting, until_asked
from .test_hosting import hosted, seated

SETUP = Setup("flip7", "en", 3, house={"target_score": 120}, turn_seconds=60)
LONG_ENOUGH = (60 + AWAY_SECONDS + AGAIN_SECONDS) * 1000


async def asked_first(hosting: Hosting, setup: Setup = SETUP) -> tuple[Client, Client, int]:
    """Two people, of whom the first is asked, and that one's seat."""
    _, ann, bo = await seated(hosting, setup)
    view = await until_asked(ann, bo)
    seat: int = view["asked"]
    return (ann, bo, seat) if seat == 0 else (bo, ann, seat)


async def until_stood_in(hosting: Hosting, witness: Client, seat: int) -> None:
    hosting.clock.now += LONG_ENOUGH
    assert witness.room is not None
    witness.room._schedule()
    await witness.until_view(lambda view: view["seats"][seat]["stands_in"] is not None)


def test_whoever_was_away_has_their_seat_again_as_soon_as_they_are_connected() -> None:
    async def test(hosting: Hosting) -> None:
        gone, witness, seat = await asked_first(hosting)
        await gone.leave()
        await until_stood_in(hosting, witness, seat)
        again = await hosting.connect(gone.person, witness.table["table"])
        for client in (again, witness):
            await client.until_view(lambda view: view["seats"][seat]["stands_in"] is None)
        events = [entry["table_event"] for message in witness.messages for entry in message.get("happened", ())]
        assert {"event": "took_back", "seat": seat} in events

    hosted(test)


def test_whoever_was_too_slow_has_their_seat_again_when_they_connect_anew() -> None:
    async def test(hosting: Hosting) -> None:
        slow, witness, seat = await asked_first(hosting)
        await until_stood_in(hosting, witness, seat)
        assert witness.table["seats"][seat]["stands_in"] == "time"
        again = await hosting.connect(slow.person, witness.table["table"])
        await again.until_view(lambda view: view["seats"][seat]["stands_in"] is None)

    hosted(test)


def test_a_server_that_stops_meanwhile_changes_nothing() -> None:
    async def test(hosting: Hosting) -> None:
        gone, witness, seat = await asked_first(hosting)
        await gone.leave()
        await until_stood_in(hosting, witness, seat)
        await witness.leave()
        hosting.rooms._rooms.clear()  # as after a restart
        again = await hosting.connect(gone.person, witness.table["table"])
        await again.until_view(lambda view: view["seats"][seat]["stands_in"] is None)

    hosted(test)


@pytest.mark.parametrize("how", ["leave", "remove"])
def test_whoever_left_or_was_removed_does_not_get_the_seat_by_looking(how: str) -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, bo = await seated(hosting, SETUP)
        if how == "leave":
            await bo.send("leave")
        else:
            await ann.send("remove", seat=1)
        await bo.leave()
        again = await hosting.connect("bo", ann.table["table"])
        await asyncio.sleep(0.01)
        assert again.table["seats"][1]["stands_in"] in ("left", "removed")
        assert ann.room is not None and not ann.room._beside

    hosted(test)


def test_a_disk_that_is_full_leaves_the_way_back_by_hand() -> None:
    async def test(hosting: Hosting) -> None:
        gone, witness, seat = await asked_first(hosting)
        await gone.leave()
        await until_stood_in(hosting, witness, seat)
        hosting.store.is_failing = True
        again = await hosting.connect(gone.person, witness.table["table"])
        await asyncio.sleep(0.01)
        assert again.table["seats"][seat]["stands_in"] == "away"
        hosting.store.is_failing = False
        back = await again.send("sit", "by-hand-1", seat=seat, name="", entropy="")
        assert back["table"]["seats"][seat]["stands_in"] is None

    hosted(test)


def test_the_host_has_a_bot_play_for_somebody_a_waiting_table_waits_for() -> None:
    async def test(hosting: Hosting) -> None:
        setup = Setup("flip7", "en", 3, house={"target_score": 120}, waits_for_people=True)
        _, ann, bo = await seated(hosting, setup)
        await bo.leave()
        assert (await ann.send("stand_in", seat=1))["table"]["seats"][1]["stands_in"] == "away"
        again = await hosting.connect("bo", ann.table["table"])
        await again.until_view(lambda view: view["seats"][1]["stands_in"] is None)

    hosted(test)
