"""A server that deals fairly, for the tests of a module."""

from collections.abc import Iterator

import pytest

from tests.browser.finished import FAIR
from tests.browser.running import running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address."""
    with running_server(tmp_path_factory.mktemp("server"), pace=0.02, module=FAIR) as address:
        yield address
