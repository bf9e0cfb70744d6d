"""Where this computer keeps its games, and how a saved one is found."""

from pathlib import Path
from typing import Final, TypeAlias

from platformdirs import user_data_dir

from volteface.cli.problems import Problem
from volteface.kernel import Log, UnreadableLog, read_log
from volteface.store import MemoryStore, SqliteStore
from volteface.tables import load_table

SCHEME: Final = "sqlite:///"
Store: TypeAlias = SqliteStore | MemoryStore


def open_store(database: str | None) -> SqliteStore:
    """The games kept in that file, or in the user's own one; a file that is not there is created."""
    return SqliteStore(database_file(database))


def open_saved(database: str | None) -> Store:
    """The same for commands that only look: nothing is created, and a file that was named has to be there."""
    file = database_file(database)
    if file.exists():
        return SqliteStore(file)
    if database is None:
        return MemoryStore()
    raise Problem("no-file", file=str(file))


def database_file(database: str | None) -> Path:
    """The file that a person named, or the user's own one."""
    if database is None:
        return Path(user_data_dir("volteface")) / "volteface.db"
    if "://" in database and not database.startswith(SCHEME):
        raise Problem("no-place", database=database)
    return Path(database.removeprefix(SCHEME)).expanduser()


def find_log(name: str, database: str | None) -> Log:
    """The log of an exported file, or of a saved game that is over."""
    if Path(name).exists() or Path(name).suffix:
        return read_file(Path(name))
    store = open_saved(database)
    try:
        return load_table(store, name).log()
    finally:
        store.close()


def read_file(file: Path) -> Log:
    """The log that a file holds; raises `InvalidInput`."""
    try:
        return read_log(read_bytes(file))
    except UnreadableLog as error:
        unreadable = UnreadableLog(f"{file}: {error}")
        raise unreadable.explained("problem-in-file", file=str(file), problem=error) from error


def read_bytes(file: Path) -> bytes:
    """What a file holds; raises `InvalidInput`."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise Problem("cannot-read", file=str(file), reason=error) from error
