"""A server for the lessons; nothing of a lesson is kept there."""

from collections.abc import Iterator

import pytest

from tests.browser.running import running_server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address."""
    with running_server(tmp_path_factory.mktemp("server")) as address:
        yield address
