"""The schema and its history: every file that was ever written opens, and its games are played on."""

import hashlib
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.architecture.sources import ROOT
from tests.tables.stored import KeptTable, load_table
from volteface.bots.flip7 import BOTS
from volteface.games.flip7 import GAME
from volteface.store import SqliteStore
from volteface.store.schema import APPLICATION, STEPS, VERSION
from volteface.tables import ActionId, Request, Setup
from volteface.tables.fairness.verify import verify
from volteface.tables.seating import Stage

from .logs import append, note, record
from .writer import ask

FIXTURES = ROOT / "tests" / "store" / "fixtures"

# A released step is history. Whoever changes one breaks the files that people have: write a new step instead.
RELEASED = (
    "762a4266b82b7df70e63b6bf5adeba05e971a8224dca94be11f7d006b580ec6b",
    "2d456be36c28679b28602e067483a3ed55d1f435e11baab9b83156126118ddb7",
    "ff70f6984bbd8b468caf07d58cff5b51d0eaa54a92ffe6e2eeebdb4ac2ec1045",
    "206fec92d1d5a42d2a33d3fa7688a86dbec81d2437eaed6208e044172e07257c",
    "22fe108675016a840e7f3a3700377b535a350e06c654d0a061a4fda534e43139",
    "216b02afec4025d2b9ed5988707d5441fb2a58166dac5a004a321f938d120e73",
    "96a22229d8e6a7b266ec2a0f037311aedc2baf3cd083cc84df16a86abd831c6c",
)


def fingerprint(step: str) -> str:
    """Of a step's words; how it is laid out on the page does not matter."""
    return hashlib.sha256(" ".join(step.split()).encode()).hexdigest()


def old_file(version: int, folder: Path) -> Path:
    """A file as that version of the program left it."""
    path = folder / "games.db"
    connection = sqlite3.connect(path)
    connection.executescript((FIXTURES / f"v{version}.sql").read_text(encoding="utf-8"))
    connection.close()
    return path


def pragma(path: Path, name: str) -> object:
    connection = sqlite3.connect(path)
    try:
        return ask(name)(connection)
    finally:
        connection.close()


def shape(path: Path) -> set[str]:
    """Every table and index of a file, with its words in one line."""
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    connection.close()
    return {" ".join(sql.split()) for (sql,) in rows}


FIRST_WITH_THIS_FORMAT = 4  # of the log
FIRST_WITH_REQUESTS = 5  # several entries in one row

OLDER = range(1, VERSION)
each_older = pytest.mark.parametrize("version", OLDER)


@pytest.mark.parametrize(("step", "known"), list(zip(STEPS, RELEASED, strict=False)), ids=range(1, len(RELEASED) + 1))
def test_a_released_step_never_changes(step: str, known: str) -> None:
    assert fingerprint(step) == known


def test_every_step_is_written_down_as_released() -> None:
    assert len(STEPS) == len(RELEASED), "add the new step's fingerprint, and a fixture of the version before it"


def test_a_changed_step_would_be_found() -> None:
    assert fingerprint(STEPS[0].replace("seq INTEGER", "seq TEXT")) != RELEASED[0]


@each_older
def test_there_is_a_file_of_every_older_version(version: int) -> None:
    assert (FIXTURES / f"v{version}.sql").exists()


@each_older
def test_the_file_of_an_older_version_is_of_that_version(version: int, tmp_path: Path) -> None:
    path = old_file(version, tmp_path)
    assert (pragma(path, "user_version"), pragma(path, "application_id")) == (version, APPLICATION)


@each_older
def test_an_older_file_is_brought_up_to_date(version: int, tmp_path: Path) -> None:
    path = old_file(version, tmp_path)
    SqliteStore(path).close()
    assert pragma(path, "user_version") == VERSION


@each_older
def test_an_older_file_brought_up_to_date_is_like_a_new_one(version: int, tmp_path: Path) -> None:
    path, new = old_file(version, tmp_path), tmp_path / "new.db"
    for file in (path, new):
        SqliteStore(file).close()
    assert shape(path) == shape(new)


@each_older
def test_the_games_of_an_older_file_are_found(version: int, tmp_path: Path) -> None:
    store = SqliteStore(old_file(version, tmp_path))
    found = [record.id for record in store.find(player="zoé", stage="playing")]
    store.close()
    assert found == ["village"]


@each_older
def test_a_game_of_an_older_file_is_played_to_its_end_and_verified(version: int, tmp_path: Path) -> None:
    store = SqliteStore(old_file(version, tmp_path))
    table = load_table(GAME, store, "village")
    play_on(table)
    verified = verify(load_table(GAME, store, "village").log())
    store.close()
    assert verified.seats_with_entropy == 2


