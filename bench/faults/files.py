"""Damages copies of a server's files: each is refused in words, or every table in it can be read or says why not."""

import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from bench._serving import free_port
from bench.faults.report import Row
from volteface.kernel import VoltefaceError
from volteface.store import SqliteStore
from volteface.store.schema import VERSION
from volteface.tables import Addition, load_table

START_SECONDS: Final = 20
MOST_TABLES: Final = 20
AT_ONCE: Final = 5  # entries
PAGE_BYTES: Final = 4096
TRACEBACK: Final = re.compile(r"Traceback \(most recent call last\)|╭─+ Traceback")
MOST_WORDS: Final = 600  # characters that a refusal takes at most


def damage(folder: Path, count: int, seed: int) -> list[Row]:
    """Damage so many copies of the file in that folder, and of its write-ahead log."""
    generator, database = Random(seed), folder / "games.db"
    return [
        _damaged_files(database, count, generator),
        _torn_logs(database, count, generator),
        _newer_file(database),
    ]


def _damaged_files(database: Path, count: int, generator: Random) -> Row:
    wrong, copy = [], database.with_name("damaged.db")
    for number in range(count):
        data = bytearray(database.read_bytes())
        words = spoil(data, generator)
        copy.write_bytes(data)
        wrong += [f"damaged file {number} ({words}): {one}" for one in read_everything(copy)]
        _remove(copy)
    return Row("damaged files read", count, other=len(wrong), details=wrong)


def spoil(data: bytearray, generator: Random) -> str:
    """Damage a file as a bad disk does; how, in words."""
    start = generator.randrange(len(data))
    way = generator.randrange(4)
    if way == 0:
        del data[start:]
        return f"cut off at {start}"
    size = (1, PAGE_BYTES, 64)[way - 1]
    start -= start % size
    data[start : start + size] = bytes(size) if way == 2 else generator.randbytes(size)
    return f"{size} bytes at {start}"


def read_everything(path: Path) -> list[str]:
    """Open a file and load every table in it; whatever fails otherwise than in words."""
    try:
        store = SqliteStore(path)
    except VoltefaceError:
        return []
    except Exception as error:
        return [f"opening it: {error!r}"]
    wrong = []
    try:
        for record in store.find(most=MOST_TABLES):
            wrong += _load(store, record.id)
    except VoltefaceError:
        pass
    except Exception as error:
        wrong.append(f"listing its tables: {error!r}")
    finally:
        store.close()
    return wrong


def _load(store: SqliteStore, table: str) -> list[str]:
    try:
        load_table(store, table)
    except VoltefaceError:
        return []
    except Exception as error:
        return [f"loading a table: {error!r}"]
    return []


def _torn_logs(database: Path, count: int, generator: Random) -> Row:
    """Write-ahead logs that end anywhere: every table has a beginning of what it had, and it replays."""
    whole, torn, wrong = database.with_name("whole.db"), database.with_name("torn.db"), []
    logs = _with_log(database, whole)
    log = Path(f"{whole}-wal").read_bytes()
    for number in range(count):
        shutil.copy(whole, torn)
        end = generator.randrange(len(log))
        tail = b"" if generator.random() < 0.5 else generator.randbytes(min(PAGE_BYTES, len(log) - end))
        Path(f"{torn}-wal").write_bytes(log[:end] + tail)
        wrong += [f"torn log {number} (at {end}): {one}" for one in _compare(torn, logs)]
        _remove(torn)
    return Row("torn write-ahead logs read", count, other=len(wrong), details=wrong)


def _with_log(database: Path, copy: Path) -> dict[str, list[Any]]:
    """Play a file's games again into another one, as it is before its write-ahead log is merged; the games' logs."""
    old, new, logs = SqliteStore(database), SqliteStore(copy), dict[str, list[Any]]()
    for record in old.find(most=MOST_TABLES):
        stored = old.load(record.id)
        logs[record.id] = list(stored.entries)
        for start in range(0, len(stored.entries), AT_ONCE):
            new.append(Addition(record, start, stored.entries[start : start + AT_ONCE])).result()
    kept, kept_log = copy.read_bytes(), Path(f"{copy}-wal").read_bytes()
    old.close()
    new.close()
    copy.write_bytes(kept)
    Path(f"{copy}-wal").write_bytes(kept_log)
    return logs


def _compare(path: Path, logs: dict[str, list[Any]]) -> list[str]:
    try:
        store = SqliteStore(path)
    except VoltefaceError as error:
        return [f"it is refused: {error}"]
    wrong = []
    try:
        for record in store.find(most=MOST_TABLES):
            kept = list(store.load(record.id).entries)
            wrong += [] if kept == logs[record.id][: len(kept)] else [f"{record.id} is no beginning of what it was"]
    except VoltefaceError as error:
        wrong.append(f"a table cannot be read: {error}")
    finally:
        store.close()
    return wrong


def _newer_file(database: Path) -> Row:
    """A file of a version to come: the server refuses it in one sentence and leaves it as it is."""
    newer = database.with_name("newer.db")
    shutil.copy(database, newer)
    connection = sqlite3.connect(newer)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = newer.read_bytes()
    wrong = _refusal(newer)
    wrong += [] if newer.read_bytes() == before else ["the file was changed"]
    return Row("newer files refused", 1, other=len(wrong), details=wrong)


def _refusal(path: Path) -> list[str]:
    """Start a server on a file that it must refuse; what is wrong with the refusal."""
    program = str(Path(sys.executable).with_name("volteface"))
    command = [program, "serve", "--database", str(path), "--port", str(free_port())]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=START_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return ["the server started on it"]
    said = f"{run.stdout}{run.stderr}"
    wrong = [] if run.returncode != 0 else ["the exit code is 0"]
    wrong += ["there is a traceback"] if TRACEBACK.search(said) else []
    return wrong if 0 < len(said) < MOST_WORDS else [*wrong, f"it says {said!r}"]


def _remove(path: Path) -> None:
    for name in ("", "-wal", "-shm", "-journal"):
        Path(f"{path}{name}").unlink(missing_ok=True)
