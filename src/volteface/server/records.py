"""What the games that somebody finished add up to: played and won, against people and against bots, by game."""

from collections.abc import Iterable

from msgspec import Struct

from volteface.tables import Record


class Tally(Struct, frozen=True):
    """So many games finished, so many of them won."""

    games: int = 0
    won: int = 0


class GameRecord(Struct, frozen=True):
    """What somebody's finished games of one kind add up to; with one more person at the table it was against people."""

    game: str
    people: Tally
    bots: Tally


def count_games(records: Iterable[Record], person: str) -> list[GameRecord]:
    """Somebody's record in every game they finished; a game played on from another one does not count."""
    counted = [record for record in records if person in record.people and not record.is_branch]
    names = sorted({record.setup.game for record in counted})
    return [_count(name, [record for record in counted if record.setup.game == name], person) for name in names]


def _count(game: str, records: list[Record], person: str) -> GameRecord:
    people = [record for record in records if _has_others(record, person)]
    bots = [record for record in records if not _has_others(record, person)]
    return GameRecord(game, _tally(people, person), _tally(bots, person))


def _has_others(record: Record, person: str) -> bool:
    return any(one is not None and one != person for one in record.people)


def _tally(records: list[Record], person: str) -> Tally:
    won = sum(record.people.index(person) in record.winners for record in records)
    return Tally(len(records), won)
