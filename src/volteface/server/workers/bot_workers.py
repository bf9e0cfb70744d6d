"""Worker processes for bots and advisers, with a deadline: the event loop never waits for a choice."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
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
PATIENCE: Final = 2  # deadlines; a call that was not even begun by then is stuck with its worker
TRIES: Final = 3  # of a call whose worker died
WATCH_SECONDS: Final = 0.5


class WorkerDied(Exception):
    """The worker died before it answered a call."""


class Worker:
    """One process, in a pool of its own: a pool of several may lose calls when one of its processes is killed."""

    def __init__(self, deadline_seconds: float) -> None:
        self._deadline, self._pool = deadline_seconds, _make_pool()
        self.is_up = True  # until a call finds it dead
        self.replaced = 0

    async def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """The result of a function, one call at a time; raises `WorkerDied`, or `TimeoutError` after its deadline."""
        pool, future = self._pool, None
        try:
            future = pool.schedule(function, args=arguments, timeout=self._deadline)
            async with asyncio.timeout(PATIENCE * self._deadline):
                result = await asyncio.wrap_future(future)
        except (ProcessExpired, BrokenProcessPool) as error:
            self.replace()
            raise WorkerDied from error
        except RuntimeError as error:
            if pool.active:
                raise  # of the function itself
            self.replace()
            raise WorkerDied from error
        except TimeoutError:
            if future is None or future.cancelled():  # it was not begun
                self.replace()
            raise
        self.is_up = True
        return result

    def is_broken(self) -> bool:
        """Whether it died while nobody called it."""
        return not self._pool.active

    def replace(self) -> None:
        """Have another process from now on."""
        LOG.error("a worker of the bots is gone and is replaced")
        self.is_up = False
        self.replaced += 1
        broken, self._pool = self._pool, _make_pool()
        Thread(target=_stop, args=(broken,), daemon=True).start()

    def close(self) -> None:
        """Stop the process."""
        _stop(self._pool)


class BotWorkers:
    """Workers that come back by themselves: one that takes too long is killed, a call whose worker died is repeated."""

    def __init__(self, processes: int, deadline_seconds: float = DEADLINE_SECONDS) -> None:
        self._workers = [Worker(deadline_seconds) for _ in range(processes)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._timer: asyncio.TimerHandle | None = None
        self._warming: set[asyncio.Task[None]] = set()

    @property
    def is_up(self) -> bool:
        """Whether a worker is there to answer calls."""
        return any(worker.is_up for worker in self._workers)

    @property
    def replaced(self) -> int:
        """How many processes died or were stuck."""
        return sum(worker.replaced for worker in self._workers)

    def start(self) -> None:
        """Start every process before anybody waits for it, and look after them, on the running event loop."""
        for worker in self._workers:
            worker.is_up = False
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
        for task in self._warming:
            task.cancel()
        for worker in self._workers:
            worker.close()

    async def _run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Make a call. If its caller gives up, it is finished all the same: pebble cancels by killing the process."""
        for _ in range(TRIES):
            worker = await self._idle.get()
            call = asyncio.ensure_future(worker.call(function, *arguments))
            call.add_done_callback(partial(self._give_back, worker))
            try:
                return await asyncio.shield(call)
            except WorkerDied:
                continue
        raise BotsDown

    def _give_back(self, worker: Worker, call: "asyncio.Task[Any]") -> None:
        self._idle.put_nowait(worker)
        if not call.cancelled():
            call.exception()  # nobody may be there any more to ask for it

    def _watch(self) -> None:
        """Look whether idle workers are there, and start those that are not."""
        for _ in range(self._idle.qsize()):
            worker = self._idle.get_nowait()
            if worker.is_broken():
                worker.replace()
            if worker.is_up:
                self._idle.put_nowait(worker)
            else:
                task = asyncio.ensure_future(self._warm_up(worker))
                self._warming.add(task)
                task.add_done_callback(self._warming.discard)
        self._timer = asyncio.get_running_loop().call_later(WATCH_SECONDS, self._watch)

    async def _warm_up(self, worker: Worker) -> None:
        """Start a process and import the games, before anybody waits for it."""
        try:
            await worker.call(_import_games)
        except (WorkerDied, TimeoutError):
            LOG.exception("a worker of the bots did not start")
        finally:
            self._idle.put_nowait(worker)


def _make_pool() -> ProcessPool:
    return ProcessPool(max_workers=1, context=get_context("spawn"))


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
