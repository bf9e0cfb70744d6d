"""Running a simulation in parallel and adding up its games."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, Protocol

import numpy as np
from msgspec import Struct

from volteface.kernel import VoltefaceError
from volteface.lab.simulate import totals
from volteface.lab.simulate.game_lab import lab_of
from volteface.lab.simulate.python_runner import PythonRunner
from volteface.lab.simulate.simulation import Simulation, check

QUEUED: Final = 4  # chunks for each job that are submitted ahead


class WorkerDied(VoltefaceError):
    """A process that played games was ended from outside."""


class Runner(Protocol):
    """Plays ranges of a simulation's games."""

    chunk: int  # how many games to play in one call
    is_compiled: bool  # kernels run in threads, Python code needs processes

    def play(self, first: int, games: int) -> Any:
        """Play the games with these numbers; returns their totals."""


class Result(Struct, frozen=True):
    """The totals of all games."""

    simulation: Simulation
    totals: tuple[int, ...]
    seconds: float  # of playing, without start-up
    jobs: int
    is_compiled: bool


def find_runner(simulation: Simulation) -> Runner:
    """A runner on the kernels if every bot has one, or else on the readable engine."""
    find_compiled = lab_of(simulation.game).load_kernels()
    runner: Runner | None = find_compiled(simulation) if find_compiled else None
    return runner or PythonRunner(simulation)


def simulate(
    simulation: Simulation,
    runner: Runner,
    jobs: int | None = None,
    on_progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Play all games; `on_progress` is called with the number of games just played; raises `WorkerDied`."""
    check(simulation)
    jobs = jobs or os.cpu_count() or 1
    total = np.zeros_like(runner.play(0, 0), dtype=object)  # of Python's integers, which do not overflow
    try:
        with _executor(runner, jobs) as executor:
            list(executor.map(runner.play, [0] * jobs, [0] * jobs))
            began = perf_counter()
            for sums in play_chunks(executor, runner, simulation.games, jobs):
                total += sums
                on_progress(int(sums[totals.GAMES]))
            seconds = perf_counter() - began
    except BrokenExecutor as error:
        raise WorkerDied("A process that played games was killed, perhaps for want of memory.") from error
    return Result(simulation, tuple(total.tolist()), seconds, jobs, runner.is_compiled)


def _executor(runner: Runner, jobs: int) -> Executor:
    if runner.is_compiled:
        return ThreadPoolExecutor(jobs)
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def play_chunks(executor: Executor, runner: Runner, games: int, jobs: int) -> Generator[Any, None, None]:
    """The totals of every chunk in order; only a few are submitted ahead, however many games there are."""
    submitted = (executor.submit(runner.play, *chunk) for chunk in _chunks(games, runner.chunk))
    under_way: deque[Future[Any]] = deque(islice(submitted, QUEUED * jobs))
    try:
        while under_way:
            yield under_way.popleft().result()
            under_way.extend(islice(submitted, 1))
    finally:
        for future in under_way:
            future.cancel()


def _chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)
