"""A server for the tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.running import running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots do not dawdle."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running_server(folder, pace=0.05) as address:
        yield address
