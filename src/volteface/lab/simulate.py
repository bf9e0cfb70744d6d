"""Plays a simulation on all cores and adds its games up."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, Protocol

import numpy as np
from msgspec import Struct

from volteface.lab import tally as into
from volteface.lab.readable import ReadableRunner
from volteface.lab.simulation import Simulation, check
from volteface.lab.subjects import subject_of


class Runner(Protocol):
    """Plays the games of a simulation by their numbers."""

    chunk: int  # games that are played at one go
    kernel: str | None  # the compiled function that plays them in threads; without one they need processes

    def play(self, first: int, games: int) -> Any:
        """The tally of the games with these numbers."""


class Result(Struct, frozen=True):
    """What all games added up to."""

    simulation: Simulation
    tally: tuple[int, ...]
    seconds: float  # of playing, without starting up
    jobs: int
    kernel: bool  # played by the kernels


KERNELS: Final = {"flip7": "volteface.lab.fast.flip7.runner", "phase10flip": "volteface.lab.fast.phase10flip.runner"}


def find_runner(simulation: Simulation) -> Runner:
    """The kernels where every bot has one, the readable engine where one has not."""
    return _kernels(simulation) or ReadableRunner(simulation)


def _kernels(simulation: Simulation) -> Runner | None:
    """A game's kernels are loaded only when it is played: that takes a second."""
    if simulation.game not in KERNELS:
        return None
    make: Callable[[Simulation], Runner | None] = import_module(KERNELS[simulation.game]).runner_for
    return make(simulation)


def simulate(
    simulation: Simulation,
    runner: Runner,
    jobs: int | None = None,
    on_progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Play all games; `on_progress` hears how many more have been played."""
    check(simulation)
    jobs = jobs or os.cpu_count() or 1
    total = runner.play(0, 0) + np.zeros(into.length(len(simulation.bots), _measures(simulation)), dtype=np.int64)
    with _executor(runner, jobs) as executor:
        list(executor.map(runner.play, [0] * jobs, [0] * jobs))
        began = perf_counter()
        for tally in executor.map(runner.play, *zip(*_chunks(simulation.games, runner.chunk), strict=True)):
            total += tally
            on_progress(int(tally[into.GAMES]))
        seconds = perf_counter() - began
    return Result(simulation, tuple(total.tolist()), seconds, jobs, kernel=runner.kernel is not None)


def _measures(simulation: Simulation) -> int:
    return len(subject_of(simulation.game).measures)


def _executor(runner: Runner, jobs: int) -> Executor:
    if runner.kernel is None:
        return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    return ThreadPoolExecutor(jobs)


def _chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)
