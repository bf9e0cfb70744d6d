"""Measures the figures in docs/decisions/: group commit, the writer process, garbage collection, views."""

import argparse
import gc
import json
import multiprocessing
import sqlite3
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec

from volteface.bots import find_bot
from volteface.kernel import DEALER, Game, RandomDealer, find_game
from volteface.tables.delta import Deltas

ROW = bytes(400)  # about the size of a move in a log
GROUPS = (1, 8, 64)  # rows in one commit
SEATS = 4
ENCODE = msgspec.json.Encoder().encode
Report = dict[str, Any]


def main() -> None:
    """Measure and report, one run."""
    measurements: dict[str, Callable[[float], Report]] = {
        "group-commit": group_commit,
        "writer-process": writer_process,
        "garbage-collection": garbage_collection,
        "views": views,
    }
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="?", choices=measurements, help="only this one")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    names = [options.name] if options.name else list(measurements)
    report = {name: measurements[name](options.seconds) for name in names}
    print(json.dumps(report) if options.json else "\n".join(map(_in_words, report.items())))


def group_commit(seconds: float) -> Report:
    """Rows per second that are on the disk, by the number of rows in one commit."""
    with tempfile.TemporaryDirectory() as folder:
        return {f"rows_per_second_{rows}_a_commit": commits_for(Path(folder), rows, seconds) * rows for rows in GROUPS}


def commits_for(folder: Path, rows: int, seconds: float) -> int:
    """Durable commits per second of so many rows each."""
    connection = connect(folder / f"{rows}.db")
    began, commits = perf_counter(), 0
    while perf_counter() - began < seconds:
        commit(connection, rows)
        commits += 1
    connection.close()
    return round(commits / seconds)


def writer_process(seconds: float) -> Report:
    """Commits per second, and steps of a busy main thread, with the writer in a thread and in a process."""
    report: Report = {}
    for kind in ("none", "thread", "process"):
        with tempfile.TemporaryDirectory() as folder, writing(kind, Path(folder) / "rows.db") as committed:
            began, before, steps = perf_counter(), committed.value, 0
            while perf_counter() - began < seconds:
                step()
                steps += 1
            report[f"steps_per_second_beside_{kind}"] = round(steps / seconds)
            if kind != "none":
                report[f"commits_per_second_in_{kind}"] = round((committed.value - before) / seconds)
    return report


def step() -> int:
    """A little work of the interpreter, which holds its lock."""
    return sum(number * number for number in range(1_000))


@contextmanager
def writing(kind: str, path: Path) -> Iterator["Synchronized[int]"]:
    """Commits of 8 rows, one after the other, in a thread or a process; the number of them so far."""
    context = multiprocessing.get_context("spawn")
    committed: Synchronized[int] = context.Value("q", 0)
    stop, ready = context.Event(), context.Event()
    if kind == "none":
        yield committed
        return
    start: Any = threading.Thread if kind == "thread" else context.Process
    writer = start(target=keep_writing, args=(path, committed, stop, ready))
    writer.start()
    ready.wait()
    try:
        yield committed
    finally:
        stop.set()
        writer.join()


def keep_writing(path: Path, committed: "Synchronized[int]", stop: Any, ready: Any) -> None:
    """Commit until told to stop."""
    connection = connect(path)
    ready.set()
    for number in count(1):
        commit(connection, rows=8)
        committed.value = number
        if stop.is_set():
            return


def connect(path: Path) -> sqlite3.Connection:
    """A database as durable as ours."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE entries (entry BLOB)")
    return connection


def commit(connection: sqlite3.Connection, rows: int) -> None:
    """Insert so many rows and wait for the disk."""
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany("INSERT INTO entries VALUES (?)", [(ROW,)] * rows)
    connection.execute("COMMIT")


def garbage_collection(seconds: float) -> Report:
    """Milliseconds of a full collection and of a young one while many games are in memory."""
    games = [list(random_game(seed)) for seed in range(round(100 * seconds))]
    young: list[Any] = []

    def refill() -> None:
        young[:] = [[number] for number in range(5_000)]

    report: Report = {
        "states_in_memory": sum(map(len, games)),
        "full_ms": longest_ms(lambda: gc.collect(2), refill),
        "young_ms": longest_ms(lambda: gc.collect(0), refill),
    }
    gc.freeze()
    report["full_after_freeze_ms"] = longest_ms(lambda: gc.collect(2), refill)
    gc.unfreeze()
    return report


def longest_ms(collect: Callable[[], object], before: Callable[[], None], times: int = 10) -> float:
    """The longest of some pauses, in processor time, so that other programs do not count."""
    pauses = []
    for _ in range(times):
        before()
        began = process_time()
        collect()
        pauses.append(process_time() - began)
    return round(1000 * max(pauses), 2)


def random_game(seed: int, game_id: str = "phase10flip") -> Iterator[Any]:
    """Every state of a game between random bots."""
    game, generator = find_game(game_id), Random(seed)
    dealer, bot = RandomDealer(game, generator), find_bot(game_id, "random", generator)
    state = game.start(game.rules(next(iter(game.rulebook.editions))), SEATS)
    for _ in range(400):
        actor = game.to_act(state)
        if actor is None:
            return
        seat = None if actor == DEALER else actor
        move = dealer.deal(state) if seat is None else bot.choose(game.view(state, seat), game.offers(state))
        state, _ = game.apply(state, move)
        yield state


def views(seconds: float) -> Report:
    """Processor microseconds to make and encode four seats' views after a move: whole, or what changed in them."""
    report: Report = {}
    ways = {"one_by_one": encode_one_by_one, "together": encode_together, "deltas": encode_deltas}
    for game_id in ("flip7", "phase10flip"):
        game, states = find_game(game_id), list(random_game(7, game_id))
        for name, work in ways.items():
            spent = best_seconds(partial(work, game, states), seconds)
            report[f"{game_id}_{name}_us"] = round(spent / len(states) * 1e6, 1)
            report[f"{game_id}_{name}_bytes"] = median(work(game, states))
    return report


def encode_one_by_one(game: Game, states: list[Any]) -> list[int]:
    """Each seat's view by itself."""
    return [len(ENCODE(game.view(state, seat))) for state in states for seat in range(SEATS)]


def encode_together(game: Game, states: list[Any]) -> list[int]:
    """The seats' views made together, each encoded by itself."""
    return [len(ENCODE(view)) for state in states for view in game.views(state, range(SEATS)).values()]


def encode_deltas(game: Game, states: list[Any]) -> list[int]:
    """The seats' views made together, and what changed since the move before."""
    sizes: list[int] = []
    before = game.views(states[0], range(SEATS))
    for state in states[1:]:
        deltas, after = Deltas(), game.views(state, range(SEATS))
        sizes += [len(ENCODE(deltas.between(before[seat], after[seat]))) for seat in range(SEATS)]
        before = after
    return sizes


def best_seconds(work: Callable[[], object], seconds: float) -> float:
    """The least processor time that some work takes."""
    until, best = perf_counter() + seconds, float("inf")
    while perf_counter() < until:
        began = process_time()
        work()
        best = min(best, process_time() - began)
    return best


def _in_words(part: tuple[str, Report]) -> str:
    name, figures = part
    return "\n".join([f"{name}:", *(f"  {figure:<32} {value:,}" for figure, value in figures.items())])


if __name__ == "__main__":
    main()
