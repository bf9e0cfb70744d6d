"""A store for one table on the event loop: it does not wait for the disk, its table's room does.

The table goes on in memory at once, but its room shows nothing of it before `committed` says that the disk has it.
"""

import asyncio
from concurrent.futures import Future
from threading import get_ident

from volteface.kernel import AnyEntry
from volteface.tables import Kept, LogStore, Record, Snapshot


class PendingStore:
    """Passes entries on and remembers what is not yet durable."""

    def __init__(self, store: LogStore) -> None:
        self._store = store
        self._pending: list[Future[None]] = []

    def append(
        self, record: Record, expected: int, entries: tuple[AnyEntry, ...], snapshot: Snapshot | None = None
    ) -> "Future[None]":
        """Ask for the entries to be kept; whether they are is what `committed` says."""
        self._pending.append(self._store.append(record, expected, entries, snapshot))
        return _DONE

    async def committed(self) -> bool:
        """Wait until all is durable; says whether anything was asked for, raises if it could not be kept."""
        pending, self._pending = self._pending, []
        for future in pending:
            await _wait_for(future)
        return bool(pending)

    def load(self, table: str) -> Kept:
        """A table and its whole log."""
        return self._store.load(table)

    def find(
        self, *, person: str | None = None, player: str | None = None, stage: str | None = None, most: int = 50
    ) -> tuple[Record, ...]:
        """Tables that fit, the latest first."""
        return self._store.find(person=person, player=player, stage=stage, most=most)

    def close(self) -> None:
        """The store is closed by whoever opened it."""


async def _wait_for(future: "Future[None]") -> None:
    """Wait for a thread's future on the event loop; if the wait is given up, what was asked for is not."""
    if not future.done():
        loop, thread = asyncio.get_running_loop(), get_ident()
        kept: asyncio.Future[None] = loop.create_future()

        def wake(_: "Future[None]") -> None:
            if get_ident() == thread:
                _release(kept)
            elif not loop.is_closed():
                loop.call_soon_threadsafe(_release, kept)

        future.add_done_callback(wake)
        await kept
    future.result()


def _release(kept: "asyncio.Future[None]") -> None:
    if not kept.done():
        kept.set_result(None)


_DONE: Future[None] = Future()
_DONE.set_result(None)
