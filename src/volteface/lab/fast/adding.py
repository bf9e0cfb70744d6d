"""Adds a finished game to a tally, as compiled code."""

from volteface.lab import tally as into
from volteface.lab.fast.compiled import Cells, inlined


@inlined
def add_game(tally: Cells, rounds: int, winners: int) -> None:
    """One more game, of so many rounds, won by this group of seats."""
    tally[into.GAMES] += 1
    tally[into.ROUNDS] += rounds
    tally[into.ROUNDS_SQUARED] += rounds * rounds
    if winners == 0:
        tally[into.UNDECIDED] += 1
    elif winners & (winners - 1):
        tally[into.SHARED] += 1


@inlined
def add_measure(tally: Cells, place: int, value: int, rounds: int) -> None:
    """A bot's measure of one game."""
    tally[place] += value
    tally[place + 1] += value * value
    tally[place + 2] += value * rounds
