"""Simulations of Flip 7 on the kernels: which bots have one, and their games by numbers."""

from typing import Final

import numpy as np

from volteface.lab import tally as into
from volteface.lab.fast.compiled import Vector
from volteface.lab.fast.flip7 import policies
from volteface.lab.fast.flip7.bridge import new_table
from volteface.lab.fast.flip7.many import MEASURED, play_many
from volteface.lab.simulation import Simulation

CHUNK: Final = 4096  # games: some hundredths of a second


class Flip7Runner:
    """Plays a simulation's games by their numbers, in threads that share nothing."""

    chunk = CHUNK
    in_processes = False

    def __init__(self, simulation: Simulation, seated: list[tuple[int, int]]) -> None:
        self.simulation = simulation
        self.rules = simulation.rules()
        cells = [cell for policy in seated for cell in policy]
        self.bots = np.array([*cells, int(simulation.moves_on)], dtype=np.int64)
        self.answers = np.zeros(1, dtype=np.int64)

    def play(self, first: int, games: int) -> Vector:
        """The tally of the games with these numbers."""
        seats = len(self.simulation.bots)
        tally = np.zeros(into.length(seats, MEASURED), dtype=np.int64)
        table = new_table(self.rules, seats)
        play_many(table, self.answers, self.bots, tally, self.simulation.seed, first, games)
        return tally


def runner_for(simulation: Simulation) -> Flip7Runner | None:
    """The kernels for a simulation, if every one of its bots has one."""
    seated = [policy_of(bot) for bot in simulation.bots]
    return Flip7Runner(simulation, [policy for policy in seated if policy]) if all(seated) else None


def policy_of(bot: str) -> tuple[int, int] | None:
    """The policy and the parameter that play as a bot does."""
    kind, _, argument = bot.partition(":")
    if kind == "threshold" and argument.isdecimal():
        return policies.THRESHOLD, int(argument)
    return {"counter": (policies.COUNTER, 0), "random": (policies.RANDOM, 0)}.get(bot)
