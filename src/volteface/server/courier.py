"""Brings what is to be kept from the event loop to a writer's process, without a thread between the two."""

import asyncio
from collections import deque
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path

from volteface.store.apart import WriterApart
from volteface.store.writing import LONGEST_GROUP, Job, Write, settle
from volteface.tables.errors import StoreError


class Courier:
    """What comes while the writer is at work goes into its next commit; one that died is replaced when needed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: deque[Job] = deque()
        self._under_way: list[Job] = []
        self._is_called = False  # to send what waits, soon
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer: WriterApart | None = None

    def start(self) -> None:
        """Begin, on the running event loop; the file is ready by now."""
        self._loop = asyncio.get_running_loop()
        self._writer = self._begin()
        self._send()

    def submit(self, write: Write) -> "Future[None]":
        """Have something written in the next commit; done once it is durable."""
        future: Future[None] = Future()
        self._waiting.append((write, future))
        if self._loop is not None and not self._is_called:
            self._is_called = True
            self._loop.call_soon_threadsafe(self._send)
        return future

    def close(self) -> None:
        """Have all written that waits, then stop."""
        self._send()
        while self._writer is not None and self._under_way:
            self._writer.wait()
            self._hear()
        if self._writer is not None:
            self._end(self._writer)

    def _send(self) -> None:
        self._is_called = False
        if self._under_way or self._loop is None:
            return
        while self._waiting and len(self._under_way) < LONGEST_GROUP:
            write, future = self._waiting.popleft()
            if future.set_running_or_notify_cancel():
                self._under_way.append((write, future))
        if self._under_way:
            self._writer = self._writer or self._begin()
            with suppress(StoreError):  # said again when nothing is heard of it
                self._writer.send([write for write, _ in self._under_way])

    def _hear(self) -> None:
        """Tell whoever waits how their requests went, once the writer has said so, and send the next ones."""
        assert self._writer is not None
        try:
            problems = self._writer.hear()
        except StoreError as error:
            problems = [error] * len(self._under_way)
            self._end(self._writer)
            self._writer = None
        if problems is not None:
            group, self._under_way = self._under_way, []
            settle(group, problems)
            self._send()

    def _begin(self) -> WriterApart:
        assert self._loop is not None
        writer = WriterApart(self._path)
        self._loop.add_reader(writer.fileno(), self._hear)
        return writer

    def _end(self, writer: WriterApart) -> None:
        assert self._loop is not None
        self._loop.remove_reader(writer.fileno())
        writer.close()
