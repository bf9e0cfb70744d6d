"""Whoever comes late claims a bot's seat over the wire, and plays from the next round on."""

from volteface.tables import Setup

from .hosting import Client, Hosting
from .test_hosting import hosted

SETUP = Setup("flip7", "en", 3, house={"target_score": 1000})


async def watched(hosting: Hosting) -> tuple[Client, Client]:
    """Ann plays with two bots, and has left her seat to a third; Dee watches."""
    table = await hosting.tables.open_table(SETUP, "ann")
    ann = await hosting.connect("ann", table)
    await ann.send("sit", seat=0, name="Ann", entropy="chance of Ann")
    await ann.send("start", bot="")
    await ann.send("leave")
    return ann, await hosting.connect("dee", table)


async def next_round(ann: Client) -> None:
    await ann.until_view(lambda view: bool(view["is_resting"]))
    await ann.send("go_on")


def test_a_latecomer_has_the_seat_in_the_next_round_and_is_asked() -> None:
    async def test(hosting: Hosting) -> None:
        ann, dee = await watched(hosting)
        assert (await dee.send("claim_seat", seat=1, name="Dee"))["table"]["claims"][0]["name"] == "Dee"
        await next_round(ann)
        await dee.until_view(lambda view: view["me"] == 1)
        assert ann.table["seats"][1]["person"] == "dee"
        while (await dee.until_view(lambda view: view["asked"] == 1 or view["is_resting"]))["is_resting"]:
            await dee.send("go_on")  # the round was over before her turn
        assert dee.table["offers"]

    hosted(test)


def test_whoever_was_removed_from_a_game_gets_no_cards_of_the_seat_any_more() -> None:
    async def test(hosting: Hosting) -> None:
        table = await hosting.tables.open_table(Setup("phase10flip", "fr", 2), "ann")
        ann, bo = await hosting.connect("ann", table), await hosting.connect("bo", table)
        for seat, client in enumerate((ann, bo)):
            await client.send("sit", seat=seat, name=f"Player {seat}", entropy="chance")
        await ann.send("start", bot="")
        assert bo.table["me"] == 1
        await ann.send("remove", seat=1)
        view = await bo.until_view(lambda view: view["me"] is None)
        assert view["removed"] == [{"person": "bo", "name": "Player 1"}]
        assert (view["game"]["me"], view["game"]["hand"]) == (None, [])
        await ann.send("let_in", person="bo")
        await bo.until_view(lambda view: view["me"] == 1)

    hosted(test)
