"""The pace of an evening: everybody is ready, bots finish a round alone, spectators."""

import asyncio
from typing import Any

from volteface.rooms.bot_turns import MOST_DEALS, Pace
from volteface.tables import Setup, load_table
from volteface.tables.clock import REST_SECONDS

from .hosting import Client, Hosting
from .test_host_gone import pass_time
from .test_hosting import go_on, hosted, move_of, play_once, seated

SHORT = Setup("flip7", "en", 3, house={"target_score": 20})
LONG = Setup("flip7", "en", 3)


async def rest(people: list[Client]) -> None:
    """Play until a round is over."""
    asked = range(len(people))
    while not (await people[0].until_view(lambda view: view["is_resting"] or view["asked"] in asked))["is_resting"]:
        await play_once(people)


def ready(client: Client) -> list[bool]:
    return [seat["is_ready"] for seat in client.table["seats"]]


async def finished(hosting: Hosting, setup: Setup = SHORT) -> tuple[str, Client, Client]:
    """A game of two people and a bot that is over."""
    table, ann, bo = await seated(hosting, setup)
    while ann.table["stage"] != "over":
        await play_once([ann, bo])
    await bo.until_view(lambda view: view["stage"] == "over")
    return table, ann, bo


def events_of(client: Client) -> list[dict[str, Any]]:
    """The table events that a client heard of."""
    entries = [entry for message in client.messages for entry in message.get("happened", ())]
    return [entry["table_event"] for entry in entries if entry["table_event"]]


# Ready for the next round


def test_the_next_round_begins_when_everybody_is_ready_and_all_see_who_is() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, bo = await seated(hosting, LONG)
        await rest([ann, bo])
        await bo.send("go_on")
        await ann.until_view(lambda view: view["seats"][1]["is_ready"])
        assert (ann.table["is_resting"], ready(ann)) == (True, [False, True, False])
        await ann.send("go_on")
        assert (ann.table["is_resting"], ready(ann)) == (False, [False, False, False])

    hosted(test)


def test_saying_it_twice_changes_nothing() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, bo = await seated(hosting, LONG)
        await rest([ann, bo])
        await bo.send("go_on")
        assert (await bo.send("go_on"))["type"] == "done"
        assert bo.table["is_resting"]

    hosted(test)


def test_one_person_among_bots_goes_on_at_once() -> None:
    async def test(hosting: Hosting) -> None:
        table = await hosting.tables.open_table(LONG, "ann")
        ann = await hosting.connect("ann", table)
        await ann.send("sit", seat=0, name="Ann", entropy="chance of Ann")
        await ann.send("start", bot="")
        await rest([ann])
        await ann.send("go_on")
        assert not ann.table["is_resting"]

    hosted(test)


def test_whoever_goes_away_is_not_waited_for() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, bo = await seated(hosting, LONG)
        await rest([ann, bo])
        await ann.send("go_on")
        assert ann.table["is_resting"]
        await bo.leave()
        await ann.until_view(lambda view: not view["is_resting"])

    hosted(test)


def test_nobody_is_waited_for_longer_than_the_countdown() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, bo = await seated(hosting, LONG)
        await rest([ann, bo])
        await ann.send("go_on")
        await pass_time(hosting, ann, REST_SECONDS * 1000)
        await bo.until_view(lambda view: not view["is_resting"])

    hosted(test)


def test_a_spectator_is_neither_waited_for_nor_asked() -> None:
    async def test(hosting: Hosting) -> None:
        table, ann, bo = await seated(hosting, LONG)
        cy = await hosting.connect("cy", table)
        await rest([ann, bo])
        assert (await cy.send("go_on"))["reason"]["id"] == "refused-not-seated"
        await go_on([ann, bo])
        assert not bo.table["is_resting"]

    hosted(test)


def test_who_is_ready_survives_a_restart() -> None:
    async def test(hosting: Hosting) -> None:
        table, ann, bo = await seated(hosting, LONG)
        await rest([ann, bo])
        await bo.send("go_on")
        again = load_table(hosting.store.logs, table)
        assert (again.seating.ready, again.is_resting()) == ((1,), True)

    hosted(test)


# Only bots still play


