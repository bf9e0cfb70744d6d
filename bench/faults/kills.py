"""Kills the server, its writer and its bot workers, at random moments and between a commit and its answer."""

import asyncio
import os
import signal
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from bench._serving import Serving
from bench.faults.playing import playing
from bench.faults.processes import workers_of, writer_of
from bench.faults.ptrace import Moment, can_trace, stop_at
from bench.faults.report import Row

COUNT: Final = 1_000
TABLES: Final = 12
LONGEST_PAUSE_SECONDS: Final = 0.4
COMMIT_SECONDS: Final = 5.0  # within which some table commits something, usually
PATIENCE_SECONDS: Final = 60.0  # within which somebody can be killed
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
    return asyncio.run(attack(plan(count, seed), seed, TABLES))


async def attack(kinds: list[str], seed: int, tables: int) -> list[Row]:
    """Make these kills, one after the other, with so many tables."""
    generator, missed = Random(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        async with playing(Path(folder), tables, generator) as one:
            for kind in kinds:
                await asyncio.sleep(generator.uniform(0, LONGEST_PAUSE_SECONDS))
                missed[kind] += not await strike(kind, one.serving)
    rows = [
        Row(f"kills of {kind}", times - missed[kind], other=missed[kind], details=_nobody(missed[kind]))
        for kind, times in Counter(kinds).items()
    ]
    verified = Row("games verified after the kills", one.found.games_over, other=one.found.unreplayable)
    return [*rows, one.row("requests acknowledged between kills"), verified]


def plan(count: int, seed: int) -> list[str]:
    """Whom to kill, one after the other."""
    shares = SHARES if can_trace() else {kind: share for kind, share in SHARES.items() if kind not in MOMENTS}
    in_turn = [
        kind for kind, share in shares.items() for _ in range(max(1, round(count * share / sum(shares.values()))))
    ]
    Random(seed).shuffle(in_turn)
    return in_turn[:count]


async def strike(kind: str, serving: Serving) -> bool:
    """Kill somebody; False if in all the time there was nobody to kill, or no such moment."""
    until = monotonic() + PATIENCE_SECONDS
    while not await _strike(kind, serving):
        if monotonic() > until:
            return False
        await asyncio.sleep(0.02)
    if kind in (MAIN, MAIN_BEFORE_ANSWER):
        await asyncio.to_thread(serving.start)
    return True


async def _strike(kind: str, serving: Serving) -> bool:
    """Try it once: a process may be gone, or begin only now."""
    if kind == MAIN:
        serving.kill()
        return True
    victim = next(iter(workers_of(serving.pid)), None) if kind == WORKER else writer_of(serving.pid)
    if victim is None or kind not in MOMENTS:
        return victim is not None and _kill(victim)
    blow = serving.kill if kind == MAIN_BEFORE_ANSWER else partial(_kill, victim)
    return await asyncio.to_thread(stop_at, victim, MOMENTS[kind], COMMIT_SECONDS, blow)


def _kill(pid: int) -> bool:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True


def _nobody(times: int) -> list[str]:
    return [f"{times} times there was nobody to kill, or no commit to kill at"] if times else []
