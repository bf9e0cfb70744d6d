"""Where a file of games can be and where not: folders that are missing, taken, or may only be read."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from volteface.store import SqliteStore
from volteface.tables import StoreError

from .logs import filled

NOBODY = 65534  # the user id of nobody


def test_a_folder_is_no_file_of_games(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened as a file of games"):
        SqliteStore(tmp_path)


def test_a_file_in_the_place_of_a_folder_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    with pytest.raises(StoreError, match="cannot be opened as a file of games"):
        SqliteStore(tmp_path / "taken" / "games.db")


def test_folders_that_are_missing_are_made(tmp_path: Path) -> None:
    assert filled(tmp_path / "new" / "newer" / "games.db").exists()


@contextmanager
def as_nobody() -> Iterator[None]:
    """For root every folder is writable, so root becomes nobody for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_folder_that_may_only_be_read_is_a_sentence() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o555)
        try:
            with as_nobody(), pytest.raises(StoreError, match="cannot be opened as a file of games"):
                SqliteStore(Path(folder) / "games.db")
            assert list(Path(folder).iterdir()) == []
        finally:
            Path(folder).chmod(0o755)


def test_a_file_that_may_only_be_read_is_a_sentence() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = filled(Path(folder) / "games.db", 1)
        path.chmod(0o444)
        Path(folder).chmod(0o555)
        try:
            with as_nobody(), pytest.raises(StoreError, match="cannot be opened as a file of games"):
                SqliteStore(path)
        finally:
            Path(folder).chmod(0o755)
