"""Long tests begin first, so that none is left alone at the end; and an option for the latency of browser tests."""

import pytest

from .order import long_first


def pytest_addoption(parser: pytest.Parser) -> None:
    """With latency, a browser test that does not wait for what it needs fails."""
    parser.addoption("--latency", type=int, default=0, help="milliseconds by which pages hear the server later")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put tests that are marked as long where the workers begin."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    items[:] = long_first(long, others, workers)
