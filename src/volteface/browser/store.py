"""A log store in IndexedDB: one transaction for each addition, which completes once it is durable."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from volteface.browser.database import Database
from volteface.kernel import AnyEntry
from volteface.tables import Conflict, DamagedGame, NoSuchTable
from volteface.tables.ports import Addition, Record, Snapshot, StoredTable, UncancellableFuture

READ_RECORD: Final = msgspec.json.Decoder(Record).decode
READ_ENTRY: Final = msgspec.json.Decoder(AnyEntry).decode
ENCODE: Final = msgspec.json.Encoder().encode
MOST_OF_A_DEVICE: Final = 100_000  # tables


class EntryRow(Struct, frozen=True, array_like=True):
    """An entry as it is stored: its number, its action and itself as JSON."""

    seq: int
    action: str
    data: str


class TableRow(Struct, frozen=True):
    """A record as it is stored: as JSON, beside what tables are found by."""

    id: str
    data: str
    people: list[str]
    players: list[str]  # names in lower case
    stage: str
    updated: int
    code: str = ""


class SnapshotRow(Struct, frozen=True):
    """A snapshot as it is stored."""

    table: str
    seq: int
    data: str


class NewRows(Struct, frozen=True):
    """The rows of an addition; `table` is None if the record is unchanged."""

    id: str
    expected: int
    entries: list[EntryRow]
    table: TableRow | None
    snapshot: SnapshotRow | None


class StoredRows(Struct, frozen=True):
    """All rows of one table."""

    table: TableRow | None
    entries: list[EntryRow]
    snapshot: SnapshotRow | None


class IndexedDbStore:
    """Logs in the browser's own database."""

    def __init__(self, database: Database, appended: Callable[[str], None] = lambda _: None) -> None:
        """Keep logs in a database; `appended` is called with the id of each table whose log has grown."""
        self._database, self._appended = database, appended
        self._writing: set[asyncio.Task[None]] = set()

    def append(self, addition: Addition) -> "asyncio.Future[None]":
        """Append to a table's log, all or nothing; completes once the write is durable, and cannot be cancelled."""
        future = UncancellableFuture(loop=asyncio.get_running_loop())
        task = asyncio.create_task(self._append(addition, future))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return future

    async def load(self, table: str) -> StoredTable:
        """A table and its whole log; raises `NoSuchTable`, or `DamagedGame` if it cannot be read."""
        return read_rows(table, await self._database.call("load", table, StoredRows))

    async def find(
        self,
        *,
        person: str | None = None,
        player: str | None = None,
        stage: str | None = None,
        code: str | None = None,
        daily: str | None = None,
        most: int = 50,
    ) -> tuple[Record, ...]:
        """Records of the tables that match, the latest first; those that cannot be read are left out."""
        name = player and player.casefold()
        asked = most if daily is None else MOST_OF_A_DEVICE  # days are told apart here: a device has few tables
        wanted = {"person": person, "player": name, "stage": stage, "code": code, "most": asked}
        rows = await self._database.call("find", wanted, list[TableRow])
        found = (record for row in rows if (record := _readable(row)) is not None)
        return tuple(record for record in found if daily in (None, record.day))[:most]

    async def delete(self, tables: list[str]) -> None:
        """Delete tables with their logs."""
        await self._database.call("delete", tables)

    async def _append(self, addition: Addition, future: UncancellableFuture) -> None:
        try:
            is_kept = addition.follows() and await self._database.call("append", rows_of(addition), bool)
        except Exception as error:
            future.set_exception(error)
            return
        if is_kept:
            future.set_result(None)
            self._appended(addition.record.id)
        else:
            future.set_exception(Conflict(addition.record.id, addition.expected))


def rows_of(addition: Addition) -> NewRows:
    """The rows that an addition makes."""
    record, snapshot = addition.record, addition.snapshot
    entries = [EntryRow(entry.seq, entry.action, ENCODE(entry).decode()) for entry in addition.entries]
    return NewRows(
        record.id,
        addition.expected,
        entries,
        None if addition.is_record_unchanged else table_row(record),
        None if snapshot is None else SnapshotRow(record.id, snapshot.seq, snapshot.data.decode()),
    )


def table_row(record: Record) -> TableRow:
    """A record as it is stored."""
    people = [person for person in (*record.people, record.importer) if person]
    players = [name.casefold() for name in record.players if name]
    return TableRow(record.id, ENCODE(record).decode(), people, players, record.stage, record.updated, record.code)


def read_rows(table: str, rows: StoredRows) -> StoredTable:
    """A table from its rows; raises `NoSuchTable`, `DamagedGame`."""
    if rows.table is None:
        raise NoSuchTable(table)
    if [row.seq for row in rows.entries] != list(range(len(rows.entries))):
        raise _unreadable(table, "entries are missing")
    try:
        record = READ_RECORD(rows.table.data)
        entries = tuple(READ_ENTRY(row.data) for row in rows.entries)
    except msgspec.MsgspecError as error:
        raise _unreadable(table, str(error)) from error
    if any(entry.seq != row.seq for entry, row in zip(entries, rows.entries, strict=True)):
        raise _unreadable(table, "an entry has another's number")
    kept = rows.snapshot
    return StoredTable(record, entries, None if kept is None else Snapshot(kept.seq, kept.data.encode()))


def _unreadable(table: str, why: str) -> DamagedGame:
    return DamagedGame(f"What is stored of {table} cannot be read: {why}.")


def _readable(row: TableRow) -> Record | None:
    try:
        return READ_RECORD(row.data)
    except msgspec.MsgspecError:
        return None
