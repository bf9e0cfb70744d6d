"""Simulations of Phase 10 FLIP! on the kernels: which bots have one, and their games by numbers."""

from typing import Final

import numpy as np

from volteface.games.phase10flip import GAME
from volteface.kernel import InvalidInput
from volteface.lab import tally as into
from volteface.lab.fast.compiled import Vector
from volteface.lab.fast.phase10flip.many import MEASURED, play_many_rounds
from volteface.lab.fast.phase10flip.play import MOST_ROUNDS
from volteface.lab.fast.phase10flip.positions import load
from volteface.lab.simulation import Simulation

CHUNK: Final = 64  # games: some hundredths of a second
POLICY: Final = "greedy"


class Phase10FlipRunner:
    """Plays a simulation's games by their numbers, in threads that share nothing."""

    chunk = CHUNK
    kernel: str | None = "play_many_rounds"

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.table = load(GAME.start(simulation.rules(), len(simulation.bots)))

    def play(self, first: int, games: int) -> Vector:
        """The tally of the games with these numbers."""
        simulation = self.simulation
        tally = np.zeros(into.length(len(simulation.bots), MEASURED), dtype=np.int64)
        play_many_rounds(self.table.copy(), tally, simulation.moves_on, simulation.seed, first, games)
        if tally[into.TROUBLE]:
            raise InvalidInput(f"By these rules, a game did not end within {MOST_ROUNDS:,} rounds.")
        return tally


def runner_for(simulation: Simulation) -> Phase10FlipRunner | None:
    """The kernels for a simulation, if every one of its bots has one."""
    return Phase10FlipRunner(simulation) if set(simulation.bots) == {POLICY} else None
