"""A person's tables and results: what "my games" and "my record" list."""

from collections.abc import Iterable

from msgspec import Struct

from volteface.tables import Record
from volteface.tables.seating import Stage
from volteface.tables.setup import Setup


class TableSummary(Struct, frozen=True):
    """A table of a person's: gathering, running or over, or taken in from a file."""

    table: str
    setup: Setup
    stage: Stage
    players: tuple[str, ...]
    seat: int | None
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    updated: int  # milliseconds since 1970
    is_imported: bool  # from a file: somebody else's game, which counts in nobody's record
    is_verified: bool  # false for a game from a file whose deals are not proven
    is_moved: bool = False  # played elsewhere at first: whoever played it may have seen its secret
    is_away: bool = False  # moved to another host, where it goes on


class Results(Struct, frozen=True):
    """How many games were finished, and how many of them won."""

    games: int = 0
    won: int = 0


class GameRecord(Struct, frozen=True):
    """A person's results in one game; with one more person at the table it counts as against people."""

    game: str
    people: Results
    bots: Results
    moved: Results = Results()  # games against bots that were moved here while they were running; they count apart


def summarize(record: Record, person: str) -> TableSummary:
    """A table as a person's list shows it."""
    return TableSummary(
        record.id,
        record.setup,
        Stage(record.stage),
        record.players,
        record.people.index(person) if person in record.people[: len(record.players)] else None,
        record.totals,
        record.winners,
        record.updated,
        record.is_imported,
        record.is_verified,
        record.is_moved,
        record.is_away,
    )


def count_games(records: Iterable[Record], person: str) -> list[GameRecord]:
    """A person's results in every game they finished with a seat of their own.

    A game played on from another, from a file, or with real cards does not count.
    """
    own = [record for record in records if person in record.people]
    own = [record for record in own if not record.setup.is_companion]
    counted = [record for record in own if not record.is_branch and not record.is_imported]
    names = sorted({record.setup.game for record in counted})
    return [_count(name, [record for record in counted if record.setup.game == name], person) for name in names]


def _count(game: str, records: list[Record], person: str) -> GameRecord:
    people = [record for record in records if _has_others(record, person)]
    alone = [record for record in records if not _has_others(record, person)]
    bots = [record for record in alone if not record.is_moved]
    moved = [record for record in alone if record.is_moved]
    return GameRecord(game, _results(people, person), _results(bots, person), _results(moved, person))


def _has_others(record: Record, person: str) -> bool:
    return any(one is not None and one != person for one in record.people)


def _results(records: list[Record], person: str) -> Results:
    won = sum(record.people.index(person) in record.winners for record in records)
    return Results(len(records), won)
