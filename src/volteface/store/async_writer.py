"""Hands writes from an event loop to the writer process, without a thread in between."""

import asyncio
from collections import deque
from contextlib import suppress
from pathlib import Path
from threading import get_ident

from volteface.store.commit import LONGEST_GROUP, Write
from volteface.store.writer_process import WriterProcess
from volteface.tables.errors import StoreError


class UncancellableFuture(asyncio.Future[None]):
    """A write that is under way: a task that waits for it is cancelled only once it has completed."""

    def cancel(self, msg: object = None) -> bool:
        """Refuse: what was sent to the disk cannot be taken back."""
        return False


class AsyncWriter:
    """Writes that arrive while a commit is running go into the next one; a writer that died is replaced."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: deque[tuple[Write, UncancellableFuture]] = deque()
        self._in_flight: list[tuple[Write, UncancellableFuture]] = []
        self._is_flush_scheduled = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._loop_thread = 0
        self._writer: WriterProcess | None = None

    def start(self) -> None:
        """Start the writer process, on the running event loop; the file must exist by now."""
        self._loop, self._loop_thread = asyncio.get_running_loop(), get_ident()
        self._writer = self._start_writer()

    def submit(self, write: Write) -> UncancellableFuture:
        """Queue a write for the next commit; completes once the write is durable."""
        assert self._loop is not None, "the writer has not been started"
        future = UncancellableFuture(loop=self._loop)
        self._waiting.append((write, future))
        if not self._is_flush_scheduled:
            self._is_flush_scheduled = True
            is_loop_thread = get_ident() == self._loop_thread
            (self._loop.call_soon if is_loop_thread else self._loop.call_soon_threadsafe)(self._flush)
        return future

    def close(self) -> None:
        """Write what is queued, then stop the writer process."""
        self._flush()
        while self._writer is not None and self._in_flight:
            self._writer.wait()
            self._receive()
        if self._writer is not None:
            self._stop_writer(self._writer)

    def _flush(self) -> None:
        self._is_flush_scheduled = False
        if self._in_flight:
            return
        while self._waiting and len(self._in_flight) < LONGEST_GROUP:
            self._in_flight.append(self._waiting.popleft())
        if self._in_flight:
            self._writer = self._writer or self._start_writer()
            with suppress(StoreError):  # reported again when the results are read
                self._writer.send([write for write, _ in self._in_flight])

    def _receive(self) -> None:
        """Complete the futures of a group once the writer has reported on it, and send the next group."""
        assert self._writer is not None
        try:
            errors = self._writer.receive()
        except StoreError as error:
            errors = [error] * len(self._in_flight)
            self._stop_writer(self._writer)
            self._writer = None
        if errors is None:
            return
        group, self._in_flight = self._in_flight, []
        for (_, future), failed in zip(group, errors, strict=True):
            if failed is None:
                future.set_result(None)
            else:
                future.set_exception(failed)
        self._flush()

    def _start_writer(self) -> WriterProcess:
        assert self._loop is not None
        writer = WriterProcess(self._path)
        self._loop.add_reader(writer.fileno(), self._receive)
        return writer

    def _stop_writer(self, writer: WriterProcess) -> None:
        assert self._loop is not None
        self._loop.remove_reader(writer.fileno())
        writer.close()
