"""Bots and advisers run in worker processes, with a deadline."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from tests.tables.evenings import FLIP, ask, gathered, move_once
from tests.tables.stored import seat_bot, start
from volteface.rooms.bot_turns import BotTurns, Pace
from volteface.server.bot_registry import BotRegistry
from volteface.server.bot_runner import ServerBots
from volteface.server.bot_workers import BotWorkers


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


def test_a_bot_of_ours_that_fails_is_replaced_by_any_move() -> None:
    table = gathered(FLIP, ("ann",))
    for seat in (1, 2):
        seat_bot(table, ask("ann", f"bot {seat}"), seat, "threshold:never")
    start(table, ask("ann", "start"), "random")
    while table.bot_to_move() is None:
        move_once(table, Random(1))
    asked = table.asked()
    assert asked is not None

    async def choose(workers: BotWorkers) -> Any:
        move = await BotTurns(table, ServerBots(BotRegistry({}), workers), Pace()).choose()
        assert move is not None
        return move.choice

    assert run_with_worker(30, choose) in table.offers(asked)
