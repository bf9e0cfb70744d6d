"""Durable moves per second through tables on SQLite, beside raw commits of the same size in the same run."""

import argparse
import json
import pickle
import sqlite3
import tempfile
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from tests.tables.stored import KeptTable, load_table, open_table, sit, start
from volteface.bots import find_bot
from volteface.kernel import find_game
from volteface.store import MemoryStore, SqliteStore
from volteface.store.commit import Write, commit_group, connect
from volteface.store.rows import rows_of
from volteface.store.schema import prepare
from volteface.tables import ActionId, Addition, LogStore, Request, Setup
from volteface.tables.seating import Stage

GAME, EDITION, BOT = "flip7", "en", "threshold:25"
GROUP = 16  # writes in one commit


def main() -> None:
    """Measure and report, one run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=60, help="moves at each table")
    parser.add_argument("--entries", type=int, default=2000, help="entries of the game that is opened")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = measure(Path(folder), options.tables, options.moves) | open_long_game(Path(folder), options.entries)
        report |= commit_groups(Path(folder) / "groups.db", options.tables, options.moves)
    print(json.dumps(report) if options.json else in_words(report))


def measure(folder: Path, tables: int, moves: int) -> dict[str, float]:
    """Moves per second at many tables at once, and raw commits of as many bytes by one connection."""
    store = SqliteStore(folder / "tables.db")
    opened = [begin(store, f"table {number}", seed=number) for number in range(tables)]
    began = perf_counter()
    with ThreadPoolExecutor(tables) as threads:
        made = sum(threads.map(lambda table: play(table, moves), opened))
    through_tables = made / (perf_counter() - began)
    size = sum(len(row[0]) for row in store._read("SELECT data FROM requests")) // made
    store.close()
    raw = raw_commits(folder / "raw.db", size, commits=min(made, 1500))
    return {
        "tables": tables,
        "moves": made,
        "bytes_per_move": size,
        "moves_per_second": round(through_tables),
        "raw_commits_per_second": round(raw),
        "ratio": round(through_tables / raw, 2),
    }


def begin(store: LogStore, name: str, seed: int, target: int = 1_000_000) -> KeptTable:
    """A game of four that has just begun and takes long."""
    game = find_game(GAME)
    setup = Setup(GAME, EDITION, 4, house={"target_score": target, "round_cap": 100_000})
    secret = Random(seed).randbytes(32)
    table = open_table(game, store, setup, table=name, host="host", secret=secret, now=0)
    sit(table, Request(ActionId("host", "sit"), 0), 0, "Host", "chance")
    start(table, Request(ActionId("host", "start"), 0), BOT)
    return table


def play(table: KeptTable, moves: int) -> int:
    """So many moves, one after the other, each durable before the next."""
    bot = find_bot(GAME, BOT, Random(1))
    for number in range(moves):
        make_move(table, bot.choose, f"move {table.seq} {number}")
    return moves


def make_move(table: KeptTable, choose: Callable[..., object], action: str) -> None:
    """One move by whoever is asked, or the next round."""
    seat = table.asked()
    if seat is None:
        table.go_on(action, 0)
        return
    move = choose(table.game_view(seat), table.offers(seat))
    person = table.seating.chairs[seat].person
    if person is None:
        table.act_for(seat, move, action, 0)
    else:
        table.act(Request(ActionId(person, action), 0), move)


def raw_commits(path: Path, size: int, commits: int) -> float:
    """Commits per second of one row of that size, with the same durability."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE entries (seq INTEGER PRIMARY KEY, entry BLOB)")
    row = bytes(size)
    began = perf_counter()
    for seq in range(commits):
        connection.execute("INSERT INTO entries VALUES (?, ?)", (seq, row))
    return commits / (perf_counter() - began)


def open_long_game(folder: Path, entries: int) -> dict[str, float]:
    """Milliseconds to open a long game again, the best of five."""
    store = SqliteStore(folder / "long.db")
    table = begin(store, "long", seed=7)
    bot = find_bot(GAME, BOT, Random(1))
    while table.seq < entries and table.seating.stage is Stage.PLAYING:
        make_move(table, bot.choose, f"move {table.seq}")
    times = []
    for _ in range(5):
        began = perf_counter()
        load_table(table.game, store, "long")
        times.append(1000 * (perf_counter() - began))
    store.close()
    return {"opened_entries": table.seq, "open_milliseconds": round(min(times), 1)}


class RecordingStore(MemoryStore):
    """Remembers what was appended, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.additions: list[Addition] = []

    def append(self, addition: Addition) -> "Future[None]":
        """Append, and remember it."""
        self.additions.append(addition)
        return super().append(addition)


def commit_groups(path: Path, tables: int, moves: int) -> dict[str, float]:
    """Processor time that the writer needs for a move, whatever the disk does, with groups of some size."""
    store = RecordingStore()
    opened = [begin(store, f"table {number}", seed=number) for number in range(tables)]
    before = len(store.additions)
    for _ in range(moves):
        for table in opened:
            play(table, 1)
    writes: list[Write] = list(map(rows_of, store.additions))
    prepare(path, partial(connect, busy_seconds=1)).close()
    connection = connect(path, 1)
    commit_group(connection, path, writes[:before])
    groups = [pickle.dumps(writes[first : first + GROUP]) for first in range(before, len(writes), GROUP)]
    began = process_time()
    for group in groups:
        assert not any(commit_group(connection, path, pickle.loads(group)))
    used = process_time() - began
    connection.close()
    return {"group": GROUP, "writer_microseconds_per_move": round(1e6 * used / (len(writes) - before), 1)}


def in_words(report: dict[str, float]) -> str:
    """The report as sentences."""
    return (
        f"{report['moves_per_second']:,} durable moves/s through {report['tables']} tables, beside "
        f"{report['raw_commits_per_second']:,} raw commits/s of {report['bytes_per_move']} bytes: "
        f"ratio {report['ratio']}. A game of {report['opened_entries']:,} entries opens in "
        f"{report['open_milliseconds']} ms. The writer needs {report['writer_microseconds_per_move']} µs of processor "
        f"time for a move, in groups of {report['group']}."
    )


if __name__ == "__main__":
    main()
