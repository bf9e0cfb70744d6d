"""What a SQLite file has acknowledged is on the disk, whatever becomes of the program."""

import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import wait
from pathlib import Path
from random import Random
from time import sleep

import pytest

from tests.architecture.sources import ROOT
from volteface.store import SqliteStore
from volteface.tables import Conflict

from .logs import append, begin, note, notes, record, texts
from .writer import ask, hold, on_writer


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path / "games.db")
    yield made
    made.close()


def test_the_file_has_a_write_ahead_log(store: SqliteStore) -> None:
    assert on_writer(store, ask("journal_mode")) == "wal"


def test_every_commit_is_synchronous(store: SqliteStore) -> None:
    full = 2
    assert on_writer(store, ask("synchronous")) == full


def test_what_was_kept_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "games.db")
    append(first, 0, *notes(0, 3))
    first.close()
    second = SqliteStore(tmp_path / "games.db")
    kept = second.load("t").entries
    second.close()
    assert kept == notes(0, 3)


def test_what_one_store_kept_another_on_the_same_file_sees(store: SqliteStore) -> None:
    other = SqliteStore(store.path)
    append(store, 0, note(0))
    seen = other.load("t").entries
    other.close()
    assert seen == notes(0, 1)


def test_two_stores_on_one_file_conflict_as_one_does(store: SqliteStore) -> None:
    other = SqliteStore(store.path)
    append(store, 0, note(0))
    with pytest.raises(Conflict):
        append(other, 0, note(0, "late"))
    other.close()


def test_closing_keeps_what_was_asked_for(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    futures = [begin(store, record(f"table {number}"), 0, notes(0, 1)) for number in range(20)]
    store.close()
    assert all(future.done() and future.exception() is None for future in futures)


def commits(said: list[str]) -> int:
    return Counter(said)["COMMIT"]


def test_requests_that_wait_go_into_one_commit(store: SqliteStore) -> None:
    go, _, said = hold(store)
    futures = [begin(store, record(f"table {number}"), 0, notes(0, 2)) for number in range(25)]
    go.set()
    wait(futures, timeout=20)
    occupied_and_group = 2
    assert commits(said) == occupied_and_group


def test_a_request_that_does_not_wait_has_a_commit_of_its_own(store: SqliteStore) -> None:
    go, first, said = hold(store)
    go.set()
    first.result(timeout=20)
    for seq in range(5):
        append(store, seq, note(seq))
    assert commits(said) == 1 + 5


def test_entries_of_one_table_may_share_a_commit(store: SqliteStore) -> None:
    go, _, _ = hold(store)
    futures = [begin(store, record(), seq, (note(seq),)) for seq in range(10)]
    go.set()
    wait(futures, timeout=20)
    assert texts(store.load("t").entries) == [f"words {seq}" for seq in range(10)]


def test_a_conflict_does_not_touch_the_others_in_its_commit(store: SqliteStore) -> None:
    go, _, _ = hold(store)
    good, bad, later = (begin(store, record(), expected, notes(expected, 1)) for expected in (0, 5, 1))
    go.set()
    wait([good, bad, later], timeout=20)
    assert (good.exception(), type(bad.exception()), later.exception()) == (None, Conflict, None)


def test_nothing_is_acknowledged_before_its_commit(store: SqliteStore) -> None:
    go, _, _ = hold(store)
    future = begin(store, record(), 0, notes(0, 1))
    sleep(0.05)
    was_done = future.done()
    go.set()
    future.result(timeout=20)
    assert not was_done


def killed_run(path: Path, tables: int, after_seconds: float) -> list[str]:
    """Run the program, kill it a while after its first word, and return what it said."""
    command = [sys.executable, "-m", "tests.store.killed", str(path), str(tables)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        assert first, f"it ended by itself, with {program.wait(timeout=20)}"
        sleep(after_seconds)
        program.send_signal(signal.SIGKILL)
        rest = program.stdout.read()
    whole_lines = (first + rest).rpartition("\n")[0]
    return whole_lines.split("\n")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_was_acknowledged_survives_a_kill(tmp_path: Path, seed: int) -> None:
    path, generator = tmp_path / "games.db", Random(seed)
    said = {line for _ in range(2) for line in killed_run(path, 4, generator.uniform(0.0, 0.4))}
    store = SqliteStore(path)
    kept = {f"{one.id}/{entry.seq}" for one in store.find() for entry in store.load(one.id).entries}
    store.close()
    assert said and said <= kept


def test_a_killed_programs_file_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    killed_run(path, 4, 0.1)
    store = SqliteStore(path)
    assert on_writer(store, ask("integrity_check")) == "ok"
    store.close()


def test_a_game_goes_on_where_a_kill_left_it(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    killed_run(path, 1, 0.05)
    store = SqliteStore(path)
    known = len(store.load("table 0").entries)
    append(store, known, note(known), of=record("table 0"))
    store.close()
    assert known > 0
