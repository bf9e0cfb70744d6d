"""One alarm: something to do later, at most one thing at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from volteface.server.log import LOG

RETRY_SECONDS: Final = 1.0  # after something failed

Deed = Callable[[], Awaitable[None]]


class Alarm:
    """Rings once; while what it was set for is being done it cannot be set, and says so when that is over."""

    def __init__(self, over: Callable[[], None]) -> None:
        self._over = over
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def ring_in(self, seconds: float, deed: Deed) -> None:
        """Do something after a while, instead of what it was set for."""
        self.stop()
        if self._task is None:
            self._timer = asyncio.get_running_loop().call_later(max(seconds, 0), self._ring, deed)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        """Do not ring, and leave what is being done."""
        self.stop()
        if self._task is not None:
            self._task.cancel()

    def _ring(self, deed: Deed) -> None:
        self._timer = None
        self._task = asyncio.ensure_future(self._do(deed))

    async def _do(self, deed: Deed) -> None:
        try:
            await deed()
        except Exception:
            LOG.exception("something that was due at a table failed")
            await asyncio.sleep(RETRY_SECONDS)
        self._task = None
        self._over()
