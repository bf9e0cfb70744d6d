"""A writer in a thread: enough for one table, or a few."""

import queue
from concurrent.futures import Future
from pathlib import Path
from threading import Lock, Thread
from typing import TypeAlias

from volteface.store.writing import LONGEST_GROUP, Write, commit_together, connect
from volteface.tables.errors import StoreError

Job: TypeAlias = tuple[Write, "Future[None]"]


class WriterThread:
    """One thread writes, and what waits meanwhile goes into its next commit together."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self._path, self._busy_seconds = path, busy_seconds
        self._asking, self._is_closed = Lock(), False
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = Thread(target=self._write, name=f"writer of {path.name}", daemon=True)
        self._thread.start()

    def submit(self, write: Write) -> "Future[None]":
        """Have something written in the next commit; done once it is durable."""
        future: Future[None] = Future()
        with self._asking:
            if self._is_closed:
                future.set_exception(StoreError(f"Nothing was kept: {self._path} is closed."))
            else:
                self._jobs.put((write, future))
        return future

    def close(self) -> None:
        """Have all written that waits, then stop."""
        with self._asking:
            self._is_closed = True
            self._jobs.put(None)
        self._thread.join()

    def _write(self) -> None:
        connection = connect(self._path, self._busy_seconds)
        while (group := self._next_group()) is not None:
            group = [(write, future) for write, future in group if future.set_running_or_notify_cancel()]
            _settle(group, commit_together(connection, self._path, [write for write, _ in group]))
        connection.close()

    def _next_group(self) -> list[Job] | None:
        """Everything that waits, at least one request; nothing once the store is closed."""
        first = self._jobs.get()
        if first is None:
            return None
        group = [first]
        while len(group) < LONGEST_GROUP:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            group.append(job)
        return group


def _settle(group: list[Job], problems: list[StoreError | None]) -> None:
    """Tell whoever waits that their request is kept, or why not."""
    for (_, future), problem in zip(group, problems, strict=True):
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)
