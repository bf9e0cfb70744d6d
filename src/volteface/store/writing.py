"""How requests reach the SQLite file: those that wait go into one commit, and into as few statements as can be."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from volteface.kernel import NoteEntry
from volteface.tables.errors import Conflict, StoreError
from volteface.tables.needs import Addition, Record

LONGEST_GROUP: Final = 64  # requests in one commit
BUSY_SECONDS: Final = 5

ENTRIES: Final = "INSERT INTO entries (table_id, seq, action, entry) VALUES (?, ?, ?, ?)"
TABLES: Final = "INSERT OR REPLACE INTO tables (id, stage, updated, data) VALUES (?, ?, ?, ?)"
PLAYERS: Final = "INSERT INTO players (table_id, seat, name, person) VALUES (?, ?, ?, ?)"
SNAPSHOTS: Final = "INSERT OR REPLACE INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)"

Row: TypeAlias = tuple[Any, ...]


class Rows(Struct, frozen=True, gc=False):
    """An addition as the rows that it makes."""

    table: str
    expected: int  # entries that the log has so far
    entries: list[Row]
    record: Row | None = None  # nothing if it is the same as before
    players: list[Row] | None = None  # nothing if nobody got up or sat down
    snapshot: Row | None = None


Write: TypeAlias = Rows | Callable[[sqlite3.Connection], None]


def rows_of(addition: Addition) -> Rows:
    """An addition's record, entries and snapshot as rows."""
    record, entries, snapshot = addition.record, addition.entries, addition.snapshot
    return Rows(
        table=record.id,
        expected=addition.expected,
        entries=[(record.id, entry.seq, entry.action, msgspec.json.encode(entry)) for entry in entries],
        record=None if addition.is_same else (record.id, record.stage, record.updated, msgspec.json.encode(record)),
        players=_players(record) if any(isinstance(entry, NoteEntry) for entry in entries) else None,
        snapshot=None if snapshot is None else (record.id, snapshot.seq, snapshot.data),
    )


def _players(record: Record) -> list[Row]:
    people = (*record.people, *(None,) * len(record.players))
    return [(record.id, seat, name.casefold(), people[seat]) for seat, name in enumerate(record.players) if name]


def connect(path: Path, busy_seconds: float) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they are done."""
    connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def commit_together(connection: sqlite3.Connection, path: Path, writes: list[Write]) -> list[StoreError | None]:
    """Carry out requests in one commit; one that is refused does not touch the others."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        problems = _carry_out(connection, writes)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
            connection.execute("ROLLBACK")
        return [StoreError(f"Nothing was kept: {path} cannot be written: {error}.")] * len(writes)
    return problems


def _carry_out(connection: sqlite3.Connection, writes: list[Write]) -> list[StoreError | None]:
    """Everything at once if it only adds to logs and fits, else each request by itself."""
    additions = [write for write in writes if isinstance(write, Rows)]
    if len(additions) == len(writes) and _try(connection, lambda: _add(connection, additions)) is None:
        return [None] * len(writes)
    return [_try(connection, partial(_carry_out_one, connection, write)) for write in writes]


def _carry_out_one(connection: sqlite3.Connection, write: Write) -> None:
    if isinstance(write, Rows):
        _add(connection, [write])
    else:
        write(connection)


def _try(connection: sqlite3.Connection, write: Callable[[], None]) -> StoreError | None:
    """Write all of it or nothing; trouble with the file is everybody's, any other is the request's own."""
    connection.execute("SAVEPOINT request")
    problem = None
    try:
        write()
    except sqlite3.Error:
        raise
    except Exception as error:
        problem = error if isinstance(error, Conflict) else StoreError(f"Nothing was kept: {error}.")
        connection.execute("ROLLBACK TO request")
    connection.execute("RELEASE request")
    return problem


def _add(connection: sqlite3.Connection, additions: list[Rows]) -> None:
    """Add to logs; raises if an addition does not come right after what its log has."""
    for one in additions:
        query = "SELECT max(seq) FROM entries WHERE table_id = ?"
        (last,) = connection.execute(query, (one.table,)).fetchone()
        if (-1 if last is None else last) != one.expected - 1:
            raise Conflict(one.table, one.expected)
    try:
        connection.executemany(ENTRIES, [row for one in additions for row in one.entries])
    except sqlite3.IntegrityError as error:  # an action that is there already
        raise Conflict(additions[0].table, additions[0].expected) from error
    connection.executemany(TABLES, [one.record for one in additions if one.record is not None])
    for one in additions:
        if one.players is not None:
            connection.execute("DELETE FROM players WHERE table_id = ?", (one.table,))
            connection.executemany(PLAYERS, one.players)
        if one.snapshot is not None:
            connection.execute(SNAPSHOTS, one.snapshot)
