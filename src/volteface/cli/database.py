"""Where this computer keeps its games."""

from pathlib import Path
from typing import Annotated, Final

import typer
from platformdirs import user_data_dir

from volteface.kernel import InvalidInput
from volteface.store import SqliteStore

SCHEME: Final = "sqlite:///"

DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="Another file of games: sqlite:///FILE, or just FILE.")
]


def open_store(database: str | None) -> SqliteStore:
    """The games kept in that file, or in the user's own one."""
    return SqliteStore(database_file(database))


def database_file(database: str | None) -> Path:
    """The file that a person named, or the user's own one."""
    if database is None:
        return Path(user_data_dir("volteface")) / "volteface.db"
    if "://" in database and not database.startswith(SCHEME):
        raise InvalidInput(f"“{database}” is no place for games here. Give {SCHEME}FILE, or just a file.")
    return Path(database.removeprefix(SCHEME)).expanduser()
