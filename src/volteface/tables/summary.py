"""What a table comes to: its record, which a store lists without reading the log, and its series of rematches."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from volteface.kernel import Header, Seat, Standing
from volteface.tables.ports import Record
from volteface.tables.seating import Chair, Seating, Stage
from volteface.tables.table_events import SeriesContinued, SeriesWins

FRESH_MILLISECONDS: Final = 30_000  # how old `updated` may be while nothing else in the record changes

Player: TypeAlias = tuple[str | None, str]


class Drafted(Protocol):
    """What the record is made of, of a draft that is being built."""

    seating: Seating
    header: Header | None
    at: int  # the time stamp of its entries


def record_after(record: Record, before: Seating, draft: Drafted, standing: Standing | None) -> Record:
    """The record once a draft is appended; the same object if nothing in it changes, as after most moves."""
    return record if _is_unchanged(record, before, draft, standing) else _describe(record, draft, standing)


def _is_unchanged(record: Record, before: Seating, draft: Drafted, standing: Standing | None) -> bool:
    if draft.seating is not before or draft.header is not record.header or standing is None:
        return False
    is_fresh = abs(draft.at - record.updated) < FRESH_MILLISECONDS
    return is_fresh and standing.totals == record.totals and standing.winners == record.winners


def _may_come(seating: Seating) -> bool:
    """Whether the table's code leads there: while it gathers, and as long as real cards are played there."""
    is_playing = seating.setup.is_companion and seating.stage is Stage.PLAYING
    return is_playing or seating.stage is Stage.GATHERING


def _describe(record: Record, draft: Drafted, standing: Standing | None) -> Record:
    seating = draft.seating
    return replace(
        record,
        host=seating.host,
        updated=draft.at,
        stage=seating.stage.value,
        is_moved=seating.is_moved,
        is_away=seating.is_away,
        code=record.code if _may_come(seating) else "",
        header=draft.header,
        players=tuple(chair.name for chair in seating.chairs),
        people=_people(seating),
        totals=standing.totals if standing else (),
        winners=standing.winners if standing else (),
    )


class SeriesView(Struct, frozen=True):
    """The games of a series that are over, this one too if it is, and the wins of those who sit here, by seat."""

    games: int
    wins: tuple[int, ...]


@lru_cache(maxsize=1024)  # the same between two moves
def show_series(
    before: SeriesContinued | None, chairs: tuple[Chair, ...], standing: Standing | None
) -> SeriesView | None:
    """The series so far; None before anything was won in it. This game counts once it is over."""
    is_over = standing is not None and standing.over
    games = (before.games if before else 0) + is_over
    if not games:
        return None
    wins = _count(before, chairs, standing.winners if standing and is_over else ())
    return SeriesView(games, tuple(wins[_player(chair)] for chair in chairs))


def continue_series(
    table: str, before: SeriesContinued | None, chairs: tuple[Chair, ...], winners: Iterable[Seat]
) -> SeriesContinued:
    """What a rematch of a finished game begins with."""
    wins = _count(before, chairs, winners)
    entries = tuple(SeriesWins(person, name, count) for (person, name), count in wins.items() if count)
    return SeriesContinued(table, (before.games if before else 0) + 1, entries)


def _count(before: SeriesContinued | None, chairs: tuple[Chair, ...], winners: Iterable[Seat]) -> Counter[Player]:
    wins = Counter({_key(one.person, one.name): one.wins for one in before.wins} if before else {})
    wins.update(_player(chairs[seat]) for seat in winners)
    return wins


def _player(chair: Chair) -> Player:
    return _key(chair.person, chair.name)


def _key(person: str | None, name: str) -> Player:
    """People keep their wins under another name; a bot is known by its name alone."""
    return (person, "") if person is not None else (None, name)


def _people(seating: Seating) -> tuple[str | None, ...]:
    """The people in seat order; at a companion table nobody sits, and those who write come after the seats."""
    seated = tuple(chair.person for chair in seating.chairs)
    if not seating.setup.is_companion:
        return seated
    writers = (one.person for one in seating.writers if one.may_write and one.person != seating.host)
    return (*seated, seating.host, *writers)
