"""Options of the test suite, and the order in which the workers run the tests."""

import pytest

from . import proofs
from .order import long_first


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--fast` is for quick feedback; `--latency` makes a browser test fail that does not wait properly."""
    parser.addoption("--fast", action="store_true", help="leave out browser and long tests, and try fewer examples")
    parser.addoption("--latency", type=int, default=0, help="delay the server's messages by this many milliseconds")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the number of examples before the tests are imported."""
    proofs.examples_divisor = 5 if config.getoption("fast") else 1


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what needs Chromium."""
    if "browser" in getattr(item, "fixturenames", ()):
        item.add_marker("browser")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put long tests at the start of each worker's share, or leave them out with browser tests if it must be fast."""
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    if config.getoption("fast"):
        slow = [*long, *(item for item in others if item.get_closest_marker("browser"))]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in others if not item.get_closest_marker("browser")]
        return
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    kernels = [item for item in items if "compiled_kernels" in getattr(item, "fixturenames", ())]
    kept = {*kernels}
    long, others = [item for item in long if item not in kept], [item for item in others if item not in kept]
    items[:] = long_first(long, others, workers, together=kernels)
