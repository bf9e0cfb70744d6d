"""One server for all tables of Phase 10 FLIP! that a test can know every card of."""

from collections.abc import Iterator

import pytest

from tests.browser.running import Server, tellable_server

from .tables import STACKED


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It deals by chance where it is told nothing."""
    with tellable_server(tmp_path_factory.mktemp("server"), STACKED) as running:
        yield running
