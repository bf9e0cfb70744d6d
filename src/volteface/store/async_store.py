"""A log store for an event loop: appends are awaited, reads run in a thread."""

import asyncio
from concurrent.futures import Future

from volteface.tables.ports import Addition, LogStore, Record, StoredTable, UncancellableFuture


class AsyncStore:
    """Wraps a store of this package; closing is up to whoever opened that store."""

    def __init__(self, store: LogStore) -> None:
        self._store = store

    def append(self, addition: Addition) -> "asyncio.Future[None]":
        """Append to a table's log, all or nothing; completes once the write is durable, and cannot be cancelled."""
        write = self._store.append(addition)
        return write if isinstance(write, asyncio.Future) else _on_loop(write)

    async def load(self, table: str) -> StoredTable:
        """A table and its whole log; raises `NoSuchTable`."""
        return await asyncio.to_thread(self._store.load, table)

    async def find(
        self,
        *,
        person: str | None = None,
        stage: str | None = None,
        code: str | None = None,
        daily: str | None = None,
        most: int = 50,
    ) -> tuple[Record, ...]:
        """Records of tables where a person sits, or of that code or day, the latest first."""
        return await asyncio.to_thread(
            lambda: self._store.find(person=person, stage=stage, code=code, daily=daily, most=most)
        )


def _on_loop(write: "Future[None]") -> UncancellableFuture:
    """A write of another thread, to be awaited on the running event loop."""
    loop = asyncio.get_running_loop()
    future = UncancellableFuture(loop=loop)

    def complete() -> None:
        error = write.exception()
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

    if write.done():
        complete()
    else:
        write.add_done_callback(lambda _: loop.call_soon_threadsafe(complete))
    return future
