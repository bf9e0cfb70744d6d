"""The results of a day's deck: everybody's first try of that day, scored by folding its log."""

from collections.abc import Iterable
from statistics import median_high, median_low
from typing import Final

from msgspec import Struct

from volteface.bots.daily import DailyUnit, find_challenge
from volteface.kernel import Log
from volteface.rooms.api.daily import today
from volteface.rooms.ports import RoomStore, RunSlow
from volteface.tables.ports import Record
from volteface.tables.seating import Stage
from volteface.tables.setup import day_key

MOST_TRIES: Final = 5000  # of a day and game that are looked at, the latest ones
MOST_LISTED: Final = 10


class DailyPlace(Struct, frozen=True):
    """Somebody's place; those with the same score share it."""

    rank: int
    name: str
    score: int
    is_mine: bool = False


class DailyTable(Struct, frozen=True):
    """How a day's deck went for everybody; who has not finished it yet is told no names."""

    day: str
    game: str
    unit: DailyUnit
    players: int
    half: int | None  # the score that half of them reached, or did better
    best: tuple[DailyPlace, ...] = ()
    mine: DailyPlace | None = None
    better_than: int | None = None  # percent of the others


class DailyScores:
    """Scores of finished tries; each log is folded once."""

    def __init__(self, store: RoomStore, run_slow: RunSlow) -> None:
        self._store, self._run_slow = store, run_slow
        self._scores: dict[str, int] = {}  # by table

    async def table(self, day: str, game: str, person: str | None) -> DailyTable:
        """The results of a day as somebody may see them; raises `UnknownName`."""
        find_challenge(game)
        records = await self._store.find(daily=day_key(day, game), most=MOST_TRIES)
        finished = [record for record in counted_tries(records, day) if record.stage == Stage.OVER.value]
        scores = {record.id: await self._score(record) for record in finished}
        return make_table(day, game, finished, scores, person)

    async def _score(self, record: Record) -> int:
        if record.id not in self._scores:
            stored = await self._store.load(record.id)
            assert record.header is not None  # the game is over
            log = Log(record.header, stored.entries)
            self._scores[record.id] = await self._run_slow(score_of, record.setup.game, log)
        while len(self._scores) > 2 * MOST_TRIES:
            del self._scores[next(iter(self._scores))]
        return self._scores[record.id]


def score_of(game: str, log: Log) -> int:
    """The score of a finished try."""
    return find_challenge(game).score(log)


def counted_tries(records: Iterable[Record], day: str) -> list[Record]:
    """Everybody's first try that was begun here on that day; later ones, and games from elsewhere, are practice."""
    first: dict[str, Record] = {}
    for record in sorted(records, key=lambda one: (one.created, one.id)):
        person = record.people[0] if record.people else None
        is_own = not (record.is_imported or record.is_moved or record.is_branch or record.is_away)
        if person and is_own and today(record.created).isoformat() == day:
            first.setdefault(person, record)
    return list(first.values())


def make_table(day: str, game: str, finished: list[Record], scores: dict[str, int], person: str | None) -> DailyTable:
    """The table of finished tries by their scores; names are for those who have finished theirs."""
    unit = find_challenge(game).unit
    is_low_best = unit == "turns"
    order = sorted(finished, key=lambda one: (scores[one.id] if is_low_best else -scores[one.id], one.updated, one.id))
    values = [scores[record.id] for record in order]
    places = [
        DailyPlace(values.index(value) + 1, record.players[0], value, is_mine=record.people[0] == person)
        for record, value in zip(order, values, strict=True)
    ]
    mine = None if person is None else next((place for place in places if place.is_mine), None)
    half = (median_high if is_low_best else median_low)(values) if values else None
    if mine is None:
        return DailyTable(day, game, unit, len(places), half)
    worse = sum(value > mine.score if is_low_best else value < mine.score for value in values)
    others = len(places) - 1
    better_than = round(100 * worse / others) if others else None
    return DailyTable(day, game, unit, len(places), half, tuple(places[:MOST_LISTED]), mine, better_than)
