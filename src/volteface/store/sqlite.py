"""A store in one SQLite file: durable before acknowledged, many tables in one commit."""

import queue
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from threading import Lock, Thread
from typing import Any, Final

import msgspec
from msgspec import Struct

from volteface.kernel import AnyEntry, NoteEntry
from volteface.store.schema import prepare
from volteface.tables.errors import Conflict, NoSuchTable, StoreError
from volteface.tables.needs import Kept, Record, Snapshot

LONGEST_GROUP: Final = 256  # requests in one commit
BUSY_SECONDS: Final = 5

Job = tuple[Callable[[sqlite3.Connection], None], "Future[None]"]


class SqliteStore:
    """Logs in a file; one thread writes, and what waits meanwhile goes into its next commit together."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reader = prepare(path, _connect)
        self._reading = Lock()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = Thread(target=self._write, name=f"writer of {path.name}", daemon=True)
        self._writer.start()

    def append(
        self, record: Record, expected: int, entries: tuple[AnyEntry, ...], snapshot: Snapshot | None = None
    ) -> "Future[None]":
        """Add entries after so many, all or none; done once they are on the disk."""
        future: Future[None] = Future()
        rows = [(record.id, entry.seq, entry.action, msgspec.json.encode(entry)) for entry in entries]
        kept = _Row.of(record, entries)
        self._jobs.put((lambda connection: _append(connection, kept, expected, rows, snapshot), future))
        return future

    def load(self, table: str) -> Kept:
        """A table and its whole log."""
        record = self._read("SELECT data FROM tables WHERE id = ?", table)
        if not record:
            raise NoSuchTable(table)
        rows = self._read("SELECT entry FROM entries WHERE table_id = ? ORDER BY seq", table)
        snapshot = self._read("SELECT seq, data FROM snapshots WHERE table_id = ?", table)
        entries = msgspec.json.decode(b"[" + b",".join(row[0] for row in rows) + b"]", type=tuple[AnyEntry, ...])
        return Kept(
            msgspec.json.decode(record[0][0], type=Record), entries, Snapshot(*snapshot[0]) if snapshot else None
        )

    def find(
        self, *, person: str | None = None, player: str | None = None, stage: str | None = None, most: int = 50
    ) -> tuple[Record, ...]:
        """Tables that fit, the latest first."""
        wanted = {"person": person, "name": player and player.casefold(), "stage": stage}
        clauses = [clause for field, clause in CLAUSES.items() if wanted[field] is not None]
        values = [value for value in wanted.values() if value is not None]
        where = f"WHERE {' AND '.join(clauses)}" if clauses else ""
        rows = self._read(f"SELECT data FROM tables {where} ORDER BY updated DESC, id LIMIT ?", *values, most)
        return tuple(msgspec.json.decode(row[0], type=Record) for row in rows)

    def close(self) -> None:
        """Keep what was asked for, then close the file."""
        self._jobs.put(None)
        self._writer.join()
        with self._reading:
            self._reader.close()

    def _read(self, query: str, *values: Any) -> list[Any]:
        try:
            with self._reading:
                return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} cannot be read: {error}.") from error

    def _write(self) -> None:
        connection = _connect(self.path)
        while (group := self._next_group()) is not None:
            _commit_together(connection, group, self.path)
        connection.close()

    def _next_group(self) -> list[Job] | None:
        """Everything that waits, at least one request; nothing once the store is closed."""
        first = self._jobs.get()
        if first is None:
            return None
        group = [first]
        while len(group) < LONGEST_GROUP:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            group.append(job)
        return group


CLAUSES: Final = {
    "person": "id IN (SELECT table_id FROM players WHERE person = ?)",
    "name": "id IN (SELECT table_id FROM players WHERE name = ?)",
    "stage": "stage = ?",
}


class _Row(Struct, frozen=True):
    """A record as its row and its players' rows."""

    table: tuple[Any, ...]
    players: list[tuple[Any, ...]] | None  # nothing if nobody got up or sat down

    @classmethod
    def of(cls, record: Record, entries: tuple[AnyEntry, ...]) -> "_Row":
        row = (record.id, record.stage, record.updated, msgspec.json.encode(record))
        if not any(isinstance(entry, NoteEntry) for entry in entries):
            return cls(row, None)
        people = (*record.people, *(None,) * len(record.players))
        players = [(record.id, seat, name.casefold(), people[seat]) for seat, name in enumerate(record.players) if name]
        return cls(row, players)


def _append(
    connection: sqlite3.Connection, row: _Row, expected: int, rows: list[Any], snapshot: Snapshot | None
) -> None:
    table = row.table[0]
    (last,) = connection.execute("SELECT max(seq) FROM entries WHERE table_id = ?", (table,)).fetchone()
    if (-1 if last is None else last) != expected - 1:
        raise Conflict(table, expected)
    connection.execute("INSERT OR REPLACE INTO tables (id, stage, updated, data) VALUES (?, ?, ?, ?)", row.table)
    try:
        connection.executemany("INSERT INTO entries (table_id, seq, action, entry) VALUES (?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError as error:
        raise Conflict(table, expected) from error
    if row.players is not None:
        connection.execute("DELETE FROM players WHERE table_id = ?", (table,))
        connection.executemany("INSERT INTO players (table_id, seat, name, person) VALUES (?, ?, ?, ?)", row.players)
    if snapshot is not None:
        values = (table, snapshot.seq, snapshot.data)
        connection.execute("INSERT OR REPLACE INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)", values)


def _commit_together(connection: sqlite3.Connection, group: list[Job], path: Path) -> None:
    """Carry out requests in one commit; one that is refused does not touch the others."""
    outcomes: list[tuple[Future[None], Exception | None]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job, future in group:
            outcomes.append((future, _try(connection, job)))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        failure = StoreError(f"Nothing was kept: {path} cannot be written: {error}.")
        outcomes = [(future, failure) for _, future in group]
    for future, problem in outcomes:
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)


def _try(connection: sqlite3.Connection, job: Callable[[sqlite3.Connection], None]) -> Conflict | None:
    connection.execute("SAVEPOINT request")
    try:
        job(connection)
    except Conflict as conflict:
        connection.execute("ROLLBACK TO request")
        return conflict
    finally:
        connection.execute("RELEASE request")
    return None


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection
