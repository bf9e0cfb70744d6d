"""One server for one file of games."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT
from volteface.store import SqliteStore
from volteface.store.server_lock import ServerLock
from volteface.tables import StoreError

from .logs import append, filled, note


def test_a_second_server_is_refused_in_one_sentence(tmp_path: Path) -> None:
    lock = ServerLock(tmp_path / "games.db")
    with pytest.raises(StoreError, match=r"^Another server is using .*games\.db, and only one can\.$"):
        ServerLock(tmp_path / "games.db")
    lock.release()


def test_a_file_that_was_released_is_free_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    for _ in range(2):
        ServerLock(tmp_path / "games.db").release()
    assert list(tmp_path.iterdir()) == []


def test_two_files_have_two_locks(tmp_path: Path) -> None:
    locks = [ServerLock(tmp_path / name) for name in ("one.db", "two.db")]
    for lock in locks:
        lock.release()


def test_a_lock_ends_with_a_killed_process(tmp_path: Path) -> None:
    hold = (
        "import sys, time; from pathlib import Path; from volteface.store.server_lock import ServerLock;"
        "lock = ServerLock(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)"
    )
    command = [sys.executable, "-c", hold, str(tmp_path / "games.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == "held\n"
        with pytest.raises(StoreError):
            ServerLock(tmp_path / "games.db")
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    ServerLock(tmp_path / "games.db").release()


def test_other_programs_play_and_read_in_a_servers_file(tmp_path: Path) -> None:
    lock = ServerLock(tmp_path / "games.db")
    assert filled(tmp_path / "games.db", 3).exists()
    lock.release()


@pytest.mark.parametrize("umask", [0o000, 0o022])
def test_only_the_owner_may_read_a_new_file_and_those_beside_it(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        lock, store = ServerLock(tmp_path / "games.db"), SqliteStore(tmp_path / "games.db")
        append(store, 0, note(0))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        store.close()
        lock.release()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(["games.db", "games.db-wal", "games.db-shm", "games.db-lock"], 0o600)
