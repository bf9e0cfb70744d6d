"""A SQLite file in trouble: one sentence says what is wrong, and nothing acknowledged is lost."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from tests.architecture.sources import ROOT
from volteface.store import SqliteStore
from volteface.store.schema import APPLICATION, VERSION
from volteface.tables import StoreError

from .logs import append, begin, note, notes, record, texts
from .writer import ask, hold, on_writer

NOBODY = 65534  # the user id of nobody
BIG = "x" * 200_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path / "games.db", busy_seconds=0.05)
    yield made
    made.close()


def filled(path: Path, count: int = 200) -> Path:
    """A file with one table of some length, closed."""
    store = SqliteStore(path)
    append(store, 0, *notes(0, count))
    store.close()
    return path


# The disk is full


def fill_up(store: SqliteStore) -> None:
    pages = on_writer(store, ask("page_count"))
    on_writer(store, ask(f"max_page_count = {pages}"))


def make_room(store: SqliteStore) -> None:
    on_writer(store, ask("max_page_count = 1000000"))


def test_a_full_disk_is_a_sentence(store: SqliteStore) -> None:
    append(store, 0, note(0))
    fill_up(store)
    with pytest.raises(StoreError, match=r"^Nothing was kept: .*games\.db cannot be written: .*full.*\.$"):
        append(store, 1, note(1, text=BIG))


def test_a_full_disk_loses_nothing_that_was_acknowledged(store: SqliteStore) -> None:
    append(store, 0, *notes(0, 3))
    fill_up(store)
    with pytest.raises(StoreError):
        append(store, 3, note(3, text=BIG), of=record(updated=9))
    kept = store.load("t")
    assert (kept.entries, kept.record) == (notes(0, 3), record())


def test_everybody_who_waited_for_a_full_disk_is_told(store: SqliteStore) -> None:
    append(store, 0, note(0))
    fill_up(store)
    futures = [begin(store, record(f"table {number}"), 0, (note(0, text=BIG),)) for number in range(5)]
    assert {type(future.exception(timeout=20)) for future in futures} == {StoreError}


def test_the_store_works_again_once_there_is_room(store: SqliteStore) -> None:
    append(store, 0, note(0))
    fill_up(store)
    with pytest.raises(StoreError):
        append(store, 1, note(1, text=BIG))
    make_room(store)
    append(store, 1, note(1, text=BIG))
    assert len(store.load("t").entries) == 2


FULL_DISK = """
import resource, sys
from pathlib import Path
from tests.store.logs import append, note
from volteface.store import SqliteStore
from volteface.tables import StoreError

store = SqliteStore(Path(sys.argv[1]))
append(store, 0, note(0))
resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
seq = 1
try:
    while True:
        append(store, seq, note(seq, text="x" * 20_000))
        seq += 1
except StoreError as error:
    print(seq, error)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
