"""A store for one table on the event loop: it does not wait for the disk, its table's room does.

The table goes on in memory at once, but its room shows nothing of it before `committed` says that the disk has it.
"""

from typing import Final

from volteface.server.receipt import kept
from volteface.tables import Addition, Kept, LogStore, Record
from volteface.tables.needs import Promise


class Taken:
    """Answers for what is on its way: the table need not wait for it."""

    def done(self) -> bool:
        """As far as the table is concerned."""
        return True

    def result(self) -> None:
        """Nothing is wrong so far."""


TAKEN: Final = Taken()


class PendingStore:
    """Passes entries on and remembers what is not yet durable."""

    def __init__(self, store: LogStore) -> None:
        self._store = store
        self._pending: list[Promise] = []

    def append(self, addition: Addition) -> Promise:
        """Ask for an addition to be kept; whether it is is what `committed` says."""
        self._pending.append(self._store.append(addition))
        return TAKEN

    async def committed(self) -> bool:
        """Wait until all is durable; says whether anything was asked for, raises if it could not be kept."""
        pending, self._pending = self._pending, []
        for promise in pending:
            await kept(promise)
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
