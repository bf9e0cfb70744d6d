"""Whole games hosted by rooms alone: no server, a store in memory, a clock that the test turns."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from volteface.tables import ActionId, NoSuchTable, NotAllowed, Request, Setup, commands, load_table
from volteface.tables.fairness.verify import verify

from .hosting import Client, Hosting, until_asked

SETUPS = {
    "flip7": Setup("flip7", "en", 4, house={"target_score": 120}, turn_seconds=60),
    "phase10flip": Setup(
        "phase10flip", "fr", 4, house={"variant": "ten_rounds", "phases_to_win": 1, "stall_turns": 40}, turn_seconds=60
    ),
}


def hosted(test: Callable[[Hosting], Coroutine[Any, Any, None]]) -> None:
    """Run a test on an event loop of its own."""

    async def run() -> None:
        hosting = Hosting()
        await test(hosting)
        await hosting.rooms.close()

    asyncio.run(run())


async def seated(hosting: Hosting, setup: Setup) -> tuple[str, Client, Client]:
    """Two people at a table with bots on the other seats; the game has begun."""
    table = await hosting.tables.open_table(setup, "ann")
    ann, bo = await hosting.connect("ann", table), await hosting.connect("bo", table)
    await ann.send("sit", seat=0, name="Ann", entropy="chance of Ann")
    await bo.send("sit", seat=1, name="Bo", entropy="chance of Bo")
    assert (await ann.send("start", bot=""))["type"] == "update"
    return table, ann, bo


def move_of(view: dict[str, Any]) -> dict[str, Any]:
    """The last of the moves offered: stay, discard, the farthest target."""
    moves: list[dict[str, Any]] = [offer for offer in view["offers"] if "move" in offer]
    return moves[-1]


async def play_once(people: list[Client]) -> None:
    """Whoever is asked moves; bots move by themselves, and a round that is over is followed by the next."""
    view = await people[0].until_view(
        lambda view: view["stage"] == "over" or view["is_resting"] or view["asked"] in range(len(people))
    )
    if view["stage"] == "over":
        return
    if view["is_resting"]:
        await go_on(people)
        return
    asked = people[view["asked"]]
    await asked.until_view(lambda own: own["seq"] >= view["seq"])
    if asked.table["offers"]:
        await asked.send("act", seq=asked.table["seq"], move=move_of(asked.table))
    await people[0].until_view(lambda own: own["seq"] >= asked.table["seq"])


async def go_on(people: list[Client]) -> None:
    """Everybody is ready for the next round."""
    for person in people:
        await person.send("go_on")


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_a_whole_game_with_a_pause_and_a_reconnect_is_played_and_verified(setup: Setup) -> None:
    async def evening(hosting: Hosting) -> None:
        table, ann, bo = await seated(hosting, setup)
        assert (await ann.send("pause"))["table"]["is_paused"]
        assert (await ann.send("resume"))["table"]["is_paused"] is False
        for _ in range(4):
            await play_once([ann, bo])
        seen = bo.table["seq"]
        await bo.leave()
        await ann.until_view(lambda view: not view["seats"][1]["is_here"])
        bo = await hosting.connect("bo", table, since=seen)
        welcome = await bo.until(lambda message: message["type"] == "welcome")
        assert [entry["seq"] for entry in welcome["happened"]] == list(range(seen, welcome["table"]["seq"]))
        while ann.table["stage"] != "over":
            await play_once([ann, bo])
        log = await hosting.tables.log(table)
        assert verify(log).seats_with_entropy == 2
        assert (await hosting.tables.my_tables("bo"))[0].table == table
        replay = await hosting.tables.replay(table, 0, 0)
        assert replay.length == len(log.entries)

    hosted(evening)


def test_a_move_that_revealed_nothing_is_taken_back() -> None:
    async def change_of_mind(hosting: Hosting) -> None:
        setup = Setup("phase10flip", "fr", 4)
        _, ann, bo = await seated(hosting, setup)
        people = [ann, bo]
        await until_asked(ann, bo)
        asked = people[ann.table["asked"]]
        await asked.until_view(lambda view: view["offers"])
        before = asked.table["game"]
        await asked.send("act", seq=asked.table["seq"], move={"move": "take"})  # a card that everybody has seen
        assert asked.table["may_undo"]
        undone = await asked.send("undo")
        assert (undone["table"]["game"], undone["happened"][-1]["undone_from"] is not None) == (before, True)

    hosted(change_of_mind)


def test_when_the_clock_runs_out_a_bot_stands_in_and_a_move_takes_the_seat_back() -> None:
    async def absent_minded(hosting: Hosting) -> None:
        _, ann, bo = await seated(hosting, SETUPS["flip7"])
        view = await until_asked(ann, bo)
        asked = [ann, bo][view["asked"]]
        hosting.clock.now = view["countdown"]["ends_at"]
        await asked.send("refresh")
        assert asked.room is not None
        asked.room._schedule()
        me = view["asked"]
        await asked.until_view(lambda view: view["seats"][me]["stands_in"] == "time")
        back = await asked.send("sit", seat=me, name="", entropy="")
        assert back["table"]["seats"][me]["stands_in"] is None

    hosted(absent_minded)


def test_a_command_sent_twice_is_carried_out_once() -> None:
    async def twice(hosting: Hosting) -> None:
        _, ann, _ = await seated(hosting, SETUPS["flip7"])
        first = await ann.send("react", key="my-reaction", sign="👏")
        ann.messages.clear()
        again = await ann.send("react", key="my-reaction", sign="👏")
        assert (first["type"], again["type"]) == ("update", "done")

    hosted(twice)


def test_after_a_failed_write_the_table_is_as_it_was_and_the_same_command_can_be_sent_again() -> None:
    async def full_disk(hosting: Hosting) -> None:
        table, ann, bo = await seated(hosting, SETUPS["flip7"])
        view = await until_asked(ann, bo)
        asked, other = ([ann, bo], [bo, ann])[0][view["asked"]], [bo, ann][view["asked"]]
        await asked.until_view(lambda view: view["offers"])
        before, heard = hosting.store.logs.load(table), len(other.messages)
        hosting.store.is_failing = True
        move = {"seq": asked.table["seq"], "move": move_of(asked.table)}
        refused = await asked.send("act", key="the-same-move", **move)
        assert (refused["type"], refused["reason"]["id"]) == ("refused", "refused-not-kept")
        assert (refused["table"]["game"], refused["table"]["seq"]) == (asked.table["game"], asked.table["seq"])
        assert (hosting.store.logs.load(table), len(other.messages)) == (before, heard)
        hosting.store.is_failing = False
        asked.messages.clear()
        assert (await asked.send("act", key="the-same-move", **move))["type"] == "update"

    hosted(full_disk)


def test_a_table_at_which_another_program_played_too_goes_on_from_there() -> None:
    async def play_elsewhere(hosting: Hosting) -> None:
        table, ann, bo = await seated(hosting, SETUPS["flip7"])
        view = await until_asked(ann, bo)
        elsewhere = load_table(hosting.store.logs, table)
        said = commands.react(elsewhere, Request(ActionId("bo", "elsewhere"), hosting.clock()), "👏")
        hosting.store.logs.append(said.addition()).result()
        refused = await ann.send("react", sign="👏")
        assert (refused["type"], refused["table"]["seq"]) == ("refused", view["seq"] + 1)
        seen = await bo.until(lambda message: message["type"] == "update" and message["table"]["seq"] > view["seq"])
        assert seen["happened"][0]["table_event"]["event"] == "reacted"
        assert (await ann.send("react", sign="👏"))["type"] == "update"

    hosted(play_elsewhere)


def test_a_command_that_another_program_has_written_already_is_done() -> None:
    async def written_elsewhere(hosting: Hosting) -> None:
        table, ann, bo = await seated(hosting, SETUPS["flip7"])
        view = await until_asked(ann, bo)
        elsewhere = load_table(hosting.store.logs, table)
        said = commands.react(elsewhere, Request(ActionId("ann", "my-reaction"), hosting.clock()), "👏")
        hosting.store.logs.append(said.addition()).result()
        done = await ann.send("react", key="my-reaction", sign="👏")
        assert (done["type"], done["seq"]) == ("done", view["seq"] + 1)

    hosted(written_elsewhere)


def test_a_room_closes_with_its_last_connection_and_opens_again_as_it_was() -> None:
    async def come_and_go(hosting: Hosting) -> None:
        table, ann, bo = await seated(hosting, SETUPS["flip7"])
        await until_asked(ann, bo)
        seq = ann.table["seq"]
        await ann.leave()
        await bo.leave()
        assert hosting.rooms.find(table) is None
        again = await hosting.connect("ann", table)
        assert (await again.until_view(lambda view: view["me"] == 0))["seq"] == seq

    hosted(come_and_go)


def test_an_unknown_table_leaves_nothing_behind() -> None:
    async def lost(hosting: Hosting) -> None:
        for number in range(20):
            with pytest.raises(NoSuchTable):
                await hosting.connect("ann", f"nowhere-{number}")
        assert not hosting.rooms._rooms and not hosting.rooms._opening

    hosted(lost)


def test_a_log_is_secret_until_the_game_is_over() -> None:
    async def spy(hosting: Hosting) -> None:
        table, _, _ = await seated(hosting, SETUPS["flip7"])
        with pytest.raises(NotAllowed):
            await hosting.tables.log(table)

    hosted(spy)
