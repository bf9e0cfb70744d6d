"""The table of a day's results: first tries only, scored from their logs, names for those who have played."""

from typing import Any

import pytest

from volteface.bots.daily import find_challenge
from volteface.kernel import InvalidInput, UnknownName
from volteface.rooms.api.daily import DailyTry
from volteface.rooms.api.daily_table import DailyTable, counted_tries, make_table
from volteface.tables.ports import Record
from volteface.tables.setup import daily_setup

from .hosting import Hosting
from .test_hosting import hosted

DAY = "2026-11-18"
MORNING = 1_794_960_000_000 + 60_000  # of that day, in milliseconds since 1970
GAME = "flip7"


def record(person: str | None, number: int, **changes: Any) -> Record:
    kept: dict[str, Any] = {
        "id": f"t{number}",
        "setup": daily_setup(GAME, DAY),
        "host": person or "",
        "secret": b"",
        "created": MORNING + number,
        "updated": MORNING + number,
        "stage": "over",
        "players": (f"Name of {person}",),
        "people": (person,),
    }
    return Record(**{**kept, **changes})


def table_of(scores: dict[str, int], person: str | None, game: str = GAME) -> DailyTable:
    finished = [record(one, number) for number, one in enumerate(scores)]
    return make_table(DAY, game, finished, {one.id: scores[one.people[0] or ""] for one in finished}, person)


def test_only_the_first_try_of_a_person_counts() -> None:
    tries = [record("ann", 3), record("ann", 1, stage="playing"), record("bo", 2)]
    assert [one.id for one in counted_tries(tries, DAY)] == ["t1", "t2"]


@pytest.mark.parametrize(
    "changes",
    [
        {"importer": "ann"},
        {"is_moved": True},
        {"is_branch": True},
        {"is_away": True},
        {"people": ("",)},
        {"people": ()},
        {"created": MORNING - 24 * 3_600_000},
        {"created": MORNING + 24 * 3_600_000},
    ],
)
def test_a_game_from_elsewhere_of_nobody_or_of_another_day_does_not_count(changes: dict[str, Any]) -> None:
    assert counted_tries([record("ann", 1, **changes)], DAY) == []


def test_the_most_points_are_best_and_equal_scores_share_a_place() -> None:
    table = table_of({"ann": 90, "bo": 120, "cy": 90, "di": 40}, "cy")
    assert [(place.rank, place.score) for place in table.best] == [(1, 120), (2, 90), (2, 90), (4, 40)]
    assert table.mine is not None
    assert (table.players, table.half, table.mine.rank, table.better_than) == (4, 90, 2, 33)


def test_the_fewest_turns_are_best() -> None:
    table = table_of({"ann": 30, "bo": 25, "cy": 60}, "bo", "phase10flip")
    assert [place.score for place in table.best] == [25, 30, 60]
    assert (table.unit, table.half, table.better_than) == ("turns", 30, 100)


def test_who_has_not_played_sees_no_names() -> None:
    for person in (None, "zoe"):
        table = table_of({"ann": 90, "bo": 120}, person)
        assert (table.players, table.half, table.best, table.mine) == (2, 90, (), None)


def test_somebody_alone_is_better_than_nobody() -> None:
    assert table_of({"ann": 90}, "ann").better_than is None
    assert table_of({}, "ann") == DailyTable(DAY, GAME, "points", 0, None)


async def play(hosting: Hosting, table: str, person: str) -> None:
    """Stay at once in every round."""
    client = await hosting.connect(person, table)
    for _ in range(200):
        view = await client.until_view(lambda view: view["stage"] == "over" or view["is_resting"] or view["asked"] == 0)
        if view["stage"] == "over":
            return
        if view["is_resting"]:
            await client.send("go_on")
        else:
            moves = [offer for offer in view["offers"] if offer.get("move")]
            stay = next((move for move in moves if move["move"] == "stay"), moves[0])
            await client.send("act", seq=view["seq"], move=stay)
    raise AssertionError("the game does not end")


def test_a_server_folds_the_logs_and_gives_the_first_try_again() -> None:
    async def test(hosting: Hosting) -> None:
        day = hosting.tables.daily_deck().day
        wish = DailyTry(GAME, day)
        first = await hosting.tables.play_daily(wish, "ann", "Ann")
        assert await hosting.tables.play_daily(wish, "ann", "Ann") == first
        practice = await hosting.tables.play_daily(DailyTry(GAME, day, is_practice=True), "ann", "Ann")
        others = await hosting.tables.play_daily(wish, "bo", "Bo")
        assert len({first, practice, others}) == 3
        assert (await hosting.tables.daily_table(GAME, None, "ann")).players == 0
        for table, person in ((practice, "ann"), (first, "ann"), (others, "bo")):
            await play(hosting, table, person)
        told = await hosting.tables.daily_table(GAME, day, "ann")
        score = find_challenge(GAME).score(await hosting.tables.log(first))
        assert told.mine is not None
        assert (told.players, told.mine.name, told.mine.score) == (2, "Ann", score)
        result = await hosting.tables.daily_result(first, "ann")
        assert (result.score, result.name, result.is_mine) == (score, "Ann", True)
        assert not (await hosting.tables.daily_result(first, "bo")).is_mine
        assert not (await hosting.tables.daily_result(first, None)).is_mine
        assert (await hosting.tables.daily_table("phase10flip", day, "ann")).players == 0

    hosted(test)


def test_an_unknown_game_or_day_is_refused() -> None:
    async def test(hosting: Hosting) -> None:
        with pytest.raises(UnknownName):
            await hosting.tables.daily_table("chess", None, None)
        with pytest.raises(InvalidInput):
            await hosting.tables.daily_table(GAME, "soon", None)

    hosted(test)
