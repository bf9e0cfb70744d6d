"""A companion table in a room: names without devices, cards as people report them, and who may write."""

from typing import Any

from msgspec.structs import replace

from tests.views import Json
from volteface.tables import Setup, load_table

from .hosting import Client, Hosting
from .test_hosting import hosted

SETUP = Setup("flip7", "en", 3, dealer="people")
NAMES = ["Ada", "Bo", "Cy"]
CARDS = ("10", "11", "12")
NEXT_ROUND = {"report": "round", "way": "cards"}


async def begun(hosting: Hosting, setup: Setup = SETUP, names: list[str] = NAMES) -> tuple[str, Client]:
    """A table with real cards whose first round has begun, and its host; the last player deals."""
    table = await hosting.tables.open_table(setup, "ann")
    ann = await hosting.connect("ann", table)
    await ann.send("name_players", names=names)
    await ann.send("start", bot="")
    assert (await report(ann, report="round", way="cards", dealer=len(names) - 1))["type"] == "update"
    return table, ann


async def looking(hosting: Hosting, person: str | None, table: str) -> Client:
    """Somebody who has the table open."""
    client = await hosting.connect(person, table)
    await client.until_view(lambda view: "companion" in view)
    return client


async def write(client: Client, op: Json, **fields: Any) -> Json:
    return await client.send("write", seq=client.table["seq"], op=op, **fields)


async def report(client: Client, **fields: Any) -> Json:
    return await write(client, {"op": "add", "report": fields})


def shown(client: Client) -> Json:
    view: Json = client.table["companion"]["shown"]
    return view


def test_a_round_is_reported_card_by_card() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann = await begun(hosting)
        for player, card in enumerate(("7", "freeze", "5")):
            assert shown(ann)["turn"] | {"asks": "card", "player": player} == shown(ann)["turn"]
            await report(ann, report="took", player=player, card=card)
            if card == "freeze":
                assert shown(ann)["turn"]["asks"] == "target"
                await report(ann, report="target", player=1, target=0)
        assert [one["status"] for one in shown(ann)["standings"]] == ["frozen", "active", "active"]
        await report(ann, report="took", player=1, card="12")
        await report(ann, report="stayed", player=2)
        await report(ann, report="took", player=1, card="12")
        [row] = shown(ann)["sheet"]
        assert [(cell["points"], cell["marks"]) for cell in row["cells"]] == [(7, []), (0, ["bust"]), (5, [])]
        assert shown(ann)["turn"]["asks"] == "round"
        assert ann.table["game"]["totals"] == [7, 0, 5]

    hosted(test)


def test_the_seats_are_names_without_devices() -> None:
    async def test(hosting: Hosting) -> None:
        table, ann = await begun(hosting)
        assert [(seat["name"], seat["person"], seat["bot"]) for seat in ann.table["seats"]] == [
            (name, None, None) for name in NAMES
        ]
        refused = await ann.send("sit", seat=0, name="Ann", entropy="x")
        assert refused["reason"]["id"] == "refused-real-cards-have-no-seats"
        assert [one.table for one in await hosting.tables.my_tables("ann")] == [table]

    hosted(test)


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann = await begun(hosting)
        seq = ann.table["seq"]
        refused = await report(ann, report="took", player=2, card="7")
        assert (refused["type"], refused["reason"]["id"]) == ("refused", "misfit-not-their-turn")
        unreadable = await report(ann, report="took", player=0, card="13")
        assert unreadable["reason"]["id"] == "refused-unreadable"
        assert ann.table["seq"] == seq

    hosted(test)


def test_the_host_decides_who_may_write_and_everybody_may_look() -> None:
    async def test(hosting: Hosting) -> None:
        table, ann = await begun(hosting)
        bo, tv = await looking(hosting, "bo", table), await looking(hosting, None, table)
        card = {"report": "took", "player": 0, "card": "7"}
        assert (await report(bo, **card))["reason"]["id"] == "refused-only-writers"
        await bo.send("ask_to_write", name="Bo's phone")
        await ann.until_view(lambda view: view["companion"]["writers"] != [])
        [asking] = ann.table["companion"]["writers"]
        assert (asking["name"], asking["may_write"]) == ("Bo's phone", False)
        assert (await bo.send("choose_writer", person="bo", may_write=True))["reason"]["id"] == "refused-only-the-host"
        await ann.send("choose_writer", person="bo", may_write=True)
        assert (await report(bo, **card))["type"] == "update"
        await tv.until_view(lambda view: view["companion"]["shown"]["standings"][0]["points"] == 7)
        assert [one.table for one in await hosting.tables.my_tables("bo")] == [table]

    hosted(test)


def test_everybody_with_the_link_may_write_if_the_host_says_so() -> None:
    async def test(hosting: Hosting) -> None:
        table, ann = await begun(hosting)
        bo = await looking(hosting, "bo", table)
        await ann.send("open_writing", on=True)
        assert (await report(bo, report="took", player=0, card="7"))["type"] == "update"

    hosted(test)


def test_odds_and_advice_are_off_for_everybody_when_they_are_switched_off() -> None:
    async def test(hosting: Hosting) -> None:
        table, ann = await begun(hosting)
        for player, card in enumerate(("7", "6", "5")):
            await report(ann, report="took", player=player, card=card)
        tv = await looking(hosting, None, table)
        odds = shown(tv)["odds"]
        assert [one for one in odds["cards"] if one["effect"] == "bust"] == [{"card": "7", "left": 6, "effect": "bust"}]
        assert odds["players"][0]["bust"] == 6 / 91
        assert (await ann.send("advise"))["type"] == "advice"
        await ann.send("switch_hints", on=False)
        await tv.until_view(lambda view: view["setup"]["hints"] is False)
        assert shown(tv)["odds"] is None
        assert (await ann.send("advise"))["reason"]["id"] == "refused-hints-are-off"

    hosted(test)


def test_the_first_dealer_may_be_drawn() -> None:
    async def test(hosting: Hosting) -> None:
        table = await hosting.tables.open_table(SETUP, "ann")
        ann = await hosting.connect("ann", table)
        await ann.send("name_players", names=NAMES)
        await ann.send("start", bot="")
        await report(ann, report="round", way="cards", is_drawn=True)
        assert shown(ann)["dealer"] in range(3)

    hosted(test)


def test_a_table_comes_back_from_its_log_and_from_a_snapshot() -> None:
    async def test(hosting: Hosting) -> None:
        table, ann = await begun(hosting, replace(SETUP, house={"reshuffle_each_round": "yes"}))
        for number in range(110):
            turn = shown(ann)["turn"]
            cards = {"card": {"report": "took", "card": CARDS[number % 3]}, "decision": {"report": "stayed"}}
            told = cards[turn["asks"]] | {"player": turn["player"]} if turn["player"] is not None else NEXT_ROUND
            assert (await report(ann, **told))["type"] == "update"
        stored = await hosting.store.load(table)
        assert stored.snapshot is not None
        again = load_table(hosting.store.logs, table)
        assert ann.room is not None
        assert again.public_view().companion == ann.room.table.public_view().companion

    hosted(test)
