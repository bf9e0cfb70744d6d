"""A log store for an event loop: appends are awaited, reads run in a thread."""

import asyncio
from collections.abc import Awaitable

from volteface.tables.ports import Addition, LogStore, Record, StoredTable


class AsyncStore:
    """Wraps a store of this package; closing is up to whoever opened that store."""

    def __init__(self, store: LogStore) -> None:
        self._store = store

    def append(self, addition: Addition) -> Awaitable[None]:
        """Append to a table's log, all or nothing; completes once the write is durable."""
        return asyncio.wrap_future(self._store.append(addition))

    async def load(self, table: str) -> StoredTable:
        """A table and its whole log; raises `NoSuchTable`."""
        return await asyncio.to_thread(self._store.load, table)

    async def find(self, *, person: str, stage: str | None = None, most: int = 50) -> tuple[Record, ...]:
        """Records of tables where a person sits, the latest first."""
        return await asyncio.to_thread(lambda: self._store.find(person=person, stage=stage, most=most))
