"""The schema of the SQLite file and its migrations."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from volteface.tables.errors import StoreError

APPLICATION: Final = 0x564F4C54  # "VOLT", so that a file of another program is known for one

FILE_MODE: Final = 0o600  # of a new file, and of those that SQLite lays beside it: it holds keys and secrets

MAGIC: Final = b"SQLite format 3\0"  # how every SQLite file begins

# Each step leads from one version to the next; a released step never changes.
STEPS: Final = (
    """
    CREATE TABLE tables (id TEXT PRIMARY KEY, stage TEXT NOT NULL, updated INTEGER NOT NULL, data BLOB NOT NULL);
    CREATE INDEX tables_by_time ON tables (stage, updated);
    CREATE TABLE entries (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, action TEXT NOT NULL, entry BLOB NOT NULL,
        PRIMARY KEY (table_id, seq), UNIQUE (table_id, action)
    ) WITHOUT ROWID;
    CREATE TABLE players (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, person TEXT,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX players_by_person ON players (person);
    CREATE INDEX players_by_name ON players (name);
    """,
    """
    CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, data BLOB NOT NULL) WITHOUT ROWID;
    """,
    """
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE keys (hash BLOB PRIMARY KEY, person TEXT NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX keys_by_person ON keys (person);
    """,
    # From here on entries have log format 2, which older programs do not read; older snapshots are of no use.
    """
    DELETE FROM snapshots;
    """,
    # One row for a request with all its entries, in the order of their arrival: a commit touches few pages. Entries of
    # older files become requests of their own.
    """
    CREATE TABLE requests (
        id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seq INTEGER NOT NULL, entries INTEGER NOT NULL,
        action TEXT NOT NULL, data BLOB NOT NULL, UNIQUE (table_id, seq), UNIQUE (table_id, action)
    );
    INSERT INTO requests (table_id, seq, entries, action, data)
        SELECT table_id, seq, 1, action, CAST('[' || entry || ']' AS BLOB) FROM entries ORDER BY table_id, seq;
    DROP TABLE entries;
    """,
    # The short codes of tables that gather, to be found by.
    """
    ALTER TABLE tables ADD COLUMN code TEXT;
    CREATE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
    """,
    # The day and game of tables with the deck of a day, to be found by.
    """
    ALTER TABLE tables ADD COLUMN daily TEXT;
    UPDATE tables SET daily = json_extract(CAST(data AS TEXT), '$.setup.daily') || ' ' ||
        json_extract(CAST(data AS TEXT), '$.setup.game')
        WHERE json_extract(CAST(data AS TEXT), '$.setup.daily') IS NOT NULL;
    CREATE INDEX tables_by_day ON tables (daily) WHERE daily IS NOT NULL;
    """,
)
VERSION: Final = len(STEPS)


def prepare(path: Path, connect: Callable[[Path], sqlite3.Connection]) -> sqlite3.Connection:
    """A connection to a file of the current version: new, brought up to date, or as it is."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _refuse_foreign(path)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
        connection = connect(path)
        try:
            _bring_up_to_date(connection)
        except BaseException:
            connection.close()
            raise
    except (sqlite3.Error, OSError) as error:
        raise cannot_open(path, error) from error
    return connection


def cannot_open(path: Path, error: Exception) -> StoreError:
    """The error for a file that is no file of games, or cannot be opened."""
    said = StoreError(f"{path} cannot be opened as a file of games: {error}.")
    return said.explained("problem-no-database", file=str(path), reason=error)


def _refuse_foreign(path: Path) -> None:
    """Look before touching: a file of another program must stay as it is."""
    if not path.exists() or path.stat().st_size == 0:
        return
    with path.open("rb") as file:
        is_database = file.read(len(MAGIC)) == MAGIC
    # Without a write-ahead log the file alone tells all, and nothing need be laid beside it.
    how = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "mode=ro&immutable=1"
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    finally:
        connection.close()
    if is_database and (application, version, objects) == (0, 0, 0):
        return  # our own first opening, cut short
    if application != APPLICATION:
        said = StoreError(f"{path} belongs to another program; nothing in it was changed.")
        raise said.explained("problem-foreign-database", file=str(path))
    if version > VERSION:
        said = StoreError(f"{path} was written by a newer version of this program; nothing in it was changed.")
        raise said.explained("problem-newer-database", file=str(path))


def _bring_up_to_date(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for step in STEPS[version:]:
        for statement in filter(str.strip, step.split(";")):
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")
