"""A file of another program, or of a newer version of this one, is refused and stays as it is."""

import sqlite3
from pathlib import Path

import pytest

from volteface.store import SqliteStore
from volteface.store.schema import APPLICATION, VERSION
from volteface.tables import StoreError

from .logs import filled
from .writer import ask


def foreign(path: Path, *statements: str) -> Path:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return path


FOREIGN = {
    "nameless": ["CREATE TABLE tables (id TEXT)"],
    "named": ["PRAGMA application_id = 7", "CREATE TABLE tables (id TEXT)"],
    "empty but named": ["PRAGMA application_id = 7", "CREATE TABLE t (x)", "DROP TABLE t"],
    "write-ahead": ["PRAGMA journal_mode = WAL", "CREATE TABLE tables (id TEXT)"],
}


@pytest.mark.parametrize("statements", FOREIGN.values(), ids=FOREIGN)
def test_a_file_of_another_program_is_refused(tmp_path: Path, statements: list[str]) -> None:
    path = foreign(tmp_path / "other.db", *statements)
    with pytest.raises(StoreError, match=r"other\.db belongs to another program; nothing in it was changed\."):
        SqliteStore(path)


@pytest.mark.parametrize("statements", FOREIGN.values(), ids=FOREIGN)
def test_a_file_of_another_program_stays_as_it_is(tmp_path: Path, statements: list[str]) -> None:
    path = foreign(tmp_path / "other.db", *statements)
    before = path.read_bytes()
    with pytest.raises(StoreError):
        SqliteStore(path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"other.db": before}


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = foreign(
        filled(tmp_path / "games.db", 1), f"PRAGMA user_version = {VERSION + 1}", "CREATE TABLE new_in_it (x)"
    )
    with pytest.raises(StoreError, match=r"was written by a newer version of this program; nothing in it was changed"):
        SqliteStore(path)


def test_a_file_of_a_newer_version_stays_as_it_is(tmp_path: Path) -> None:
    path = foreign(filled(tmp_path / "games.db", 1), f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(StoreError):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_file_of_games(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.touch()
    filled(path)
    assert ask("application_id")(sqlite3.connect(path)) == APPLICATION


def test_a_file_whose_first_opening_was_cut_short_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")  # the first thing that a store does to a new file
    connection.close()
    filled(path)
    assert ask("application_id")(sqlite3.connect(path)) == APPLICATION