def test_the_daily_decks_of_an_older_file_are_found_by_their_day(tmp_path: Path) -> None:
    path = old_file(6, tmp_path)
    connection = sqlite3.connect(path)
    kept = record("today", stage="over", setup=Setup("flip7", "en", 1, daily="2026-11-18"))
    row = (kept.id, kept.stage, kept.updated, msgspec.json.encode(kept))
    connection.execute("INSERT INTO tables (id, stage, updated, data) VALUES (?, ?, ?, ?)", row)
    connection.commit()
    connection.close()
    store = SqliteStore(path)
    found = [one.id for one in store.find(daily="2026-11-18 flip7")]
    store.close()
    assert found == ["today"]


def play_on(table: KeptTable) -> None:
    """Whoever is asked moves, until the game is over."""
    bot = BOTS["random"](None, Random(1))
    while table.seating.stage is not Stage.OVER:
        action, seat = f"move {table.seq}", table.asked()
        if seat is None:
            table.go_on(action, 0)
            continue
        move, person = bot.choose(table.game_view(seat), table.offers(seat)), table.seating.decider(seat)
        if person is None:
            table.act_for(seat, move, action, 0)
        else:
            table.act(Request(ActionId(person, action), 0), move)


def test_a_new_file_has_the_newest_version(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "games.db").close()
    assert pragma(tmp_path / "games.db", "user_version") == VERSION


def test_a_file_that_is_up_to_date_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = SqliteStore(path)
    append(store, 0, note(0))
    store.close()
    before = shape(path)
    SqliteStore(path).close()
    assert shape(path) == before


@each_older
def test_the_log_of_an_older_file_is_the_same_after_it_is_brought_up_to_date(version: int, tmp_path: Path) -> None:
    path = old_file(version, tmp_path)
    rows = old_entries(path, version)
    store = SqliteStore(path)
    entries = store.load("village").entries
    store.close()
    assert rows and [(entry.seq, entry.action) for entry in entries] == [(seq, action) for seq, action, _ in rows]
    if version >= FIRST_WITH_THIS_FORMAT:
        assert [msgspec.json.encode(entry) for entry in entries] == [data for _, _, data in rows]


def old_entries(path: Path, version: int) -> list[tuple[int, str, bytes]]:
    """The entries of an older file: sequence number, action, and the entry itself."""
    connection = sqlite3.connect(path)
    try:
        if version < FIRST_WITH_REQUESTS:
            return connection.execute("SELECT seq, action, entry FROM entries ORDER BY seq").fetchall()
        requests = connection.execute("SELECT data FROM requests ORDER BY seq").fetchall()
        entries = [entry for (data,) in requests for entry in msgspec.json.decode(data, type=list[msgspec.Raw])]
        read = [(msgspec.json.decode(entry), bytes(entry)) for entry in entries]
        return [(entry["seq"], entry["action"], data) for entry, data in read]
    finally:
        connection.close()


KILLED_UPGRADE = """
import os, signal, sys
from pathlib import Path
from volteface.store.commit import connect
from volteface.store.schema import prepare

def connect_and_die(path):
    connection = connect(path, 5)
    connection.set_trace_callback(die)
    return connection

def die(said):
    if said.strip().startswith(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)

prepare(Path(sys.argv[1]), connect_and_die)
"""


@pytest.mark.parametrize("before", ["INSERT INTO requests", "DROP TABLE entries", "PRAGMA user_version = ", "COMMIT"])
def test_a_file_whose_upgrade_was_killed_is_as_it_was_and_is_upgraded_the_next_time(
    tmp_path: Path, before: str
) -> None:
    path = old_file(4, tmp_path)
    command = [sys.executable, "-c", KILLED_UPGRADE, str(path), before]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == -signal.SIGKILL
    assert (pragma(path, "user_version"), pragma(path, "integrity_check")) == (4, "ok")
    store = SqliteStore(path)
    kept = len(store.load("village").entries)
    store.close()
    assert (kept, pragma(path, "user_version")) == (150, VERSION)


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = old_file(1, tmp_path)
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE snapshots (mine TEXT)")  # what the next step wants to make is there already
    connection.commit()
    connection.close()
    before = shape(path)
    with pytest.raises(Exception, match="cannot be opened as a file of games"):
        SqliteStore(path)
    assert (shape(path), pragma(path, "user_version")) == (before, 1)
