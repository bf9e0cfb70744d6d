"""Parallel test workers wait for one of them to compile the kernels, instead of all compiling the same ones."""

import fcntl
import os
from random import Random

import pytest

from volteface.bots import find_bot
from volteface.games.flip7 import GAME as FLIP7
from volteface.games.flip7.cards import pile_of
from volteface.games.flip7.state import Line
from volteface.games.phase10flip import GAME as PHASE10FLIP
from volteface.lab.engine.kernel_cache import cache_root
from volteface.lab.simulate.run import find_runner
from volteface.lab.simulate.simulation import Simulation
from volteface.lab.solver.solver import Solver

from .mirror import flip7, phase10flip


@pytest.fixture(scope="session", autouse=True)
def compiled_kernels() -> None:
    """Load the large kernels, which compiles them if the cache is cold; a worker that is alone compiles on demand."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return
    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for game, edition, bot in (("flip7", "en", "counter"), ("phase10flip", "fr", "greedy")):
            find_runner(Simulation(game, edition, (bot,) * 3, 1, 0)).play(0, 0)
        Solver().solve(Line(numbers=(1, 2, 3, 4)), pile_of(["5"]), FLIP7.rules("en"))
        mirror = flip7.Mirror(FLIP7.start(FLIP7.rules("en"), 3))
        mirror.make(FLIP7.offers(mirror.state)[0])
        mirror.advance({0: find_bot("flip7", "threshold:0", Random())})
        phase10flip.Mirror(PHASE10FLIP.start(PHASE10FLIP.rules("fr"), 3)).advance()
