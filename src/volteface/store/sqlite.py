"""A log store in one SQLite file, with group commit."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any, Final, Protocol, TypeVar

import msgspec

from volteface.store.commit import BUSY_SECONDS, Write, connect
from volteface.store.people import SqlitePeople
from volteface.store.rows import READ_RECORD, read_entries, rows_of
from volteface.store.schema import prepare
from volteface.store.writer_thread import WriterThread
from volteface.tables.errors import Conflict, NoSuchTable, StoreError
from volteface.tables.ports import Addition, Record, Snapshot, StoredTable, WriteFuture

D = TypeVar("D")
T = TypeVar("T")


class Writer(Protocol):
    """Writes to the file, from a thread or from another process."""

    def submit(self, write: Write) -> WriteFuture:
        """Queue a write for the next commit; completes once the write is durable."""

    def close(self) -> None:
        """Write what is queued, then stop."""


class SqliteStore:
    """Logs in a file: one writer, and one connection for readers."""

    def __init__(self, path: Path, busy_seconds: float = BUSY_SECONDS, writer: Writer | None = None) -> None:
        self.path = path
        self._reader, self._reading = prepare(path, partial(connect, busy_seconds=busy_seconds)), Lock()
        self._writer = writer or WriterThread(path, busy_seconds)
        self.people = SqlitePeople(self._writer.submit, self._read)

    def append(self, addition: Addition) -> WriteFuture:
        """Append to a table's log, all or nothing; completes once the write is on the disk."""
        if not addition.follows():
            refused: Future[None] = Future()
            refused.set_exception(Conflict(addition.record.id, addition.expected))
            return refused
        return self._writer.submit(rows_of(addition))

    def load(self, table: str) -> StoredTable:
        """A table and its whole log."""
        record, rows, snapshot = self._read_together(
            ("SELECT data FROM tables WHERE id = ?", [table]),
            ("SELECT data FROM requests WHERE table_id = ? ORDER BY seq", [table]),
            ("SELECT seq, data FROM snapshots WHERE table_id = ?", [table]),
        )
        if not record:
            raise NoSuchTable(table)
        entries = self._decode(read_entries, rows)
        return StoredTable(
            self._decode(READ_RECORD, record[0][0]), entries, Snapshot(*snapshot[0]) if snapshot else None
        )

    def find(
        self,
        *,
        person: str | None = None,
        player: str | None = None,
        stage: str | None = None,
        code: str | None = None,
        daily: str | None = None,
        most: int = 50,
    ) -> tuple[Record, ...]:
        """Records of the tables that match, the latest first."""
        wanted = {"person": person, "name": player and player.casefold(), "stage": stage}
        wanted |= {"code": code, "daily": daily}
        clauses = [clause for field, clause in CLAUSES.items() if wanted[field] is not None]
        values = [value for value in wanted.values() if value is not None]
        where = f"WHERE {' AND '.join(clauses)}" if clauses else ""
        query = f"SELECT data FROM tables {where} ORDER BY updated DESC, id LIMIT ?"
        return tuple(self._decode(READ_RECORD, row[0]) for row in self._read(query, *values, most))

    def close(self) -> None:
        """Write what is queued, then close the file."""
        self._writer.close()
        with self._reading:
            self._reader.close()

    def _read(self, query: str, *values: Any) -> list[Any]:
        return self._read_together((query, list(values)))[0]

    def _read_together(self, *queries: tuple[str, list[Any]]) -> list[list[Any]]:
        """The rows of each query, in one read transaction."""
        try:
            with self._reading:
                self._reader.execute("BEGIN")
                try:
                    return [self._reader.execute(query, values).fetchall() for query, values in queries]
                finally:
                    self._reader.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} cannot be read: {error}.") from error

    def _decode(self, read: Callable[[D], T], data: D) -> T:
        try:
            return read(data)
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
            raise StoreError(f"{self.path} cannot be read: {error}.") from error


CLAUSES: Final = {
    "person": "id IN (SELECT table_id FROM players WHERE person = ?)",
    "name": "id IN (SELECT table_id FROM players WHERE name = ? AND seat >= 0)",
    "stage": "stage = ?",
    "code": "code = ?",
    "daily": "daily = ?",
}
