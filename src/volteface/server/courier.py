"""Brings what is to be kept from the event loop to a writer's process, without a thread between the two."""

import asyncio
from collections import deque
from contextlib import suppress
from pathlib import Path
from threading import get_ident

from volteface.server.receipt import Receipt
from volteface.store.apart import WriterApart
from volteface.store.writing import LONGEST_GROUP, Write
from volteface.tables.errors import StoreError


class Courier:
    """What comes while the writer is at work goes into its next commit; one that died is replaced when needed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: deque[tuple[Write, Receipt]] = deque()
        self._under_way: list[tuple[Write, Receipt]] = []
        self._is_called = False  # to send what waits, soon
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = 0  # of the loop
        self._writer: WriterApart | None = None

    def start(self) -> None:
        """Begin, on the running event loop; the file is ready by now."""
        self._loop, self._thread = asyncio.get_running_loop(), get_ident()
        self._writer = self._begin()

    def submit(self, write: Write) -> Receipt:
        """Have something written in the next commit; settled once it is durable."""
        assert self._loop is not None, "the courier has not started yet"
        receipt = Receipt(self._loop)
        self._waiting.append((write, receipt))
        if not self._is_called:
            self._is_called = True
            is_here = get_ident() == self._thread
            (self._loop.call_soon if is_here else self._loop.call_soon_threadsafe)(self._send)
        return receipt

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
        if self._under_way:
            return
        while self._waiting and len(self._under_way) < LONGEST_GROUP:
            self._under_way.append(self._waiting.popleft())
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
            for (_, receipt), problem in zip(group, problems, strict=True):
                receipt.settle(problem)
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
