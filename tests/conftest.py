"""Marks browser tests, and lets the workers begin with the long tests."""

import pytest

from .order import long_first


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--latency` delays what the server sends, so that a browser test that does not wait properly fails."""
    parser.addoption("--latency", type=int, default=0, help="delay the server's messages by this many milliseconds")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what needs Chromium, so that `-m "not browser"` leaves it out."""
    if "browser" in getattr(item, "fixturenames", ()):
        item.add_marker("browser")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put long tests at the start of each worker's share."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    items[:] = long_first(long, others, workers)
