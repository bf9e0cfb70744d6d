"""Plays a simulation on all cores and adds its games up."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, Protocol

import numpy as np
from msgspec import Struct

from volteface.lab import tally as into
from volteface.lab.fast.flip7.runner import runner_for as flip7
from volteface.lab.readable import ReadableRunner
from volteface.lab.simulation import Simulation, check
from volteface.lab.subjects import subject_of


class Runner(Protocol):
    """Plays the games of a simulation by their numbers."""

    chunk: int  # games that are played at one go
    in_processes: bool  # the games need a process each, or threads will do

    def play(self, first: int, games: int) -> Any:
        """The tally of the games with these numbers."""


class Result(Struct, frozen=True):
    """What all games added up to."""

    simulation: Simulation
    tally: tuple[int, ...]
    seconds: float  # of playing, without starting up
    jobs: int
    kernel: bool  # played by the kernels


KERNELS: Final[dict[str, Callable[[Simulation], Runner | None]]] = {"flip7": flip7}


def find_runner(simulation: Simulation) -> Runner:
    """The kernels where every bot has one, the readable engine where one has not."""
    make = KERNELS.get(simulation.game)
    return (make(simulation) if make else None) or ReadableRunner(simulation)


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
    return Result(simulation, tuple(total.tolist()), seconds, jobs, kernel=not runner.in_processes)


def _measures(simulation: Simulation) -> int:
    return len(subject_of(simulation.game).measures)


def _executor(runner: Runner, jobs: int) -> Executor:
    if runner.in_processes:
        return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    return ThreadPoolExecutor(jobs)


def _chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)
