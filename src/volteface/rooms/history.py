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


class Results(Struct, frozen=True):
    """How many games were finished, and how many of them won."""

    games: int = 0
    won: int = 0


class GameRecord(Struct, frozen=True):
    """A person's results in one game; with one more person at the table it counts as against people."""

    game: str
    people: Results
    bots: Results


def summarize(record: Record, person: str) -> TableSummary:
    """A table as a person's list shows it."""
    return TableSummary(
        record.id,
        record.setup,
        Stage(record.stage),
        record.players,
        record.people.index(person) if person in record.people else None,
        record.totals,
        record.winners,
        record.updated,
        record.is_imported,
        record.is_verified,
    )


def count_games(records: Iterable[Record], person: str) -> list[GameRecord]:
    """A person's results in every game they finished; one played on from another, or from a file, does not count."""
    own = [record for record in records if person in record.people]
    counted = [record for record in own if not record.is_branch and not record.is_imported]
    names = sorted({record.setup.game for record in counted})
    return [_count(name, [record for record in counted if record.setup.game == name], person) for name in names]


def _count(game: str, records: list[Record], person: str) -> GameRecord:
    people = [record for record in records if _has_others(record, person)]
    bots = [record for record in records if not _has_others(record, person)]
    return GameRecord(game, _results(people, person), _results(bots, person))


def _has_others(record: Record, person: str) -> bool:
    return any(one is not None and one != person for one in record.people)


def _results(records: list[Record], person: str) -> Results:
    won = sum(record.people.index(person) in record.winners for record in records)
    return Results(len(records), won)
