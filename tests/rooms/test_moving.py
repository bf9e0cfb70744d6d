"""A running game against bots moves to another host and goes on there; nobody else's secret ever leaves."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tests.rooms.hosting import Client, Hosting, until_asked
from volteface.kernel import InvalidLog, Log, find_game
from volteface.tables import NotAllowed, Setup
from volteface.tables.commands import RunningGame
from volteface.tables.fairness.verify import verify

SETUP = Setup("flip7", "en", 3)


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


async def begin(hosting: Hosting, person: str, *others: str) -> Client:
    """A game of these people, bots on the other seats."""
    table = await hosting.tables.open_table(SETUP, person)
    clients = [await hosting.connect(one, table) for one in (person, *others)]
    for seat, client in enumerate(clients):
        await client.send("sit", seat=seat, name=client.person, entropy="x")
    await clients[0].send("start", bot="counter")
    return clients[0]


async def play(client: Client, most: int = 10_000) -> None:
    """Make so many moves, or play to the end."""
    for _ in range(most):
        view = await client.until_view(
            lambda view: view["asked"] == view["me"] or view["is_resting"] or view["stage"] == "over"
        )
        if view["stage"] == "over":
            return
        if view["is_resting"]:
            await client.send("go_on")
        else:
            stay = [offer for offer in view["offers"] if offer["move"] == "stay"]
            await client.send("act", seq=view["seq"], move=(stay or view["offers"])[0])


def table_of(client: Client) -> str:
    return str(client.table["table"])


def encode(game: RunningGame) -> bytes:
    return msgspec.json.encode(game)


def test_a_moved_game_goes_on_elsewhere_and_its_deals_can_be_checked_in_the_end() -> None:
    async def test() -> None:
        here, there = Hosting(), Hosting()
        ann = await begin(here, "ann")
        await play(ann, 3)
        game = await here.tables.move_away(table_of(ann), "ann")
        new = await there.tables.receive_game(encode(game), "ann-there")
        going_on = await there.connect("ann-there", new)
        view = await going_on.until_view(lambda view: view["stage"] == "playing")
        assert view["me"] == 0
        await play(going_on)
        log = await there.tables.log(new)
        assert verify(log).deals > 10

    run(test)


def test_a_moved_game_counts_apart() -> None:
    async def test() -> None:
        here, there = Hosting(), Hosting()
        ann = await begin(here, "ann")
        game = await here.tables.move_away(table_of(ann), "ann")
        going_on = await there.connect("bo", await there.tables.receive_game(encode(game), "bo"))
        await play(going_on)
        [results] = await there.tables.my_record("bo")
        assert (results.bots.games, results.moved.games) == (0, 1)
        [summary] = await there.tables.my_tables("bo")
        assert (summary.is_moved, summary.is_away) == (True, False)

    run(test)


def test_a_game_that_was_taken_along_stops_and_is_told_again_when_asked_again() -> None:
    async def test() -> None:
        hosting = Hosting()
        ann = await begin(hosting, "ann")
        await until_asked(ann)
        game = await hosting.tables.move_away(table_of(ann), "ann")
        assert await hosting.tables.move_away(table_of(ann), "ann") == game
        refused = await ann.send("act", seq=ann.table["seq"], move={"move": "stay"})
        assert refused["reason"]["id"] == "refused-game-was-moved"
        [summary] = await hosting.tables.my_tables("ann")
        assert summary.is_away

    run(test)


@pytest.mark.parametrize("asking", ["ann", "bo", "eve"])
def test_the_secret_of_a_table_with_two_people_never_leaves(asking: str) -> None:
    async def test() -> None:
        hosting = Hosting()
        ann = await begin(hosting, "ann", "bo")
        with pytest.raises(NotAllowed):
            await hosting.tables.move_away(table_of(ann), asking)
        assert ann.table["stage"] == "playing"

    run(test)


def test_the_secret_stays_also_when_the_other_person_has_left() -> None:
    async def test() -> None:
        hosting = Hosting()
        table = await hosting.tables.open_table(SETUP, "ann")
        ann, bo = await hosting.connect("ann", table), await hosting.connect("bo", table)
        await ann.send("sit", seat=0, name="Ann", entropy="x")
        await bo.send("sit", seat=1, name="Bo", entropy="y")
        await bo.send("leave")
        await ann.send("start", bot="counter")
        with pytest.raises(NotAllowed, match="only games against bots"):
            await hosting.tables.move_away(table, "ann")

    run(test)


def test_a_stranger_cannot_take_a_game_along() -> None:
    async def test() -> None:
        hosting = Hosting()
        ann = await begin(hosting, "ann")
        with pytest.raises(NotAllowed):
            await hosting.tables.move_away(table_of(ann), "eve")

    run(test)


def test_the_same_game_comes_in_once() -> None:
    async def test() -> None:
        here, there = Hosting(), Hosting()
        ann = await begin(here, "ann")
        data = encode(await here.tables.move_away(table_of(ann), "ann"))
        await there.tables.receive_game(data, "ann")
        with pytest.raises(NotAllowed, match="kept already"):
            await there.tables.receive_game(data, "ann")

    run(test)


def change_card(game: dict[str, Any]) -> None:
    deal = next(entry for entry in game["log"]["entries"] if entry["kind"] == "move" and entry["actor"] == "dealer")
    deal["move"]["card"] = (deal["move"].get("card", 0) + 1) % 12


def change_secret(game: dict[str, Any]) -> None:
    game["secret"] = "00" * 32


def change_totals(game: dict[str, Any]) -> None:
    game["log"]["entries"] = game["log"]["entries"][:3]


def add_somebody(game: dict[str, Any]) -> None:
    seated = next(entry for entry in game["log"]["entries"] if entry.get("about", {}).get("event") == "bot_seated")
    seated["about"] = {"event": "sat_down", "seat": 1, "person": "bo", "name": seated["about"]["name"], "entropy": ""}


@pytest.mark.parametrize("change", [change_card, change_secret, change_totals, add_somebody])
def test_what_does_not_fold_is_refused_and_nothing_is_kept(change: Callable[[dict[str, Any]], None]) -> None:
    async def test() -> None:
        here, there = Hosting(), Hosting()
        ann = await begin(here, "ann")
        await play(ann, 2)
        game = msgspec.json.decode(encode(await here.tables.move_away(table_of(ann), "ann")))
        change(game)
        with pytest.raises((InvalidLog, NotAllowed)):
            await there.tables.receive_game(msgspec.json.encode(game), "ann")
        assert await there.tables.my_tables("ann") == []

    run(test)


def test_a_finished_game_is_not_taken_in_as_a_running_one() -> None:
    async def test() -> None:
        hosting = Hosting()
        ann = await begin(hosting, "ann")
        await play(ann)
        log: Log = await hosting.tables.log(table_of(ann))
        assert find_game(log.header.game)
        secret = hosting.store.logs.load(table_of(ann)).record.secret.hex()
        with pytest.raises(InvalidLog):
            await hosting.tables.receive_game(encode(RunningGame(log, secret)), "ann")

    run(test)
