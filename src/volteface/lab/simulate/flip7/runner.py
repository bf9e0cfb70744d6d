"""Simulations of Flip 7 on the kernels, for bots that have a policy there."""

from pathlib import Path
from typing import Final

import numpy as np

from volteface.bots.flip7.bots import read_threshold
from volteface.lab.engine.compiler import IntArray
from volteface.lab.engine.flip7.rules import new_table
from volteface.lab.simulate import totals
from volteface.lab.simulate.flip7 import policies
from volteface.lab.simulate.flip7.batch import MEASURES, play_games
from volteface.lab.simulate.flip7.strategy_table import LINES, load_strategy
from volteface.lab.simulate.simulation import Simulation
from volteface.lab.solver.problem import FULL_DEPTH
from volteface.lab.solver.transposition_table import NO_STRATEGY, SLOTS, new_workspace

CHUNK: Final = 4096  # games: some hundredths of a second
SLOW_CHUNK: Final = 128  # the same for bots that search
DEPTHS: Final = ("1", "2", "3")  # of a solver with a limited search
TABLE: Final = "table:"  # followed by the file of its strategy table
WITHOUT_ARGUMENT: Final = {
    "counter": (policies.COUNTER, 0),
    "random": (policies.RANDOM, 0),
    "solver": (policies.SOLVER, FULL_DEPTH),
}


class Flip7Runner:
    """Plays ranges of a simulation's games; threads may share it."""

    is_compiled = True

    def __init__(self, simulation: Simulation, seated: list[tuple[int, int]]) -> None:
        self.simulation = simulation
        self.rules = simulation.rules()
        cells = [cell for policy in seated for cell in policy]
        self.bots = np.array([*cells, int(simulation.moves_on)], dtype=np.int64)
        searches = any(policy == policies.SOLVER for policy, _ in seated)
        self.slots = SLOTS if searches else 1
        self.strategies = _strategies(simulation.bots)
        self.chunk = SLOW_CHUNK if searches else CHUNK

    def play(self, first: int, games: int) -> IntArray:
        """Play the games with these numbers; returns their totals."""
        seats = len(self.simulation.bots)
        sums = np.zeros(totals.length(seats, MEASURES), dtype=np.int64)
        table, workspace = new_table(self.rules, seats), new_workspace(self.slots, self.strategies)
        play_games(table, self.bots, sums, *workspace, self.simulation.seed, first, games)
        return sums


def find_runner(simulation: Simulation) -> Flip7Runner | None:
    """A runner on the kernels, if every bot has a policy there."""
    tables = [bot for bot in simulation.bots if bot.startswith(TABLE)]
    seated = [
        (policies.TABLE, LINES * tables.index(bot)) if bot in tables else policy_of(bot) for bot in simulation.bots
    ]
    return Flip7Runner(simulation, [policy for policy in seated if policy]) if all(seated) else None


def _strategies(bots: tuple[str, ...]) -> IntArray:
    """The strategy tables of all bots that have one, concatenated."""
    files = [Path(bot.removeprefix(TABLE)) for bot in bots if bot.startswith(TABLE)]
    return np.concatenate([load_strategy(file) for file in files]) if files else NO_STRATEGY


def policy_of(bot: str) -> tuple[int, int] | None:
    """The policy and the parameter that play as this bot does, if there is one."""
    kind, _, argument = bot.partition(":")
    if kind == "threshold":
        return policies.THRESHOLD, read_threshold(argument or None)
    if kind == "solver" and argument in DEPTHS:
        return policies.SOLVER, int(argument)
    return WITHOUT_ARGUMENT.get(bot)
