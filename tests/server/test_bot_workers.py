"""Bots and advisers run in worker processes, with a deadline."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.tables.evenings import FLIP, ask, gathered, move_once
from tests.tables.stored import seat_bot, start
from volteface.bots import default_bot
from volteface.bots.registry import BotRegistry
from volteface.rooms.bot_turns import BotTurns, Pace
from volteface.rooms.errors import BotsDown
from volteface.server.workers.bot_runner import ServerBots
from volteface.server.workers.bot_workers import BotWorkers

PATIENCE_SECONDS = 30


def run_with_worker(deadline: float, about: Callable[[BotWorkers], Awaitable[Any]]) -> Any:
    """The result of a call, with one worker."""

    async def run() -> Any:
        workers = BotWorkers(1, deadline)
        try:
            return await about(workers)
        finally:
            workers.close()

    return asyncio.run(run())


def test_a_choice_is_made_in_another_process() -> None:
    assert run_with_worker(30, lambda workers: workers._run(os.getpid)) != os.getpid()


def test_a_worker_that_takes_too_long_is_killed_and_replaced() -> None:
    async def two_calls(workers: BotWorkers) -> Any:
        with pytest.raises(TimeoutError):
            await workers._run(time.sleep, 60)
        return await workers._run(abs, -1)

    assert run_with_worker(3, two_calls) == 1


def die_once(flag: Path) -> str:
    """Kill the worker, but only the first time."""
    if not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "survived"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def eventually(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not is_so():
            await asyncio.sleep(0.01)


def test_a_call_whose_worker_was_killed_is_made_again(tmp_path: Path) -> None:
    assert run_with_worker(30, lambda workers: workers._run(die_once, tmp_path / "flag")) == "survived"


def test_a_call_that_kills_every_worker_is_refused_in_words_and_the_next_one_is_made() -> None:
    async def two_calls(workers: BotWorkers) -> Any:
        with pytest.raises(BotsDown, match="being restarted"):
            await workers._run(die)
        was_up = workers.is_up
        return was_up, await workers._run(abs, -1), workers.is_up

    assert run_with_worker(30, two_calls) == (False, 1, True)


def test_workers_that_were_killed_while_they_were_idle_come_back_by_themselves() -> None:
    async def kill(workers: BotWorkers) -> Any:
        workers.start()
        await eventually(lambda: workers.is_up)
        os.kill(await workers._run(os.getpid), signal.SIGKILL)
        await eventually(lambda: workers.replaced == 1)
        was_up = workers.is_up
        await eventually(lambda: workers.is_up)
        return was_up, await workers._run(abs, -1)

    assert run_with_worker(30, kill) == (False, 1)


def test_a_call_finds_new_workers_when_the_idle_ones_were_killed() -> None:
    async def kill(workers: BotWorkers) -> Any:
        os.kill(await workers._run(os.getpid), signal.SIGKILL)
        return await workers._run(abs, -1)

    assert run_with_worker(30, kill) == 1


def test_a_call_that_a_stalled_worker_holds_up_ends_and_the_next_one_is_made() -> None:
    async def stall(workers: BotWorkers) -> Any:
        os.kill(await workers._run(os.getpid), signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await workers._run(abs, -1)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                with suppress(TimeoutError):  # of this short deadline, on a busy machine
                    return await workers._run(abs, -1)

    assert run_with_worker(1, stall) == 1


def test_a_bot_of_ours_that_fails_again_and_again_is_replaced_and_everybody_is_told() -> None:
    table = gathered(FLIP, ("ann",))
    for seat in (1, 2):
        seat_bot(table, ask("ann", f"bot {seat}"), seat, "threshold:never")
    start(table, ask("ann", "start"), "random")
    while table.bot_to_move() is None:
        move_once(table, Random(1))
    asked = table.asked()

    async def choose(workers: BotWorkers) -> Any:
        turns = BotTurns(table, ServerBots(BotRegistry({}), workers), Pace())
        move = await turns.choose()
        assert move is not None
        return turns.draft(move, 0)

    (entry,) = run_with_worker(30, choose).entries
    assert entry.about == {"event": "bot_failed", "seat": asked, "why": "died", "bot": default_bot("flip7")}
