"""Hands writes from an event loop to the writer process, without a thread in between and without ever blocking.

When a writer dies or misses its deadline, nobody knows whether its group was committed. The next writer looks into the
log: what is there has succeeded, what is not is written now. If that one fails as well, the writer after it only looks,
and what is not there is refused.
"""

import asyncio
import logging
from collections import deque
from pathlib import Path
from threading import get_ident
from typing import Final

from volteface.store.commit import LONGEST_GROUP, Mode, NotWritable, Write, write_nothing
from volteface.store.writer_pipe import PROGRAM
from volteface.store.writer_supervisor import DEADLINE_SECONDS, WriterSupervisor
from volteface.tables.errors import StoreError
from volteface.tables.ports import UncancellableFuture

LOG: Final = logging.getLogger(__name__)
FINISH_SECONDS: Final = 5.0
PROBE_SECONDS: Final = 1.0  # between two looks whether a file can be written again
MOST_WAITING: Final = 10_000  # writes; more are refused at once
MODES: Final[tuple[Mode, ...]] = ("write", "retry", "look")  # of a group's tries; the last one from then on


class AsyncWriter:
    """Writes that arrive while a commit is running go into the next one."""

    def __init__(self, path: Path, deadline_seconds: float = DEADLINE_SECONDS, program: str = PROGRAM) -> None:
        self._path = path
        self._waiting: deque[tuple[Write, UncancellableFuture]] = deque()
        self._in_flight: list[tuple[Write, UncancellableFuture]] = []
        self._tries = 0  # of the group in flight
        self._is_flush_scheduled = self._is_closed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._loop_thread = 0
        self.process = WriterSupervisor(
            path, up=self._send, report=self._complete, deadline_seconds=deadline_seconds, program=program
        )
        self.is_writable = True  # whether the last commit was possible
        self._is_probe_scheduled = False

    def start(self) -> None:
        """Start the writer process, on the running event loop; the file must exist by now."""
        self._loop, self._loop_thread = asyncio.get_running_loop(), get_ident()
        self.process.start(self._loop)

    def waiting(self) -> int:
        """How many writes wait for a commit, those under way included."""
        return len(self._in_flight) + len(self._waiting)

    def submit(self, write: Write) -> UncancellableFuture:
        """Queue a write for the next commit; completes once the write is durable."""
        assert self._loop is not None, "the writer has not been started"
        future = UncancellableFuture(loop=self._loop)
        if self._is_closed or len(self._waiting) >= MOST_WAITING:
            why = f"{self._path} is closed" if self._is_closed else "too much is waiting to be written"
            future.set_exception(StoreError(f"Nothing was kept: {why}."))
            return future
        self._waiting.append((write, future))
        if not self._is_flush_scheduled:
            self._is_flush_scheduled = True
            is_loop_thread = get_ident() == self._loop_thread
            (self._loop.call_soon if is_loop_thread else self._loop.call_soon_threadsafe)(self._flush)
        return future

    async def finish(self, seconds: float = FINISH_SECONDS) -> None:
        """Take no more writes, wait for those that are queued, but not for ever, and close."""
        self._is_closed = True
        futures = [future for _, future in (*self._in_flight, *self._waiting)]
        if futures:
            await asyncio.wait(futures, timeout=seconds)
        self.close()

    def close(self) -> None:
        """Stop the process; what still is queued fails."""
        self._is_closed = True
        left, self._in_flight = [*self._in_flight, *self._waiting], []
        self._waiting.clear()
        for _, future in left:
            future.set_exception(StoreError(f"It may not have been kept: {self._path} was closed too early."))
        if self._loop is not None:
            self.process.stop(now=bool(left))

    def _flush(self) -> None:
        """Send the next group, unless one is in flight or nobody is there to take it."""
        self._is_flush_scheduled = False
        if not self._in_flight and self.process.is_up:
            self._send()

    def _send(self) -> None:
        """Send the group in flight again, or the next one."""
        if not self._in_flight:
            self._tries = 0
            while self._waiting and len(self._in_flight) < LONGEST_GROUP:
                self._in_flight.append(self._waiting.popleft())
        if self._in_flight:
            mode = MODES[min(self._tries, len(MODES) - 1)]
            self._tries += 1
            self.process.send([write for write, _ in self._in_flight], mode)

    def _complete(self, errors: list[StoreError | None]) -> None:
        """Complete the futures of a group once the writer has reported on it, and send the next group."""
        group, self._in_flight = self._in_flight, []
        for (_, future), failed in zip(group, errors, strict=True):
            if failed is None:
                future.set_result(None)
            else:
                future.set_exception(failed)
        self._note_trouble(next((error for error in errors if isinstance(error, NotWritable)), None))
        self._flush()

    def _note_trouble(self, trouble: NotWritable | None) -> None:
        if trouble is not None:
            if self.is_writable:
                LOG.error("%s", trouble)
            if not self._is_probe_scheduled:
                assert self._loop is not None
                self._is_probe_scheduled = True
                self._loop.call_later(PROBE_SECONDS, self._probe)
        elif not self.is_writable:
            LOG.warning("%s can be written again", self._path)
        self.is_writable = trouble is None

    def _probe(self) -> None:
        """See whether the file can be written again, also if nobody has anything to write."""
        self._is_probe_scheduled = False
        if not (self.is_writable or self._is_closed):
            self.submit(write_nothing).add_done_callback(lambda done: done.exception())
