"""How records and entries become rows of the SQLite file, and back."""

from itertools import pairwise
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
    requests: list[Row]  # table, first entry, number of entries, action of the first, entries as a JSON array
    record: Row | None = None  # None if it is unchanged
    players: list[Row] | None = None  # None if nobody sat down or got up
    snapshot: Row | None = None


def rows_of(addition: Addition) -> Rows:
    """The rows that an addition makes."""
    record, entries, snapshot = addition.record, addition.entries, addition.snapshot
    return Rows(
        table=record.id,
        expected=addition.expected,
        requests=[_request_row(record.id, run) for run in _runs(entries)],
        record=None if addition.is_record_unchanged else _record_row(record),
        players=_players(record) if any(isinstance(entry, NoteEntry) for entry in entries) else None,
        snapshot=None if snapshot is None else (record.id, snapshot.seq, snapshot.data),
    )


def read_entries(rows: list[Row]) -> tuple[AnyEntry, ...]:
    """The entries of requests, each given by its data."""
    return READ_ENTRIES(b"[" + b",".join([data[1:-1] for (data,) in rows]) + b"]")


def derived_from(action: str) -> tuple[str, int] | None:
    """The action whose request would have this one for an entry after its first, and that entry's index."""
    first, _, index = action.rpartition("/")
    return (first, int(index)) if index.isascii() and index.isdigit() and str(int(index)) == index else None


def _runs(entries: tuple[AnyEntry, ...]) -> list[tuple[AnyEntry, ...]]:
    """Entries by request: those after the first one have its action with their index. Other logs have short runs."""
    starts = [0] if entries else []
    for index, entry in enumerate(entries):
        if index and entry.action != f"{entries[starts[-1]].action}/{index - starts[-1]}":
            starts.append(index)
    return [entries[start:end] for start, end in pairwise([*starts, len(entries)])]


def _request_row(table: str, entries: tuple[AnyEntry, ...]) -> Row:
    return table, entries[0].seq, len(entries), entries[0].action, msgspec.json.encode(entries)


def _record_row(record: Record) -> Row:
    return record.id, record.stage, record.updated, record.code or None, msgspec.json.encode(record), record.day


def _players(record: Record) -> list[Row]:
    people = (*record.people, *(None,) * len(record.players))
    rows = [(record.id, seat, name.casefold(), people[seat]) for seat, name in enumerate(record.players) if name]
    writers = enumerate(record.people[len(record.players) :], len(record.players))
    rows += [(record.id, index, "", person) for index, person in writers if person]
    return [*rows, (record.id, NO_SEAT, "", record.importer)] if record.importer else rows
