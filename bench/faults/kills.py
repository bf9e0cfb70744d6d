"""Kills the server, its writer and its bot workers, at random moments and between a commit and its answer."""

import asyncio
import os
import signal
import tempfile
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from bench._serving import Serving
from bench.faults.audit import Audit, audit
from bench.faults.client import PATIENCE_SECONDS
from bench.faults.party import STUCK_SECONDS, Party, make_parties
from bench.faults.processes import workers_of, writer_of
from bench.faults.ptrace import Moment, can_trace, stop_at
from bench.faults.report import Row

COUNT: Final = 1_000
TABLES: Final = 6
LONGEST_PAUSE_SECONDS: Final = 0.4
COMMIT_SECONDS: Final = 10.0  # within which some table commits something
FINISH_SECONDS: Final = 120.0
MAIN, WRITER, WORKER = "the server", "the writer", "a bot worker"
BEFORE_ANSWER, AFTER_SYNC = "the writer, between commit and answer", "the writer, as its commit reached the disk"
MAIN_BEFORE_ANSWER: Final = "the server, between commit and answer"
SHARES: Final = {MAIN: 7, MAIN_BEFORE_ANSWER: 3, WRITER: 30, BEFORE_ANSWER: 20, AFTER_SYNC: 10, WORKER: 30}
MOMENTS: Final[dict[str, Moment]] = {
    BEFORE_ANSWER: "unanswered",
    AFTER_SYNC: "synced",
    MAIN_BEFORE_ANSWER: "unanswered",
}


def run(count: int, seed: int) -> list[Row]:
    """Kill so often while tables are played, then compare what everybody was told with what was kept."""
    return asyncio.run(attack(count, seed, TABLES))


async def attack(count: int, seed: int, tables: int) -> list[Row]:
    """The same, with so many tables."""
    generator, kinds = Random(seed), plan(count, seed)
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder) / "faults.db", Path(folder) / "server.log")
        serving.start()
        try:
            parties = await make_parties(serving.base, tables, generator)
            playing = [asyncio.create_task(party.play()) for party in parties]
            missed = Counter[str]()
            for kind in kinds:
                await asyncio.sleep(generator.uniform(0, LONGEST_PAUSE_SECONDS))
                missed[kind] += not await strike(kind, serving)
            for party in parties:
                party.stop()
            await asyncio.wait(playing, timeout=FINISH_SECONDS + STUCK_SECONDS + PATIENCE_SECONDS)
            code = serving.end()
        except BaseException:
            serving.end(signal.SIGKILL)
            raise
        found = audit(serving.database, [game for party in parties for game in party.games])
    return summarise(kinds, missed, parties, found, [task.done() for task in playing], code)


def plan(count: int, seed: int) -> list[str]:
    """Whom to kill, one after the other."""
    shares = SHARES if can_trace() else {kind: share for kind, share in SHARES.items() if kind not in MOMENTS}
    in_turn = [kind for kind, share in shares.items() for _ in range(max(1, round(count * share / sum(shares.values()))))]
    Random(seed).shuffle(in_turn)
    return in_turn[:count]


async def strike(kind: str, serving: Serving) -> bool:
    """Kill somebody; False if there was nobody to kill, or no such moment."""
    if kind == MAIN:
        serving.end(signal.SIGKILL)
        await asyncio.to_thread(serving.start)
        return True
    if kind == WORKER:
        workers = await _wait_for(lambda: workers_of(serving.pid))
        return bool(workers) and _kill(workers[0])
    writer = await _wait_for(lambda: writer_of(serving.pid))
    if writer is None:
        return False
    if kind == WRITER:
        return _kill(writer)
    is_main = kind == MAIN_BEFORE_ANSWER
    blow = partial(serving.end, signal.SIGKILL) if is_main else partial(_kill, writer)
    has_struck = await asyncio.to_thread(stop_at, writer, MOMENTS[kind], COMMIT_SECONDS, blow)
    if is_main and has_struck:
        await asyncio.to_thread(serving.start)
    return has_struck


async def _wait_for(find: Callable[[], object]) -> object:
    until = monotonic() + COMMIT_SECONDS
    while not (found := find()) and monotonic() < until:
        await asyncio.sleep(0.02)
    return found


def _kill(pid: int) -> bool:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True


def summarise(
    kinds: list[str], missed: Counter[str], parties: list[Party], found: Audit, ended: list[bool], code: int
) -> list[Row]:
    """A row for each kind of kill, and one for what came of them all."""
    rows = [
        Row(f"kills of {kind}", count - missed[kind], other=missed[kind], details=_nobody(missed[kind]))
        for kind, count in Counter(kinds).items()
    ]
    stuck = [words for party in parties for words in party.stuck]
    stuck += ["a table never ended its game"] * ended.count(False)
    stuck += [] if code in (0, -signal.SIGTERM) else [f"the server ended with {code}"]
    total = Row(
        f"requests acknowledged meanwhile, at {sum(len(party.games) for party in parties)} tables",
        found.acknowledged,
        lost=found.lost,
        doubled=found.doubled,
        unkept=found.unkept,
        server_errors=found.faults,
        other=found.refused_but_kept + found.unreplayable + len(stuck),
        details=[*found.details, *stuck],
    )
    verified = Row("finished games verified afterwards", found.games_over, other=found.unreplayable)
    return [*rows, total, verified]


def _nobody(times: int) -> list[str]:
    return [f"{times} times there was nobody to kill, or no commit to kill at"] if times else []
