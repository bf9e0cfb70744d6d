"""Delete games for good, while no other program has the file open."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from volteface.store.commit import connect
from volteface.store.schema import prepare
from volteface.tables.errors import NoSuchTable, StoreError

BUSY_SECONDS: Final = 1.0
PARTS: Final = (  # whatever belongs to a table names it in this column
    "SELECT schema.name FROM sqlite_master AS schema, pragma_table_info(schema.name) AS field"
    " WHERE schema.type = 'table' AND field.name = 'table_id'"
)


class FileInUse(StoreError):
    """Another program, such as a server, has the file open and may be playing the very games."""


def delete_tables(path: Path, tables: Iterable[str]) -> None:
    """Delete all of these tables or none; raises `NoSuchTable` or `FileInUse`."""
    prepare(path, lambda path: connect(path, BUSY_SECONDS)).close()
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        # With a write-ahead log, this lock is only to be had while nobody else is connected.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("BEGIN EXCLUSIVE")
        parts = [part for (part,) in connection.execute(PARTS)]
        for table in tables:
            if not connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount:
                raise NoSuchTable(table)
            for part in parts:
                connection.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
        connection.execute("COMMIT")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise StoreError(f"{path} cannot be written: {error}.") from error
        raise FileInUse(
            f"Another program has {path} open, such as a server or a game in a terminal. Stop it first; "
            "nothing was deleted."
        ).explained("problem-file-in-use", file=str(path)) from error
    finally:
        connection.close()
