"""A server for the tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.running import running_server

# Everybody's first cards, numbers only: whoever sits first is asked at once whether to hit or to stay.
CARDS = ("3", "5", "7", "9", "4", "6", "8", "10", "11", "12", "2", "1")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots do not dawdle."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running_server(folder, CARDS, pace=0.05) as address:
        yield address
