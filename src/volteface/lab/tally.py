"""What many games add up to: whole numbers only, so that the order of adding changes nothing.

A tally begins with sums over games; then comes, for each bot, its wins by seat and three sums for each measure: of the
measure itself, of its square, and of it times the rounds of its game. A measure is counted once a game, such as busts.
"""

from typing import Final

HEAD: Final = 8
GAMES: Final = 0
ROUNDS: Final = 1
ROUNDS_SQUARED: Final = 2
UNDECIDED: Final = 3  # games that nobody won
SHARED: Final = 4  # games that several won
TROUBLE: Final = 5  # games that could not be played to their end
SUMS: Final = 3


def length(bots: int, measures: int) -> int:
    """How many cells the tally of so many bots has, at as many seats."""
    return HEAD + bots * part(bots, measures)


def part(bots: int, measures: int) -> int:
    """How many cells one bot has in it."""
    return bots + SUMS * measures
