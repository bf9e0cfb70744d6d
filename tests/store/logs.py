"""Small logs for stores to keep: a table's record and entries that follow each other."""

from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from volteface.kernel import AnyEntry, NoteEntry
from volteface.store import SqliteStore
from volteface.tables import Addition, LogStore, Record, Setup, Snapshot

SETUP = Setup("higher", "village", 3)
SECRET = bytes(range(32))


def record(table: str = "t", updated: int = 0, **more: Any) -> Record:
    """What is kept of a table besides its log."""
    kept = {"setup": SETUP, "host": "ann", "secret": SECRET, "created": 0, **more}
    return Record(id=table, updated=updated, **kept)


def note(seq: int, action: str | None = None, text: str = "") -> NoteEntry:
    """Words at the table."""
    name = f"action {seq}" if action is None else action
    return NoteEntry(seq=seq, actor=0, decided_by="person", action=name, at=seq, text=text or f"words {seq}")


def notes(first: int, count: int) -> tuple[AnyEntry, ...]:
    """Words that follow each other."""
    return tuple(note(seq) for seq in range(first, first + count))


def append(
    store: LogStore,
    expected: int,
    *entries: AnyEntry,
    of: Record | None = None,
    snapshot: Snapshot | None = None,
) -> None:
    """Append and wait until it is kept; raises what the store refuses it with."""
    begin(store, of or record(), expected, entries, snapshot).result(timeout=20)


def begin(
    store: LogStore, of: Record, expected: int, entries: tuple[AnyEntry, ...], snapshot: Snapshot | None = None
) -> "Future[None]":
    """Append; a thread says when it is kept."""
    future = store.append(Addition(of, expected, entries, snapshot))
    assert isinstance(future, Future)
    return future


def texts(entries: Sequence[AnyEntry]) -> list[str]:
    """What was said, in order."""
    return [entry.text for entry in entries if isinstance(entry, NoteEntry)]


def filled(path: Path, count: int = 200) -> Path:
    """A file with one table of some length, closed."""
    store = SqliteStore(path)
    append(store, 0, *notes(0, count))
    store.close()
    return path
