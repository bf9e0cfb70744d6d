"""A log store in memory, for tests and for games that need not outlive the program."""

from concurrent.futures import Future
from threading import Lock

from volteface.tables.errors import Conflict, NoSuchTable
from volteface.tables.ports import Addition, Record, StoredTable


class MemoryStore:
    """Logs in dictionaries."""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self._lock = Lock()

    def append(self, addition: Addition) -> "Future[None]":
        """Append to a table's log, all or nothing."""
        future: Future[None] = Future()
        record, expected = addition.record, addition.expected
        with self._lock:
            stored = self._tables.get(record.id, StoredTable(record, ()))
            entries = (*stored.entries, *addition.entries)
            actions = {entry.action for entry in entries}
            if len(stored.entries) != expected or len(actions) < len(entries) or not addition.follows():
                future.set_exception(Conflict(record.id, expected))
                return future
            self._tables[record.id] = StoredTable(record, entries, addition.snapshot or stored.snapshot)
        future.set_result(None)
        return future

    def load(self, table: str) -> StoredTable:
        """A table and its whole log."""
        with self._lock:
            if table not in self._tables:
                raise NoSuchTable(table)
            return self._tables[table]

    def find(
        self,
        *,
        person: str | None = None,
        player: str | None = None,
        stage: str | None = None,
        code: str | None = None,
        daily: str | None = None,
        most: int = 50,
    ) -> tuple[Record, ...]:
        """Tables that fit, the latest first."""
        with self._lock:
            records = [stored.record for stored in self._tables.values()]
        fitting = [
            record
            for record in records
            if code in (None, record.code) and daily in (None, record.day) and _fits(record, person, player, stage)
        ]
        return tuple(sorted(fitting, key=lambda record: (-record.updated, record.id))[:most])

    def close(self) -> None:
        """There is nothing to finish."""


def _fits(record: Record, person: str | None, player: str | None, stage: str | None) -> bool:
    if stage is not None and record.stage != stage:
        return False
    if person is not None and person not in (*record.people, record.importer):
        return False
    return player is None or player.casefold() in (name.casefold() for name in record.players if name)