append(store, seq, note(seq, text="there is room again"))
store.close()
"""


def test_a_real_limit_on_the_file_is_a_sentence_and_passes(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    command = [sys.executable, "-c", FULL_DISK, str(path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    seq, _, sentence = run.stdout.strip().partition(" ")
    store = SqliteStore(path)
    entries = store.load("t").entries
    store.close()
    assert sentence.startswith("Nothing was kept: ")
    assert (len(entries), texts(entries)[-1]) == (int(seq) + 1, "there is room again")


# Somebody else holds the file


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


# One request in trouble


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


# A file that is torn


def open_and_read(path: Path) -> None:
    store = SqliteStore(path, busy_seconds=0.05)
    try:
        for kept in store.find():
            store.load(kept.id)
    finally:
        store.close()


@pytest.mark.parametrize("size", [1, 99, 100, 1000, 4096, 5000, 9000, 20000])
def test_a_file_that_was_cut_off_is_a_sentence_or_still_whole(tmp_path: Path, size: int) -> None:
    path = filled(tmp_path / "games.db")
    path.write_bytes(path.read_bytes()[:size])
    with pytest.raises(StoreError, match=r"games\.db cannot be (opened|read)|belongs to another program"):
        open_and_read(path)


@pytest.mark.parametrize("seed", range(30))
def test_random_bytes_in_a_file_are_a_sentence_at_worst(tmp_path: Path, seed: int) -> None:
    path, generator = filled(tmp_path / "games.db"), Random(seed)
    data = bytearray(path.read_bytes())
    start = generator.randrange(len(data))
    data[start : start + 500] = generator.randbytes(500)
    path.write_bytes(data)
    try:
        open_and_read(path)
    except StoreError as error:
        assert str(error).endswith(".")


def test_a_row_that_cannot_be_read_is_a_sentence(store: SqliteStore) -> None:
    append(store, 0, note(0))
    on_writer(store, lambda connection: connection.execute("UPDATE entries SET entry = x'7b'"))
    with pytest.raises(StoreError, match="cannot be read"):
        store.load("t")


def test_a_record_that_cannot_be_read_is_a_sentence(store: SqliteStore) -> None:
    append(store, 0, note(0))
    on_writer(store, lambda connection: connection.execute("UPDATE tables SET data = x'7b7d'"))
    with pytest.raises(StoreError, match="cannot be read"):
        store.find()


def test_a_file_of_random_bytes_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(Random(1).randbytes(10_000))
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(path)
    assert path.read_bytes() == Random(1).randbytes(10_000)


# A file of somebody else


def foreign(path: Path, *statements: str) -> Path:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return path


FOREIGN = {
    "nameless": ["CREATE TABLE tables (id TEXT)"],
    "named": ["PRAGMA application_id = 7", "CREATE TABLE tables (id TEXT)"],
    "empty but named": ["PRAGMA application_id = 7", "CREATE TABLE t (x)", "DROP TABLE t"],
    "write-ahead": ["PRAGMA journal_mode = WAL", "CREATE TABLE tables (id TEXT)"],
}


@pytest.mark.parametrize("statements", FOREIGN.values(), ids=FOREIGN)
def test_a_file_of_another_program_is_refused(tmp_path: Path, statements: list[str]) -> None:
    path = foreign(tmp_path / "other.db", *statements)
    with pytest.raises(StoreError, match=r"other\.db belongs to another program; nothing in it was changed\."):
        SqliteStore(path)


@pytest.mark.parametrize("statements", FOREIGN.values(), ids=FOREIGN)
def test_a_file_of_another_program_stays_as_it_is(tmp_path: Path, statements: list[str]) -> None:
    path = foreign(tmp_path / "other.db", *statements)
    before = path.read_bytes()
    with pytest.raises(StoreError):
        SqliteStore(path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"other.db": before}


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = foreign(
        filled(tmp_path / "games.db", 1), f"PRAGMA user_version = {VERSION + 1}", "CREATE TABLE new_in_it (x)"
    )
    with pytest.raises(StoreError, match=r"was written by a newer version of this program; nothing in it was changed"):
        SqliteStore(path)


def test_a_file_of_a_newer_version_stays_as_it_is(tmp_path: Path) -> None:
    path = foreign(filled(tmp_path / "games.db", 1), f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(StoreError):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_file_of_games(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.touch()
    filled(path)
    assert ask("application_id")(sqlite3.connect(path)) == APPLICATION


def test_a_file_whose_first_opening_was_cut_short_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")  # the first thing that a store does to a new file
    connection.close()
    filled(path)
    assert ask("application_id")(sqlite3.connect(path)) == APPLICATION


def test_a_folder_is_no_file_of_games(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened as a file of games"):
        SqliteStore(tmp_path)


def test_a_file_in_the_place_of_a_folder_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    with pytest.raises(StoreError, match="cannot be opened as a file of games"):
        SqliteStore(tmp_path / "taken" / "games.db")


def test_folders_that_are_missing_are_made(tmp_path: Path) -> None:
    assert filled(tmp_path / "new" / "newer" / "games.db").exists()


@contextmanager
def as_nobody() -> Iterator[None]:
    """For root every folder is writable, so root becomes nobody for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_folder_that_may_only_be_read_is_a_sentence() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o555)
        try:
            with as_nobody(), pytest.raises(StoreError, match="cannot be opened as a file of games"):
                SqliteStore(Path(folder) / "games.db")
            assert list(Path(folder).iterdir()) == []
        finally:
            Path(folder).chmod(0o755)


def test_a_file_that_may_only_be_read_is_a_sentence() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = filled(Path(folder) / "games.db", 1)
        path.chmod(0o444)
        Path(folder).chmod(0o555)
        try:
            with as_nobody(), pytest.raises(StoreError, match="cannot be opened as a file of games"):
                SqliteStore(path)
        finally:
            Path(folder).chmod(0o755)
