"""A timer runs one job, and is set again after it, whatever became of it."""

import asyncio
import logging

import pytest

from volteface.rooms.timer import Timer
from volteface.tables import Conflict


def test_a_job_that_another_program_did_first_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        finished = asyncio.Event()
        timer = Timer(finished.set)

        async def job() -> None:
            raise Conflict("t", 11)

        timer.set(0, job)
        async with asyncio.timeout(10):
            await finished.wait()

    with caplog.at_level(logging.INFO):
        asyncio.run(test())
    assert [record.levelname for record in caplog.records] == ["INFO"]
