"""One server for all tables of Flip 7 that a test can know every card of."""

from collections.abc import Iterator

import pytest

from tests.browser.running import Server, tellable_server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It deals by chance where it is told nothing."""
    with tellable_server(tmp_path_factory.mktemp("server")) as running:
        yield running
