"""A request that cannot be written or was given up fails alone, and a closed store takes none."""

from pathlib import Path

import pytest

from volteface.store import SqliteStore
from volteface.tables import StoreError

from .logs import append, begin, note, notes, record
from .writer import hold


def test_a_request_that_cannot_be_written_fails_alone(store: SqliteStore) -> None:
    bad = begin(store, record(updated=2**63), 0, notes(0, 1))  # more than SQLite's integers hold
    good = begin(store, record("other"), 0, notes(0, 1))
    assert (type(bad.exception(timeout=20)), good.exception(timeout=20)) == (StoreError, None)


def test_a_request_that_was_given_up_is_not_kept_and_stops_nobody(store: SqliteStore) -> None:
    go, _, _ = hold(store)
    given_up = begin(store, record("given up"), 0, notes(0, 1))
    assert given_up.cancel()
    go.set()
    append(store, 0, note(0), of=record("kept"))
    assert [kept.id for kept in store.find()] == ["kept"]


def test_a_store_that_was_closed_keeps_nothing_more(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    store.close()
    with pytest.raises(StoreError, match="closed"):
        append(store, 0, note(0))


def test_a_store_that_was_closed_cannot_be_read(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    store.close()
    with pytest.raises(StoreError, match="cannot be read"):
        store.load("t")


def test_closing_twice_is_harmless(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    store.close()
    store.close()
