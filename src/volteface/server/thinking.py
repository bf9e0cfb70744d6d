"""Bots and advisers at work in processes of their own, each under a deadline: the event loop never waits for them."""

import asyncio
from collections.abc import Callable
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from pebble import ProcessPool

from volteface.bots import find_adviser, find_bot
from volteface.kernel import Log, games

DEADLINE_SECONDS: Final = 10.0


class Thinkers:
    """A few processes that think; one that takes too long is ended and replaced."""

    def __init__(self, processes: int, deadline_seconds: float = DEADLINE_SECONDS) -> None:
        self._pool = ProcessPool(max_workers=processes, context=get_context("spawn"))
        self._processes, self._deadline = processes, deadline_seconds

    def warm_up(self) -> None:
        """Have every process ready for its first question."""
        for _ in range(self._processes):
            self._pool.schedule(_warm_up)

    async def choose(self, game: str, level: str, view: Any, offers: tuple[Any, ...], seed: int) -> Any:
        """The move that a bot makes; raises `TimeoutError` if it thinks for too long."""
        return await self._think(_choose, game, level, view, offers, seed)

    async def advise(self, game: str, view: Any) -> Any:
        """What the game's adviser says about a view."""
        return await self._think(_advise, game, view)

    async def review(self, game: str, log: Log) -> Any:
        """What the game's adviser says about a finished game."""
        return await self._think(_review, game, log)

    def close(self) -> None:
        """End all thinking."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()

    async def _think(self, function: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.wrap_future(self._pool.schedule(function, args=arguments, timeout=self._deadline))


def _warm_up() -> None:
    for game in games():
        find_adviser(game)


def _choose(game: str, level: str, view: Any, offers: tuple[Any, ...], seed: int) -> Any:
    return find_bot(game, level, Random(seed)).choose(view, offers)


def _advise(game: str, view: Any) -> Any:
    return find_adviser(game).advise(view)


def _review(game: str, log: Log) -> Any:
    return find_adviser(game).review(log)
