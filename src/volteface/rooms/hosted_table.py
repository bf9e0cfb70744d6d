"""A table and the store that its log goes to: a command's draft is appended, and only then adopted."""

import asyncio
from collections.abc import Callable

from volteface.rooms.ports import NoMetrics, RoomMetrics, RoomStore
from volteface.tables import Conflict, Draft, LiveTable


class HostedTable:
    """One table, one command at a time: callers hold `lock` from making a draft until it is committed."""

    def __init__(self, table: LiveTable, store: RoomStore, metrics: RoomMetrics | None = None) -> None:
        self.table, self.lock = table, asyncio.Lock()
        self._store, self._metrics = store, metrics or NoMetrics()

    async def run(self, command: Callable[[], Draft]) -> Draft:
        """Make a draft and commit it; raises what the table or the store refuses with, and then nothing has changed."""
        async with self.lock:
            draft = command()
            await self.commit(draft)
            return draft

    async def reload(self) -> None:
        """Become what the store has; callers hold the lock."""
        self.table.reload(await self._store.load(self.table.id))

    async def commit(self, draft: Draft) -> None:
        """Append a draft and adopt it once it is durable; an empty draft changes nothing.

        After a `Conflict` the table is as its log is now.
        """
        if not draft.entries:
            return
        write = self._store.append(draft.addition())
        try:
            await write
        except asyncio.CancelledError:  # of the waiting task, once the write has completed
            if write.done() and not write.cancelled() and write.exception() is None:
                self.table.adopt(draft)
            raise
        except Conflict:  # another program plays at this table
            await self.reload()
            raise
        self.table.adopt(draft)
        self._metrics.count_commit()
