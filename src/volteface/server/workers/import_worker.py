"""Imports run in one process of their own, with a deadline: a hostile file costs only whoever sent it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from pebble import ProcessExpired, ProcessPool

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]

from volteface.server.errors import Overloaded
from volteface.tables import NotAllowed

T = TypeVar("T")

MOST_QUEUED: Final = 4  # imports that are under way or wait for their turn
RETRY_SECONDS: Final = 10.0
MOST_BYTES: Final = 2 * 1024**3  # of address space


class ImportWorker:
    """A process that examines one file after the other; it is started with the first one, and killed if it hangs."""

    def __init__(self, deadline_seconds: float, most_queued: int = MOST_QUEUED) -> None:
        self._pool = ProcessPool(max_workers=1, context=get_context("spawn"), initializer=limit_memory)
        self._deadline, self._most_queued, self._queued = deadline_seconds, most_queued, 0

    async def run(self, function: Callable[..., T], /, *arguments: Any) -> T:
        """What a function returns; raises `Overloaded` if too many wait, `NotAllowed` if it takes too long."""
        if self._queued >= self._most_queued:
            raise Overloaded(RETRY_SECONDS)
        self._queued += 1
        try:
            future = self._pool.schedule(function, args=arguments, timeout=self._deadline)
            result: T = await asyncio.wrap_future(future)
        except (TimeoutError, ProcessExpired, MemoryError) as error:
            raise NotAllowed("refused-game-takes-too-much") from error
        finally:
            self._queued -= 1
        return result

    def close(self) -> None:
        """Stop the process."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()


def limit_memory() -> None:
    """Let this process fail rather than take the machine's memory, where the system can limit it."""
    if resource is None:
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
