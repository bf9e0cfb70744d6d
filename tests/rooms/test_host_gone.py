"""A host who vanishes is replaced by somebody who is there, before and during the game."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from volteface.rooms.room import HOST_SECONDS
from volteface.tables import Setup

from .hosting import Client, Hosting
from .test_hosting import hosted

SETUP = Setup("flip7", "en", 4)
LONG_ENOUGH = round(HOST_SECONDS * 1000)

Test = Callable[[Hosting], Coroutine[Any, Any, None]]


async def gathered(hosting: Hosting, *people: str) -> list[Client]:
    """People at a table that the first of them opened; they sit down from the last to the first."""
    table = await hosting.tables.open_table(SETUP, people[0])
    clients = [await hosting.connect(person, table) for person in people]
    for seat, client in reversed(list(enumerate(clients))):
        assert client.person is not None
        await client.send("sit", seat=seat, name=client.person, entropy=f"chance of {client.person}")
    return clients


async def pass_time(hosting: Hosting, witness: Client, milliseconds: int) -> None:
    """Let time pass, and have the room look at its clock."""
    hosting.clock.now += milliseconds
    assert witness.room is not None
    witness.room._schedule()


async def hosts(client: Client, person: str) -> None:
    await client.until_view(lambda view: bool(view["host"] == person))


@pytest.mark.parametrize("has_begun", [False, True])
def test_whoever_sat_down_first_of_those_who_are_there_becomes_the_host(has_begun: bool) -> None:
    async def test(hosting: Hosting) -> None:
        ann, bo, _ = await gathered(hosting, "ann", "bo", "cy")
        if has_begun:
            await ann.send("start", bot="")
        await ann.leave()
        await pass_time(hosting, bo, LONG_ENOUGH)
        await hosts(bo, "cy")
        events = [entry["table_event"] for message in bo.messages for entry in message.get("happened", ())]
        assert {"event": "host_changed", "host": "cy"} in events

    hosted(test)


def test_the_new_host_may_start_pause_and_go_on() -> None:
    async def test(hosting: Hosting) -> None:
        ann, bo = await gathered(hosting, "ann", "bo")
        await ann.leave()
        assert (await bo.send("start", bot=""))["type"] == "refused"
        await pass_time(hosting, bo, LONG_ENOUGH)
        await hosts(bo, "bo")
        replies = [await bo.send("start", bot=""), await bo.send("pause"), await bo.send("resume")]
        assert [reply["type"] for reply in replies] == ["update"] * 3

    hosted(test)


def test_a_host_who_comes_back_in_time_stays_the_host() -> None:
    async def test(hosting: Hosting) -> None:
        ann, bo = await gathered(hosting, "ann", "bo")
        await ann.leave()
        await pass_time(hosting, bo, LONG_ENOUGH - 1)
        again = await hosting.connect("ann", bo.table["table"])
        await pass_time(hosting, bo, LONG_ENOUGH)
        assert (await again.send("switch_chat", "another-window", on=False))["table"]["host"] == "ann"

    hosted(test)


def test_a_host_with_another_window_is_not_gone() -> None:
    async def test(hosting: Hosting) -> None:
        ann, bo = await gathered(hosting, "ann", "bo")
        window = await hosting.connect("ann", bo.table["table"])
        await ann.leave()
        await pass_time(hosting, bo, LONG_ENOUGH)
        assert (await window.send("switch_chat", "another-window", on=False))["table"]["host"] == "ann"

    hosted(test)


def test_a_spectator_does_not_become_the_host_but_whoever_sits_down_does() -> None:
    async def test(hosting: Hosting) -> None:
        (ann,) = await gathered(hosting, "ann")
        bo = await hosting.connect("bo", ann.table["table"])
        await ann.leave()
        await pass_time(hosting, bo, LONG_ENOUGH)
        assert (await bo.send("refresh"))["table"]["host"] == "ann"
        await bo.send("sit", seat=1, name="Bo", entropy="chance of Bo")
        await hosts(bo, "bo")

    hosted(test)


def test_a_host_who_does_not_come_back_after_a_restart_is_replaced() -> None:
    async def test(hosting: Hosting) -> None:
        ann, bo = await gathered(hosting, "ann", "bo")
        table = bo.table["table"]
        await ann.leave()
        await bo.leave()
        hosting.clock.now += LONG_ENOUGH
        again = await hosting.connect("bo", table)
        assert (await again.send("refresh"))["table"]["host"] == "ann"  # may still come
        await pass_time(hosting, again, LONG_ENOUGH)
        await hosts(again, "bo")

    hosted(test)


def test_a_host_who_leaves_hands_over_to_somebody_who_is_there() -> None:
    async def test(hosting: Hosting) -> None:
        ann, bo, cy = await gathered(hosting, "ann", "bo", "cy")
        await bo.leave()
        await ann.send("leave")
        await hosts(cy, "cy")

    hosted(test)


@pytest.mark.parametrize("has_begun", [False, True])
def test_a_host_whose_data_is_deleted_leaves_and_hands_over_at_once(has_begun: bool) -> None:
    async def test(hosting: Hosting) -> None:
        ann, bo = await gathered(hosting, "ann", "bo")
        if has_begun:
            await ann.send("start", bot="")
        await hosting.rooms.forget("ann")
        await hosts(bo, "bo")
        seat = bo.table["seats"][0]
        assert seat["stands_in"] == "left" if has_begun else seat["person"] is None

    hosted(test)


def test_deleting_ones_data_frees_ones_seats_at_tables_where_nobody_is() -> None:
    async def test(hosting: Hosting) -> None:
        ann, bo = await gathered(hosting, "ann", "bo")
        table = bo.table["table"]
        await ann.leave()
        await bo.leave()
        await hosting.rooms.forget("ann")
        view = await hosting.tables.view(table, None)
        assert [seat.person for seat in view.seats] == [None, "bo", None, None]
        assert hosting.rooms.find(table) is None

    hosted(test)


def test_people_who_share_a_device_are_here_as_long_as_one_of_them_looks() -> None:
    async def test(hosting: Hosting) -> None:
        ann, bo, cy = await gathered(hosting, "ann", "bo", "cy")
        assert bo.room is not None
        bo.room.set_beside(frozenset({"ann", "bo"}))
        await ann.leave()
        await pass_time(hosting, bo, LONG_ENOUGH)
        await cy.until_view(lambda view: [seat["is_here"] for seat in view["seats"][:3]] == [True, True, True])
        await bo.leave()
        await cy.until_view(lambda view: [seat["is_here"] for seat in view["seats"][:3]] == [False, False, True])
        assert cy.table["host"] == "ann"

    hosted(test)
