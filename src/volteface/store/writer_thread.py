"""A thread that writes to the SQLite file: enough for one table, or a few."""

import queue
from concurrent.futures import Future
from pathlib import Path
from threading import Lock, Thread
from typing import TypeAlias

from volteface.store.commit import LONGEST_GROUP, Write, commit_group, connect
from volteface.tables.errors import StoreError

Job: TypeAlias = tuple[Write, "Future[None]"]


class WriterThread:
    """Writes that arrive while a commit is running go into the next one together."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self._path, self._busy_seconds = path, busy_seconds
        self._submitting, self._is_closed = Lock(), False
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = Thread(target=self._write, name=f"writer of {path.name}", daemon=True)
        self._thread.start()

    def submit(self, write: Write) -> "Future[None]":
        """Queue a write for the next commit; completes once the write is durable."""
        future: Future[None] = Future()
        with self._submitting:
            if self._is_closed:
                future.set_exception(StoreError(f"Nothing was kept: {self._path} is closed."))
            else:
                self._jobs.put((write, future))
        return future

    def close(self) -> None:
        """Write what is queued, then stop."""
        with self._submitting:
            self._is_closed = True
            self._jobs.put(None)
        self._thread.join()

    def _write(self) -> None:
        connection = connect(self._path, self._busy_seconds)
        while (group := self._next_group()) is not None:
            group = [(write, future) for write, future in group if future.set_running_or_notify_cancel()]
            _complete(group, commit_group(connection, self._path, [write for write, _ in group]))
        connection.close()

    def _next_group(self) -> list[Job] | None:
        """All queued writes, at least one; None once the store is closed."""
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


def _complete(group: list[Job], errors: list[StoreError | None]) -> None:
    for (_, future), error in zip(group, errors, strict=True):
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
