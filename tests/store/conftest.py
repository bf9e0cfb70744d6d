"""A store in a file, for one test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from volteface.store import SqliteStore


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """An empty store that does not wait long for a locked file."""
    made = SqliteStore(tmp_path / "games.db", busy_seconds=0.05)
    yield made
    made.close()
