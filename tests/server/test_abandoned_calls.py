"""A caller that gives up costs nobody else their worker: starting another one takes a second."""

import asyncio
import os
import time
from pathlib import Path

from volteface.server.workers.bot_workers import BotWorkers


def begin(flag: Path) -> None:
    """Take a while; the flag says that it has begun."""
    flag.touch()
    time.sleep(0.3)


async def give_up(workers: BotWorkers, flag: Path) -> None:
    call = asyncio.create_task(workers._run(begin, flag))
    while not flag.exists():
        await asyncio.sleep(0.01)
    call.cancel()
    await asyncio.wait((call,))
    assert call.cancelled()


def test_a_worker_survives_a_caller_that_gives_up(tmp_path: Path) -> None:
    async def run() -> tuple[int, int]:
        workers = BotWorkers(1)
        try:
            before = await workers._run(os.getpid)
            await give_up(workers, tmp_path / "begun")
            return before, await workers._run(os.getpid)
        finally:
            workers.close()

    before, after = asyncio.run(run())
    assert before == after
