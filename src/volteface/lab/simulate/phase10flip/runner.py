"""Simulations of Phase 10 FLIP! on the kernels, for tables of `greedy` bots."""

from typing import Final

import numpy as np

from volteface.games.phase10flip import GAME
from volteface.kernel import InvalidInput
from volteface.lab.engine.compiler import IntArray
from volteface.lab.engine.phase10flip.encoding import new_table
from volteface.lab.simulate import totals
from volteface.lab.simulate.phase10flip.batch import MEASURES, play_games
from volteface.lab.simulate.phase10flip.play import MOST_ROUNDS
from volteface.lab.simulate.simulation import Simulation

CHUNK: Final = 64  # games: some hundredths of a second
POLICY: Final = "greedy"


class Phase10FlipRunner:
    """Plays ranges of a simulation's games; threads may share it."""

    chunk = CHUNK
    is_compiled = True

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.table = new_table(GAME.start(simulation.rules(), len(simulation.bots)))

    def play(self, first: int, games: int) -> IntArray:
        """Play the games with these numbers; returns their totals."""
        simulation = self.simulation
        sums = np.zeros(totals.length(len(simulation.bots), MEASURES), dtype=np.int64)
        play_games(self.table.copy(), sums, simulation.moves_on, simulation.seed, first, games)
        if sums[totals.UNFINISHED]:
            said = InvalidInput(f"By these rules, a game did not end within {MOST_ROUNDS:,} rounds.")
            raise said.explained("problem-long-game", most=MOST_ROUNDS)
        return sums


def find_runner(simulation: Simulation) -> Phase10FlipRunner | None:
    """A runner on the kernels, if every bot is `greedy`."""
    return Phase10FlipRunner(simulation) if set(simulation.bots) == {POLICY} else None
