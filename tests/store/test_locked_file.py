"""A file that somebody else holds is waited for, read, and written once it is free."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest

from volteface.store import SqliteStore
from volteface.tables import StoreError

from .logs import append, note, notes


@contextmanager
def held(path: Path) -> Iterator[None]:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    yield
    other.execute("ROLLBACK")
    other.close()


def test_a_locked_file_is_a_sentence_once_the_wait_is_over(store: SqliteStore) -> None:
    with held(store.path), pytest.raises(StoreError, match=r"^Nothing was kept: .* locked\.$"):
        append(store, 0, note(0))


def test_a_locked_file_is_waited_for(store: SqliteStore) -> None:
    began = monotonic()
    with held(store.path), pytest.raises(StoreError):
        append(store, 0, note(0))
    assert monotonic() - began >= 0.04


def test_a_locked_file_is_written_once_it_is_free(store: SqliteStore) -> None:
    with held(store.path), pytest.raises(StoreError):
        append(store, 0, note(0))
    append(store, 0, note(0))
    assert store.load("t").entries == notes(0, 1)


def test_a_locked_file_can_still_be_read(store: SqliteStore) -> None:
    append(store, 0, note(0))
    with held(store.path):
        assert store.load("t").entries == notes(0, 1)


def test_a_locked_file_is_not_opened(store: SqliteStore) -> None:
    with held(store.path), pytest.raises(StoreError, match="locked"):
        SqliteStore(store.path, busy_seconds=0.05)
