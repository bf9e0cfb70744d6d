"""A server for the tests of real cards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.running import running_server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server; at these tables people deal."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running_server(folder, ()) as address:
        yield address
