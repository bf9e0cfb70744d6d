"""A timer runs one job, and is set again after it, whatever became of it."""

import asyncio
import logging
from collections.abc import Iterator

import pytest

from volteface.rooms.timer import Timer
from volteface.tables import Conflict


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """What the timer logs, also after a server of another test has set up logging for itself."""
    logger, before = logging.getLogger("volteface.rooms.timer"), logging.getLogger("volteface.rooms.timer").level
    logger.addHandler(caplog.handler)
    logger.setLevel(logging.INFO)
    logger.disabled = logger.propagate = False
    yield caplog
    logger.propagate = True
    logger.setLevel(before)
    logger.removeHandler(caplog.handler)


def test_a_job_that_another_program_did_first_is_no_fault(log: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        finished = asyncio.Event()
        timer = Timer(finished.set)

        async def job() -> None:
            raise Conflict("t", 11)

        timer.set(0, job)
        async with asyncio.timeout(10):
            await finished.wait()

    asyncio.run(test())
    assert [record.levelname for record in log.records] == ["INFO"]
