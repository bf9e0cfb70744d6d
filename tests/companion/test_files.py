"""Score sheets, statistics over evenings, replays, and files that go out and come in again."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from tests.rooms.hosting import Client, Hosting
from volteface.kernel import DEALER, InvalidInput, Log, write_log
from volteface.tables import NotAllowed, Setup
from volteface.tables.fairness.verify import NotDealtHere, verify

from .real_tables import Report, play_flip7

NAMES = ["Ada", "Bo", "=Cy()", "Di"]
SCORES = {"report": "round", "way": "scores"}


def hosted(test: Callable[[Hosting], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        hosting = Hosting()
        await test(hosting)
        await hosting.rooms.close()

    asyncio.run(run())


async def kept(hosting: Hosting, setup: Setup, reports: list[Report], names: list[str] = NAMES) -> tuple[str, Client]:
    """A companion table of Ann's at which these reports were written."""
    table = await hosting.tables.open_table(setup, "ann")
    ann = await hosting.connect("ann", table)
    await ann.send("name_players", names=names)
    await ann.send("start", bot="")
    for report in reports:
        answer = await ann.send("write", seq=ann.table["seq"], op={"op": "add", "report": report})
        assert answer["type"] == "update", answer
    return table, ann


def scored(*rounds: tuple[int, ...]) -> list[Report]:
    reports: list[Report] = []
    for number, points in enumerate(rounds):
        reports.append(SCORES | ({"dealer": 3} if number == 0 else {}))
        for player, score in enumerate(points):
            told = {"points": score} if score else {"is_bust": True}
            reports.append({"report": "score", "player": player, **told})
    return reports


FLIP7 = Setup("flip7", "en", 4, dealer="people")
PHASE10 = Setup("phase10flip", "fr", 4, house={"phases_to_win": 2}, dealer="people")
PHASE10_REPORTS: list[Report] = [
    SCORES | {"dealer": 3},
    {"report": "out", "player": 0},
    {"report": "laid", "player": 1},
    *({"report": "hand", "player": player, "points": 10 * player} for player in (1, 2, 3)),
    SCORES,
    {"report": "out", "player": None},
    *({"report": "hand", "player": player, "points": 5} for player in range(4)),
]


def test_statistics_count_evenings_of_the_same_people_together() -> None:
    async def test(hosting: Hosting) -> None:
        await kept(hosting, FLIP7, scored((120, 0, 20, 30), (90, 50, 0, 10)))
        await kept(hosting, FLIP7, scored((10, 210, 20, 30)), [NAMES[1], *NAMES[:1], *NAMES[2:]])
        await kept(hosting, PHASE10, PHASE10_REPORTS)
        first, second = sorted(await hosting.tables.evenings("ann"), key=lambda group: group.game)
        assert (first.game, len(first.tables), set(first.names)) == ("flip7", 2, set(NAMES))
        ada = next(one for one in first.players if one.name == "Ada")
        assert (ada.games, ada.won, ada.rounds, ada.points, ada.best) == (2, 2, 3, 420, 210)
        bo = next(one for one in first.players if one.name == "Bo")
        assert (bo.busts, bo.average) == (1, 20.0)
        assert (second.game, second.players[0].games) == ("phase10flip", 0)
        assert {one.name: (one.laid, one.went_out) for one in second.players}["Ada"] == (1, 1)
        assert await hosting.tables.evenings("bo") == []
        assert await hosting.tables.my_record("ann") == []

    hosted(test)


def test_luck_is_busts_against_the_odds_of_the_cards_taken() -> None:
    async def test(hosting: Hosting) -> None:
        took = [{"report": "took", "player": player, "card": card} for player, card in enumerate(("7", "8", "9", "10"))]
        bust = {"report": "took", "player": 0, "card": "7"}
        await kept(hosting, FLIP7, [{"report": "round", "way": "cards", "dealer": 3}, *took, bust])
        [group] = await hosting.tables.evenings("ann")
        ada = next(one for one in group.players if one.name == "Ada")
        assert (ada.cards, ada.busts_of_cards) == (2, 1)
        assert ada.expected_busts == pytest.approx(6 / 90)

    hosted(test)


