"""Which tests begin first: those that take longest, so that none of them is left alone at the end."""

import pytest

from .order import long_first


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put tests that are marked as long where the workers begin."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    items[:] = long_first(long, others, workers)