async def alone_with_bots(hosting: Hosting, pace: Pace) -> Client:
    """Somebody who has stayed while two bots still play slowly."""
    hosting.rooms._pace = pace
    table = await hosting.tables.open_table(LONG, "ann")
    ann = await hosting.connect("ann", table)
    await ann.send("sit", seat=0, name="Ann", entropy="chance of Ann")
    await ann.send("start", bot="")
    while not ann.table["may_skip"]:
        assert ann.room is not None
        if ann.table["asked"] == 0:
            await ann.send("act", seq=ann.table["seq"], move=move_of(ann.table))
        elif ann.table["is_resting"]:
            await ann.send("go_on")
        else:
            await ann.room._move_bot()
        await asyncio.sleep(0)  # so that ann hears of it
    return ann


def test_the_round_is_skipped_once_only_bots_still_play() -> None:
    async def test(hosting: Hosting) -> None:
        ann = await alone_with_bots(hosting, Pace(1_000, 0))
        await ann.send("skip")
        await ann.until_view(lambda view: view["is_resting"] or view["stage"] == "over")
        assert {"event": "skipped", "seat": 0} in events_of(ann)
        await ann.send("go_on")
        assert ann.room is not None
        assert not ann.room.table.seating.is_skipping

    hosted(test)


def test_nobody_skips_while_somebody_still_plays() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, _ = await seated(hosting, LONG)
        assert not ann.table["may_skip"]
        assert (await ann.send("skip"))["reason"]["id"] == "refused-people-still-play"

    hosted(test)


def test_a_spectator_skips_nothing() -> None:
    async def test(hosting: Hosting) -> None:
        ann = await alone_with_bots(hosting, Pace(1_000, 0))
        cy = await hosting.connect("cy", ann.table["table"])
        assert (await cy.send("skip"))["reason"]["id"] == "refused-not-seated"

    hosted(test)


def test_the_host_chooses_how_fast_bots_play_and_a_rematch_keeps_it() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, bo = await finished(hosting)
        assert (await bo.send("set_bot_speed", speed="calm"))["reason"]["id"] == "refused-only-the-host"
        await ann.send("set_bot_speed", speed="fast")
        assert bo.table["bot_speed"] == "fast"
        new = await ann.send("rematch")
        assert (await hosting.rooms.load(new["table"])).seating.bot_speed == "fast"

    hosted(test)


def test_calm_bots_wait_longer_than_fast_ones() -> None:
    pace = Pace(1, 0.5)
    assert pace.delay("fast", 0) < pace.delay("normal", 0) < pace.delay("calm", 0)
    assert pace.delay("normal", MOST_DEALS + 5) == 1 + 0.5 * MOST_DEALS


# Spectators


def test_spectators_are_counted_once_each() -> None:
    async def test(hosting: Hosting) -> None:
        table, ann, _ = await seated(hosting, LONG)
        cy, again = await hosting.connect("cy", table), await hosting.connect("cy", table)
        stranger = await hosting.connect(None, table)
        await ann.until_view(lambda view: view["spectators"] == 2)
        for client in (cy, again, stranger):
            await client.leave()
        await ann.until_view(lambda view: view["spectators"] == 0)

    hosted(test)


def test_a_spectator_reacts_for_all_to_see_and_leaves_nothing_in_the_log() -> None:
    async def test(hosting: Hosting) -> None:
        table, ann, _ = await seated(hosting, LONG)
        stranger = await hosting.connect(None, table)
        assert (await stranger.send("react", sign="👏"))["type"] == "done"
        heard = await ann.until(lambda message: message["type"] == "reaction")
        assert heard == {"type": "reaction", "sign": "👏"}
        assert "👏" not in str(hosting.store.logs.load(table).entries)
        assert (await stranger.send("say", text="hello"))["reason"]["id"] == "refused-no-identity"

    hosted(test)


def test_spectators_react_only_so_often_alone_and_together() -> None:
    async def test(hosting: Hosting) -> None:
        table, _, _ = await seated(hosting, LONG)
        crowd = [await hosting.connect(f"spectator {number}", table) for number in range(4)]
        replies = [await client.send("react", sign="👏") for client in crowd for _ in range(6)]
        refused = [reply["type"] == "refused" for reply in replies]
        assert refused == [*([False] * 5 + [True]) * 3, *[True] * 6]
        hosting.clock.now += 10_000
        assert (await crowd[3].send("react", sign="👏"))["type"] == "done"
        assert (await crowd[3].send("react", sign="nonsense"))["type"] == "refused"

    hosted(test)
