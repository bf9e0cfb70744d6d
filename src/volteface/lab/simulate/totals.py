"""Totals over many games as one array of integers, so that the order of adding does not matter.

An array begins with sums over games. Then come, for each bot, its wins by seat and three sums for each measure: of the
measure, of its square, and of its product with the rounds of the game. A measure is counted once a game, such as busts.

The functions that add a game run as they are in the Python runner; the kernels compile them.
"""

from typing import Final, Protocol

HEAD: Final = 8
GAMES: Final = 0
ROUNDS: Final = 1
ROUNDS_SQUARED: Final = 2
UNDECIDED: Final = 3  # games that nobody won
SHARED: Final = 4  # games with several winners
UNFINISHED: Final = 5  # games that could not be played to their end
SUMS: Final = 3


class Sums(Protocol):
    """An array of integers, or a pointer to one."""

    def __getitem__(self, index: int) -> int:
        """Read a cell."""

    def __setitem__(self, index: int, number: int) -> None:
        """Write a cell."""


def length(bots: int, measures: int) -> int:
    """The length of the array for this many bots."""
    return HEAD + bots * bot_length(bots, measures)


def bot_length(bots: int, measures: int) -> int:
    """How many cells one bot has in it."""
    return bots + SUMS * measures


def add_game(sums: Sums, rounds: int, winners: int) -> None:
    """Add a game to the sums over games; the winners are a mask of seats."""
    sums[GAMES] += 1
    sums[ROUNDS] += rounds
    sums[ROUNDS_SQUARED] += rounds * rounds
    if winners == 0:
        sums[UNDECIDED] += 1
    elif winners & (winners - 1):
        sums[SHARED] += 1


def add_measure(sums: Sums, cell: int, value: int, rounds: int) -> None:
    """Add a measure of one game to its three sums."""
    sums[cell] += value
    sums[cell + 1] += value * value
    sums[cell + 2] += value * rounds