@pytest.mark.parametrize(
    ("setup", "reports"),
    [(FLIP7, scored((12, 0, 20, 30), (90, 50, 0, 10))), (PHASE10, PHASE10_REPORTS)],
    ids=["flip7", "phase10flip"],
)
def test_a_sheet_as_csv_comes_in_as_the_same_sheet(setup: Setup, reports: list[Report]) -> None:
    async def test(hosting: Hosting) -> None:
        table, ann = await kept(hosting, setup, reports)
        total = {"report": "total", "player": 1, "total": 77}
        await ann.send("write", seq=ann.table["seq"], op={"op": "add", "report": total})
        sheet = await hosting.tables.score_sheet(table)
        assert sheet.csv.count("\n") == 1 + 4 * 2
        again = await hosting.tables.score_sheet(await hosting.tables.import_companion(sheet.csv.encode(), "bo"))
        assert [row.cells for row in again.rounds] == [row.cells for row in sheet.rounds]
        assert (again.totals, [player.name for player in again.players]) == (sheet.totals, NAMES)
        with pytest.raises(NotAllowed):
            await hosting.tables.import_companion(sheet.csv.encode(), "bo")

    hosted(test)


def test_a_game_on_a_phone_is_put_on_a_server_and_goes_on_there() -> None:
    async def test(hosting: Hosting) -> None:
        table, ann = await kept(hosting, FLIP7, scored((12, 0, 20, 30)))
        change = {"op": "change", "of": "command-4", "report": {"report": "score", "player": 0, "points": 13}}
        await ann.send("write", seq=ann.table["seq"], op=change)
        log = await hosting.tables.log(table)
        server = Hosting()
        copy = await server.tables.import_companion(write_log(log), "bo")
        bo = await server.connect("bo", copy)
        await bo.until_view(lambda view: view["stage"] == "playing")
        assert bo.table["companion"]["shown"]["sheet"] == ann.table["companion"]["shown"]["sheet"]
        assert (await bo.send("write", seq=bo.table["seq"], op={"op": "add", "report": SCORES}))["type"] == "update"
        await server.rooms.close()

    hosted(test)


@pytest.mark.parametrize("data", [b"", b"{", b"a,b\n1,2\n", b"\xff\xfe", b'{"header": 1}'])
def test_a_file_that_is_none_is_refused(data: bytes) -> None:
    async def test(hosting: Hosting) -> None:
        with pytest.raises(InvalidInput):
            await hosting.tables.import_companion(data, "bo")

    hosted(test)


def test_a_replay_names_those_who_sat_at_the_table_in_each_round() -> None:
    async def test(hosting: Hosting) -> None:
        scores = [{"report": "score", "player": player, "points": 40} for player in range(4)]
        order = [{"id": id, "name": name} for id, name in ((0, "Ada"), (4, "Eve"), (3, "Di"))]
        last = [{"report": "score", "player": player, "points": 1} for player in (0, 4, 3)]
        begin = SCORES | {"dealer": 0}
        changed = {"report": "players", "players": order}
        house = msgspec.structs.replace(FLIP7, house={"target_score": 41})
        table, _ = await kept(hosting, house, [begin, *scores, changed, SCORES, *last, {"report": "stop"}])
        replay = await hosting.tables.replay(table, None, 0)
        assert replay.players == ("Ada", "Eve", "Di")
        assert [moment.players for moment in replay.moments[:6]] == [tuple(NAMES)] * 6
        assert {moment.players for moment in replay.moments[6:]} == {None}  # the same as in the end

    hosted(test)


def test_a_tracked_game_replays_with_its_corrections_made_and_has_no_deal_to_verify() -> None:
    async def test(hosting: Hosting) -> None:
        _, reports = play_flip7("en", 4, 11, {"target_score": 30}, most=5000)
        setup = msgspec.structs.replace(FLIP7, house={"target_score": 30})
        wrong = reports[1] | {"card": "12" if reports[1]["card"] != "12" else "11"}
        table, ann = await kept(hosting, setup, [reports[0], wrong])
        op = {"op": "change", "of": ann.table["companion"]["shown"]["undo"], "report": reports[1]}
        await ann.send("write", seq=ann.table["seq"], op=op)
        for report in reports[2:]:
            await ann.send("write", seq=ann.table["seq"], op={"op": "add", "report": report})
        assert ann.table["stage"] == "over"
        replay = await hosting.tables.replay(table, None, 0)
        assert (replay.length, replay.is_verified) == (len(reports) + 1, False)
        assert replay.stops == tuple(range(1, replay.length + 1))  # every stop has a moment to show
        assert replay.moments[2].entry.events[0].card == reports[1]["card"]
        # Whose turn it was is seen, as in any replay: after the first cards, everybody in their turn.
        asked = {moment.entry.actor for moment in replay.moments}
        assert asked == {DEALER, 0, 1, 2, 3}
        assert await hosting.tables.review(table) is not None
        log: Log = await hosting.tables.log(table)
        with pytest.raises(NotDealtHere):
            verify(log)

    hosted(test)
