"""The bot `solver`, which plays Flip 7 by the exact solver."""

from random import Random
from typing import Final

from volteface.bots.bot import Bot, BotMaker, refuse_argument
from volteface.bots.flip7.targets import aim_by_odds
from volteface.games.flip7.moves import HIT, STAY, Move
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.view import View, state_of
from volteface.lab.solver.solver import Solver


class SolverBot:
    """Hits while the solver says so; chooses targets by the odds of the next card."""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver

    def choose(self, view: View, offers: tuple[Move, ...]) -> Move:
        """The move with the most expected points in this round."""
        if view.choice is not None:
            return aim_by_odds(view, offers)
        if STAY not in offers:
            return HIT
        line, pile = view.lines[view.seat], drawable(state_of(view))
        if next_card_odds(line, pile, view.rules).gain() > 0:  # a hit for one card alone is worth it
            return HIT
        return HIT if self.solver.hits(line, pile, view.rules) else STAY


def make_solver(argument: str | None, generator: Random) -> Bot:
    """Make the bot `solver`, which takes no argument."""
    refuse_argument("solver", argument)
    return SolverBot(Solver())


BOTS: Final[dict[str, BotMaker]] = {"solver": make_solver}
