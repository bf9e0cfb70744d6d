"""Worker processes for bots and advisers, with a deadline: the event loop never waits for a choice."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from threading import Thread
from typing import Any, Final

from pebble import ProcessExpired, ProcessPool

from volteface.bots import find_adviser, find_bot
from volteface.kernel import Log, games
from volteface.rooms.errors import BotsDown

LOG: Final = logging.getLogger(__name__)
DEADLINE_SECONDS: Final = 10.0
PATIENCE: Final = 3  # deadlines; a call that takes longer, its time in the queue included, is stuck with its pool
TRIES: Final = 3  # of a call whose worker died
WATCH_SECONDS: Final = 0.5


class BotWorkers:
    """A process pool that comes back by itself.

    A worker that takes too long is killed and replaced, and its caller gets `TimeoutError`. A call whose worker died is
    made again. A pool breaks when workers die while they are idle: then there is a new one.
    """

    def __init__(self, processes: int, deadline_seconds: float = DEADLINE_SECONDS) -> None:
        self._processes, self._deadline = processes, deadline_seconds
        self._pool = self._make_pool()
        self._timer: asyncio.TimerHandle | None = None
        self.is_up = True  # whether the last call found a worker
        self._warming: set[Future[None]] = set()
        self.replaced = 0  # pools that broke

    def start(self) -> None:
        """Start every process before anybody waits for it, and look after them, on the running event loop."""
        self._warm_up()
        self._watch()

    async def choose(self, game: str, bot: str, view: Any, offers: tuple[Any, ...], seed: int) -> Any:
        """The move that a bot makes; raises `BotsDown` and `TimeoutError`, as all of these do."""
        return await self._run(_choose, game, bot, view, offers, seed)

    async def advise(self, game: str, view: Any) -> Any:
        """What the game's adviser says about a view."""
        return await self._run(_advise, game, view)

    async def review(self, game: str, log: Log) -> Any:
        """What the game's adviser says about a finished game."""
        return await self._run(_review, game, log)

    def close(self) -> None:
        """Stop all workers."""
        if self._timer is not None:
            self._timer.cancel()
        _stop(self._pool)

    async def _run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        for _ in range(TRIES):
            pool = self._pool
            try:
                future = pool.schedule(function, args=arguments, timeout=self._deadline)
                async with asyncio.timeout(PATIENCE * self._deadline):
                    result = await _result_of(future)
            except ProcessExpired:
                LOG.warning("a worker of the bots died; its call is made again")
                self.is_up = False
            except (BrokenProcessPool, RuntimeError) as error:
                if not isinstance(error, BrokenProcessPool) and pool.active:
                    raise  # of the bot itself
                self._replace(pool)
            except TimeoutError:
                if not future.done() or future.cancelled():  # it was never begun
                    self._replace(pool)
                raise
            else:
                self.is_up = True
                return result
        raise BotsDown

    def _watch(self) -> None:
        """Look whether the pool is broken, also if nobody needs it."""
        if not self._pool.active:
            self._replace(self._pool)
        elif not (self.is_up or self._warming):
            self._warm_up()
        self._timer = asyncio.get_running_loop().call_later(WATCH_SECONDS, self._watch)

    def _replace(self, broken: ProcessPool) -> None:
        """Start a new pool, unless somebody else has."""
        if broken is not self._pool:
            return
        LOG.error("the workers of the bots are gone and are started again")
        self.replaced += 1
        self._pool = self._make_pool()
        self._warm_up()
        Thread(target=_stop, args=(broken,), daemon=True).start()

    def _make_pool(self) -> ProcessPool:
        return ProcessPool(max_workers=self._processes, context=get_context("spawn"))

    def _warm_up(self) -> None:
        """Import the games in every process; the workers are up once one of them has."""
        self.is_up = False
        self._warming = {self._pool.schedule(_import_games) for _ in range(self._processes)}
        for future in tuple(self._warming):
            future.add_done_callback(self._note_warm_up)

    def _note_warm_up(self, done: "Future[None]") -> None:
        self._warming.discard(done)
        if not done.cancelled() and done.exception() is None:
            self.is_up = True


async def _result_of(call: "Future[Any]") -> Any:
    """Wait for a call. If its caller gives up, the call is made all the same: pebble cancels by killing the worker."""
    waiting = asyncio.wrap_future(call)
    try:
        await asyncio.wait((waiting,))
    except asyncio.CancelledError:
        waiting.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody asks any more
        raise
    return waiting.result()


def _stop(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def _import_games() -> None:
    for game in games():
        find_adviser(game)


def _choose(game: str, bot: str, view: Any, offers: tuple[Any, ...], seed: int) -> Any:
    return find_bot(game, bot, Random(seed)).choose(view, offers)


def _advise(game: str, view: Any) -> Any:
    return find_adviser(game).advise(view)


def _review(game: str, log: Log) -> Any:
    return find_adviser(game).review(log)
