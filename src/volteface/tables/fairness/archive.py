"""Finished games from files: checked on arrival, kept under an id of our own, and nobody's here but the importer's."""

from typing import Any, Final

from msgspec.structs import replace

from volteface.kernel import AnyEntry, Game, InvalidLog, Log, NoteEntry, VoltefaceError, find_game, read_log
from volteface.tables.fairness.import_check import check_log, check_shown
from volteface.tables.fairness.verify import secret_of, table_of, verify
from volteface.tables.ports import Addition, Record, StoredTable
from volteface.tables.seating import Stage

NOBODY: Final = ""  # stands for the people in a log from elsewhere, who are nobody here
PEOPLE: Final = ("person", "host")  # fields of table events that hold the id of a person


def examine(data: bytes, table: str, importer: str) -> Record:
    """The record of a game from a file, to be kept under this id; raises `InvalidLog` if it cannot be kept.

    The time it takes grows with the number of entries, whatever they hold. It may run in another process: what it
    raises and returns can be pickled.
    """
    try:
        log = strangers(read_log(data))
        game = find_game(log.header.game)
        record = record_of(log, game, table, importer)
        check_shown(game, record, log)
    except InvalidLog:
        raise
    except (VoltefaceError, RecursionError, MemoryError) as error:
        raise InvalidLog(f"This game cannot be kept: {error}").explained(
            "problem-cannot-keep", problem=error
        ) from error
    return record


def addition_of(data: bytes, record: Record) -> Addition:
    """What a store appends for a game that was examined."""
    return Addition(record, 0, strangers(read_log(data)).entries)


def original_id(data: bytes) -> str:
    """The id under which an examined game was played; it may be another server's."""
    opened, _ = table_of(read_log(data))
    return opened.table


def is_same_game(stored: StoredTable, data: bytes) -> bool:
    """Whether a file holds the very game that a store has: its owner wants to see that one, not a copy."""
    return Log(stored.record.header, stored.entries) == read_log(data) if stored.record.header else False


def is_proven(log: Log, game: Game) -> bool:
    """Whether every deal is the one that was committed to, and at least one was made at this table."""
    try:
        return verify(log, game).deals > 0
    except InvalidLog:
        return False


def strangers(log: Log) -> Log:
    """The same game with the ids of its people left out: an id in a file must not make anybody here its player."""
    return replace(log, entries=tuple(map(_without_people, log.entries)))


def _without_people(entry: AnyEntry) -> AnyEntry:
    if not isinstance(entry, NoteEntry) or entry.about is None:
        return entry
    return replace(entry, about=_stripped(entry.about))


def _stripped(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of an event without the ids of people; a series names some in its list of wins."""
    stripped: dict[str, Any] = {name: NOBODY if name in PEOPLE else value for name, value in fields.items()}
    if isinstance(fields.get("wins"), list):
        stripped["wins"] = [{**win, "person": win.get("person") and NOBODY} for win in fields["wins"]]
    return stripped


def record_of(log: Log, game: Game, table: str, importer: str) -> Record:
    """The record of a finished game from a file; raises `InvalidInput` if the log makes no sense."""
    standing = check_log(game, log)
    opened, seating = table_of(log)
    return Record(
        id=table,
        setup=opened.setup,
        host=NOBODY,
        secret=secret_of(log),
        created=log.entries[0].at,
        updated=log.entries[-1].at,
        stage=Stage.OVER.value,
        header=log.header,
        players=log.header.seats,
        people=(None,) * len(seating.chairs),
        totals=standing.totals,
        winners=standing.winners,
        importer=importer,
        is_verified=is_proven(log, game),
    )
