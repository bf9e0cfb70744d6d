"""Worker processes for bots and advisers, with a deadline: the event loop never waits for a choice."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from pebble import ProcessPool

from volteface.bots import find_adviser, find_bot
from volteface.kernel import Log, games

DEADLINE_SECONDS: Final = 10.0


class BotWorkers:
    """A process pool; a worker that takes too long is killed and replaced, and its caller gets `TimeoutError`."""

    def __init__(self, processes: int, deadline_seconds: float = DEADLINE_SECONDS) -> None:
        self._pool = ProcessPool(max_workers=processes, context=get_context("spawn"))
        self._processes, self._deadline = processes, deadline_seconds

    def warm_up(self) -> None:
        """Start every process and import the games, before anybody waits for it."""
        for _ in range(self._processes):
            self._pool.schedule(_warm_up)

    async def choose(self, game: str, bot: str, view: Any, offers: tuple[Any, ...], seed: int) -> Any:
        """The move that a bot makes."""
        return await self._run(_choose, game, bot, view, offers, seed)

    async def advise(self, game: str, view: Any) -> Any:
        """What the game's adviser says about a view."""
        return await self._run(_advise, game, view)

    async def review(self, game: str, log: Log) -> Any:
        """What the game's adviser says about a finished game."""
        return await self._run(_review, game, log)

    def close(self) -> None:
        """Stop all workers."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()

    async def _run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        return await _result_of(self._pool.schedule(function, args=arguments, timeout=self._deadline))


async def _result_of(call: "Future[Any]") -> Any:
    """Wait for a call. If its caller gives up, the call is made all the same: pebble cancels by killing the worker."""
    waiting = asyncio.wrap_future(call)
    try:
        await asyncio.wait((waiting,))
    except asyncio.CancelledError:
        waiting.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody asks any more
        raise
    return waiting.result()


def _warm_up() -> None:
    for game in games():
        find_adviser(game)


def _choose(game: str, bot: str, view: Any, offers: tuple[Any, ...], seed: int) -> Any:
    return find_bot(game, bot, Random(seed)).choose(view, offers)


def _advise(game: str, view: Any) -> Any:
    return find_adviser(game).advise(view)


def _review(game: str, log: Log) -> Any:
    return find_adviser(game).review(log)
