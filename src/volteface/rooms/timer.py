"""Time on the event loop: a monotonic clock, and a timer for one thing at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic_ns, time_ns
from typing import Final

from volteface.tables import Conflict

NANOSECONDS: Final = 1_000_000  # in a millisecond

LOG: Final = logging.getLogger(__name__)
RETRY_SECONDS: Final = 1.0  # after something failed

Job = Callable[[], Awaitable[None]]


class SystemClock:
    """The machine's clocks: begins as milliseconds since 1970, and goes on evenly whatever the calendar does."""

    def __init__(self) -> None:
        self._began = time_ns() - monotonic_ns()

    def __call__(self) -> int:
        """Milliseconds of the monotonic clock."""
        return (self._began + monotonic_ns()) // NANOSECONDS

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return time_ns() // NANOSECONDS


class Timer:
    """Runs one job later. While a job runs the timer cannot be set; `finished` is called after it, to set it again."""

    def __init__(self, finished: Callable[[], None]) -> None:
        self._finished = finished
        self._handle: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def set(self, seconds: float, job: Job) -> None:
        """Run a job after so many seconds, instead of the one it was set for."""
        self.cancel()
        if self._task is None:
            self._handle = asyncio.get_running_loop().call_later(max(seconds, 0), self._start, job)

    def cancel(self) -> None:
        """Do not run the job."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def close(self) -> None:
        """Cancel the job, also if it is running."""
        self.cancel()
        if self._task is not None:
            self._task.cancel()

    def _start(self, job: Job) -> None:
        self._handle = None
        self._task = asyncio.ensure_future(self._run(job))

    async def _run(self, job: Job) -> None:
        try:
            await job()
        except Conflict as conflict:  # another program did it; whoever watches was told of that
            LOG.info("%s", conflict)
        except Exception:
            LOG.exception("a bot's move or a countdown failed")
            await asyncio.sleep(RETRY_SECONDS)
        self._task = None
        self._finished()
