"""How records and entries become rows of the SQLite file, and back."""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.json import Decoder

from volteface.kernel import AnyEntry, NoteEntry
from volteface.tables.ports import Addition, Record

# Made when this module is imported: two threads that decode a type for the first time at once can crash the process.
READ_RECORD: Final = Decoder(Record).decode
READ_ENTRIES: Final = Decoder(tuple[AnyEntry, ...]).decode

Row: TypeAlias = tuple[Any, ...]

NO_SEAT: Final = -1  # whose list a table is in, though they do not sit there: whoever imported it


class Rows(Struct, frozen=True, gc=False):
    """The rows of an addition."""

    table: str
    expected: int  # entries that the log has so far
    entries: list[Row]
    record: Row | None = None  # None if it is unchanged
    players: list[Row] | None = None  # None if nobody sat down or got up
    snapshot: Row | None = None


def rows_of(addition: Addition) -> Rows:
    """The rows that an addition makes."""
    record, entries, snapshot = addition.record, addition.entries, addition.snapshot
    return Rows(
        table=record.id,
        expected=addition.expected,
        entries=[(record.id, entry.seq, entry.action, msgspec.json.encode(entry)) for entry in entries],
        record=None if addition.is_record_unchanged else _record_row(record),
        players=_players(record) if any(isinstance(entry, NoteEntry) for entry in entries) else None,
        snapshot=None if snapshot is None else (record.id, snapshot.seq, snapshot.data),
    )


def _record_row(record: Record) -> Row:
    return record.id, record.stage, record.updated, msgspec.json.encode(record)


def _players(record: Record) -> list[Row]:
    people = (*record.people, *(None,) * len(record.players))
    rows = [(record.id, seat, name.casefold(), people[seat]) for seat, name in enumerate(record.players) if name]
    return [*rows, (record.id, NO_SEAT, "", record.importer)] if record.importer else rows
