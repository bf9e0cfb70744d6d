"""On a full disk one sentence says so, and nothing acknowledged is lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT
from volteface.store import SqliteStore
from volteface.store.commit import NotWritable
from volteface.tables import StoreError

from .logs import append, begin, note, notes, record, texts
from .writer import ask, on_writer

BIG = "x" * 200_000


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
    assert {type(future.exception(timeout=20)) for future in futures} == {NotWritable}


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
