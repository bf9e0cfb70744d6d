"""A store in one SQLite file: durable before acknowledged, many tables in one commit."""

import queue
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Lock, Thread
from typing import Any, Final

import msgspec
from msgspec import Struct

from volteface.kernel import AnyEntry, NoteEntry
from volteface.store.people import SqlitePeople
from volteface.store.schema import prepare
from volteface.tables.errors import Conflict, NoSuchTable, StoreError
from volteface.tables.needs import Kept, Record, Snapshot, follow

LONGEST_GROUP: Final = 256  # requests in one commit
BUSY_SECONDS: Final = 5

Job = tuple[Callable[[sqlite3.Connection], None], "Future[None]"]


class SqliteStore:
    """Logs in a file; one thread writes, and what waits meanwhile goes into its next commit together."""

    def __init__(self, path: Path, busy_seconds: float = BUSY_SECONDS) -> None:
        self.path = path
        connect = partial(_connect, busy_seconds=busy_seconds)
        self._reader = prepare(path, connect)
        self._reading, self._asking, self._is_closed = Lock(), Lock(), False
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = Thread(target=self._write, args=(connect(path),), name=f"writer of {path.name}", daemon=True)
        self._writer.start()
        self.people = SqlitePeople(self._submit, self._read)

    def append(
        self, record: Record, expected: int, entries: tuple[AnyEntry, ...], snapshot: Snapshot | None = None
    ) -> "Future[None]":
        """Add entries after so many, all or none; done once they are on the disk."""
        rows = [(record.id, entry.seq, entry.action, msgspec.json.encode(entry)) for entry in entries]
        kept = _Row.of(record, entries)
        if not follow(entries, expected):
            refused: Future[None] = Future()
            refused.set_exception(Conflict(record.id, expected))
            return refused
        return self._submit(lambda connection: _append(connection, kept, expected, rows, snapshot))

    def load(self, table: str) -> Kept:
        """A table and its whole log."""
        record, rows, snapshot = self._read_together(
            ("SELECT data FROM tables WHERE id = ?", [table]),
            ("SELECT entry FROM entries WHERE table_id = ? ORDER BY seq", [table]),
            ("SELECT seq, data FROM snapshots WHERE table_id = ?", [table]),
        )
        if not record:
            raise NoSuchTable(table)
        entries = self._decode(b"[" + b",".join(row[0] for row in rows) + b"]", tuple[AnyEntry, ...])
        return Kept(self._decode(record[0][0], Record), entries, Snapshot(*snapshot[0]) if snapshot else None)

    def find(
        self, *, person: str | None = None, player: str | None = None, stage: str | None = None, most: int = 50
    ) -> tuple[Record, ...]:
        """Tables that fit, the latest first."""
        wanted = {"person": person, "name": player and player.casefold(), "stage": stage}
        clauses = [clause for field, clause in CLAUSES.items() if wanted[field] is not None]
        values = [value for value in wanted.values() if value is not None]
        where = f"WHERE {' AND '.join(clauses)}" if clauses else ""
        query = f"SELECT data FROM tables {where} ORDER BY updated DESC, id LIMIT ?"
        return tuple(self._decode(row[0], Record) for row in self._read(query, *values, most))

    def close(self) -> None:
        """Keep what was asked for, then close the file."""
        with self._asking:
            self._is_closed = True
            self._jobs.put(None)
        self._writer.join()
        with self._reading:
            self._reader.close()

    def _submit(self, job: Callable[[sqlite3.Connection], None]) -> "Future[None]":
        """Have the writer do something in its next commit; done once it is durable."""
        future: Future[None] = Future()
        with self._asking:
            if self._is_closed:
                future.set_exception(StoreError(f"Nothing was kept: {self.path} is closed."))
            else:
                self._jobs.put((job, future))
        return future

    def _read(self, query: str, *values: Any) -> list[Any]:
        return self._read_together((query, list(values)))[0]

    def _read_together(self, *queries: tuple[str, list[Any]]) -> list[list[Any]]:
        """The rows of each query, all of one moment."""
        try:
            with self._reading:
                self._reader.execute("BEGIN")
                try:
                    return [self._reader.execute(query, values).fetchall() for query, values in queries]
                finally:
                    self._reader.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} cannot be read: {error}.") from error

    def _decode(self, data: bytes, kind: Any) -> Any:
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
            raise StoreError(f"{self.path} cannot be read: {error}.") from error

    def _write(self, connection: sqlite3.Connection) -> None:
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
    outcomes: list[tuple[Future[None], StoreError | None]] = []
    group = [(job, future) for job, future in group if future.set_running_or_notify_cancel()]
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job, future in group:
            outcomes.append((future, _try(connection, job)))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
            connection.execute("ROLLBACK")
        failure = StoreError(f"Nothing was kept: {path} cannot be written: {error}.")
        outcomes = [(future, failure) for _, future in group]
    for future, problem in outcomes:
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)


def _try(connection: sqlite3.Connection, job: Callable[[sqlite3.Connection], None]) -> StoreError | None:
    """Carry out one request; trouble with the file is everybody's, any other is the request's own."""
    connection.execute("SAVEPOINT request")
    problem = None
    try:
        job(connection)
    except sqlite3.Error:
        raise
    except Exception as error:
        problem = error if isinstance(error, Conflict) else StoreError(f"Nothing was kept: {error}.")
        connection.execute("ROLLBACK TO request")
    connection.execute("RELEASE request")
    return problem


def _connect(path: Path, busy_seconds: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection
