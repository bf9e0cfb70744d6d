"""How a request to keep something went, for whoever waits on the event loop: nothing there has to be locked."""

import asyncio
from collections.abc import Generator
from concurrent.futures import Future
from typing import Any

from volteface.tables.errors import StoreError
from volteface.tables.needs import Promise


class Receipt:
    """Settled once, and awaited by one at most; if the wait is given up, what was asked for is kept all the same."""

    __slots__ = ("_is_settled", "_loop", "_problem", "_waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop, self._is_settled = loop, False
        self._problem: StoreError | None = None
        self._waiter: asyncio.Future[None] | None = None

    def settle(self, problem: StoreError | None) -> None:
        """It is kept, or that is why not."""
        self._is_settled, self._problem = True, problem
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def done(self) -> bool:
        """Whether it was settled."""
        return self._is_settled

    def result(self) -> None:
        """Raises if it could not be kept."""
        assert self._is_settled
        if self._problem is not None:
            raise self._problem

    def __await__(self) -> Generator[Any, None, None]:
        if not self._is_settled:
            self._waiter = self._loop.create_future()
            yield from self._waiter
        self.result()


async def kept(promise: Promise) -> None:
    """Wait until something is kept, by the event loop's courier or by a thread; raises if it could not be."""
    if isinstance(promise, Receipt):
        await promise
    else:
        assert isinstance(promise, Future)
        await asyncio.shield(asyncio.wrap_future(promise))
