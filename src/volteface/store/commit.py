"""Group commit: writes that wait go into one SQLite transaction, in as few statements as possible."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeAlias

from volteface.store.rows import Rows, derived_from
from volteface.tables.errors import Conflict, StoreError

LONGEST_GROUP: Final = 64  # writes in one commit
BUSY_SECONDS: Final = 5

REQUESTS: Final = "INSERT INTO requests (table_id, seq, entries, action, data) VALUES (?, ?, ?, ?, ?)"
END: Final = "SELECT seq + entries FROM requests WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
TABLES: Final = "INSERT OR REPLACE INTO tables (id, stage, updated, code, data, daily) VALUES (?, ?, ?, ?, ?, ?)"
PLAYERS: Final = "INSERT INTO players (table_id, seat, name, person) VALUES (?, ?, ?, ?)"
SNAPSHOTS: Final = "INSERT OR REPLACE INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)"

# A function that is written again after a writer died must make no difference: it is not looked for.
Write: TypeAlias = Rows | Callable[[sqlite3.Connection], None]

# "write" is the rule. Of a group whose writer died, nobody knows whether it was committed: "retry" writes only what is
# not in the log yet, and "look" only says what is.
Mode: TypeAlias = Literal["write", "retry", "look"]


class NotWritable(StoreError):
    """Nothing can be written to the file now: the disk is full, the file is locked, or it is broken."""


def connect(path: Path, busy_seconds: float) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def commit_group(
    connection: sqlite3.Connection, path: Path, writes: list[Write], mode: Mode = "write"
) -> list[StoreError | None]:
    """Commit writes together; one that is refused does not affect the others. Returns each write's error, or None."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        errors = _execute(connection, writes) if mode == "write" else _execute_again(connection, path, writes, mode)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
            connection.execute("ROLLBACK")
        return [NotWritable(f"Nothing was kept: {path} cannot be written: {error}.")] * len(writes)
    return errors


def write_nothing(connection: sqlite3.Connection) -> None:
    """A write that changes nothing, to see whether the file can be written."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {version}")


def _execute(connection: sqlite3.Connection, writes: list[Write]) -> list[StoreError | None]:
    """All writes at once if they only append and all fit, else one by one."""
    additions = [write for write in writes if isinstance(write, Rows)]
    if len(additions) == len(writes) and _try(connection, lambda: _append(connection, additions)) is None:
        return [None] * len(writes)
    return [_try(connection, partial(_execute_one, connection, write)) for write in writes]


def _execute_again(
    connection: sqlite3.Connection, path: Path, writes: list[Write], mode: Mode
) -> list[StoreError | None]:
    """What became of writes whose writer died; those that are not there are written now, or refused."""
    errors: list[StoreError | None] = []
    for write in writes:
        if isinstance(write, Rows) and _is_there(connection, write):
            errors.append(None)
        elif mode == "retry":
            errors.append(_try(connection, partial(_execute_one, connection, write)))
        else:
            errors.append(StoreError(f"Nothing was kept: the writer of {path} failed again and again."))
    return errors


def _is_there(connection: sqlite3.Connection, rows: Rows) -> bool:
    """Whether exactly these entries are in the log."""
    query = (
        "SELECT table_id, seq, entries, action, data FROM requests WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?"
    )
    found = connection.execute(query, (rows.table, rows.expected, len(rows.requests))).fetchall()
    return bool(found) and found == rows.requests


def _execute_one(connection: sqlite3.Connection, write: Write) -> None:
    if isinstance(write, Rows):
        _append(connection, [write])
    else:
        write(connection)


def _try(connection: sqlite3.Connection, write: Callable[[], None]) -> StoreError | None:
    """Write all or nothing; an error of the file's fails the whole group, any other only this write."""
    connection.execute("SAVEPOINT request")
    failed = None
    try:
        write()
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
            raise
        failed = error if isinstance(error, Conflict) else StoreError(f"Nothing was kept: {error}.")
        connection.execute("ROLLBACK TO request")
    connection.execute("RELEASE request")
    return failed


def _append(connection: sqlite3.Connection, additions: list[Rows]) -> None:
    """Append to logs; raises `Conflict` if an addition does not follow the end of its log."""
    for one in additions:
        end = connection.execute(END, (one.table,)).fetchone()
        if (0 if end is None else end[0]) != one.expected:
            raise Conflict(one.table, one.expected)
    requests = [row for one in additions for row in one.requests]
    try:
        connection.executemany(REQUESTS, requests)
    except sqlite3.IntegrityError as error:  # an action that is there already
        raise Conflict(additions[0].table, additions[0].expected) from error
    for table, seq, entries, action, _ in requests:
        if _is_taken(connection, table, action, entries):
            raise Conflict(table, seq)
    connection.executemany(TABLES, [one.record for one in additions if one.record is not None])
    for one in additions:
        if one.players is not None:
            connection.execute("DELETE FROM players WHERE table_id = ?", (one.table,))
            connection.executemany(PLAYERS, one.players)
        if one.snapshot is not None:
            connection.execute(SNAPSHOTS, one.snapshot)


def _is_taken(connection: sqlite3.Connection, table: str, action: str, entries: int) -> bool:
    """Whether an entry of a request has an action that an entry of another one has, where not both are the first."""
    if entries > 1:
        query = "SELECT action FROM requests WHERE table_id = ? AND action > ? AND action < ?"
        later = connection.execute(query, (table, f"{action}/", f"{action}0")).fetchall()  # "0" comes after "/"
        if any(name == f"{action}/{index}" for (name,) in later for index in range(1, entries)):
            return True
    derived = derived_from(action)
    if derived is None:
        return False
    first, index = derived
    query = "SELECT 1 FROM requests WHERE table_id = ? AND action = ? AND entries > ?"
    return connection.execute(query, (table, first, index)).fetchone() is not None
