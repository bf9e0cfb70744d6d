"""Simulations of Flip 7 on the kernels: which bots have one, and their games by numbers."""

from pathlib import Path
from typing import Final

import numpy as np

from volteface.lab import tally as into
from volteface.lab.answers import LINES, load_answers
from volteface.lab.fast.compiled import Vector
from volteface.lab.fast.flip7 import policies
from volteface.lab.fast.flip7.bridge import new_table
from volteface.lab.fast.flip7.many import MEASURED, play_many
from volteface.lab.fast.flip7.memory import NO_ANSWERS, PLACES, new_memory
from volteface.lab.fast.flip7.problem import FARTHEST
from volteface.lab.simulation import Simulation

CHUNK: Final = 4096  # games: some hundredths of a second
SLOW_CHUNK: Final = 128  # the same where rounds are solved
AHEAD: Final = ("1", "2", "3")  # cards that a solver in a hurry may look ahead
TABLE: Final = "table:"  # and the file of its answers
PLAIN: Final = {
    "counter": (policies.COUNTER, 0),
    "random": (policies.RANDOM, 0),
    "solver": (policies.SOLVER, FARTHEST),
}


class Flip7Runner:
    """Plays a simulation's games by their numbers, in threads that share nothing."""

    kernel: str | None = "play_many"

    def __init__(self, simulation: Simulation, seated: list[tuple[int, int]]) -> None:
        self.simulation = simulation
        self.rules = simulation.rules()
        cells = [cell for policy in seated for cell in policy]
        self.bots = np.array([*cells, int(simulation.moves_on)], dtype=np.int64)
        solves = any(policy == policies.SOLVER for policy, _ in seated)
        self.places = PLACES if solves else 1
        self.answers = _tables(simulation.bots)
        self.chunk = SLOW_CHUNK if solves else CHUNK

    def play(self, first: int, games: int) -> Vector:
        """The tally of the games with these numbers."""
        seats = len(self.simulation.bots)
        tally = np.zeros(into.length(seats, MEASURED), dtype=np.int64)
        table = new_table(self.rules, seats)
        memory = new_memory(self.places, self.answers)
        play_many(table, self.bots, tally, *memory, self.simulation.seed, first, games)
        return tally


def runner_for(simulation: Simulation) -> Flip7Runner | None:
    """The kernels for a simulation, if every one of its bots has one."""
    tables = [bot for bot in simulation.bots if bot.startswith(TABLE)]
    seated = [
        (policies.TABLE, LINES * tables.index(bot)) if bot in tables else policy_of(bot) for bot in simulation.bots
    ]
    return Flip7Runner(simulation, [policy for policy in seated if policy]) if all(seated) else None


def _tables(bots: tuple[str, ...]) -> Vector:
    """The answers of all table-driven bots, one table after the other."""
    files = [Path(bot.removeprefix(TABLE)) for bot in bots if bot.startswith(TABLE)]
    return np.concatenate([load_answers(file) for file in files]) if files else NO_ANSWERS


def policy_of(bot: str) -> tuple[int, int] | None:
    """The policy and the parameter that play as a bot does."""
    kind, _, argument = bot.partition(":")
    if kind == "threshold" and argument.isdecimal():
        return policies.THRESHOLD, int(argument)
    if kind == "solver" and argument in AHEAD:
        return policies.SOLVER, int(argument)
    return PLAIN.get(bot)
