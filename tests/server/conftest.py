"""One server for all tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .running import running


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server without limits."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder / "games.db") as address:
        yield address
