"""Kernels that only tests and benchmarks call: single moves of Phase 10 FLIP!, and lay-downs of single hands."""

from volteface.lab.engine.compiler import IntArray, int_pointer, kernel
from volteface.lab.engine.phase10flip import melds
from volteface.lab.engine.phase10flip.play import make
from volteface.lab.simulate.phase10flip.play import choose


@kernel
def make_move(array: IntArray, move: int) -> None:
    """Make a legal move."""
    make(int_pointer(array), move)


@kernel
def choose_and_make(array: IntArray) -> int:
    """Make the next move, random for the Dealer and by policy for a seat; returns the move."""
    move = choose(int_pointer(array))
    make(int_pointer(array), move)
    return move


@kernel
def can_lay(hand: IntArray, cards: int, work: IntArray) -> bool:
    """Whether the first `cards` faces of a hand hold the phase."""
    melds.count(int_pointer(hand), 0, cards, int_pointer(work))
    return melds.fits(int_pointer(work), melds.NONE)


@kernel
def cards_short(hand: IntArray, cards: int, work: IntArray) -> int:
    """The fewest faces of the same side that the hand lacks."""
    return melds.short_of(int_pointer(hand), 0, cards, int_pointer(work))


@kernel
def points_of(hand: IntArray, cards: int) -> int:
    """The points of the first `cards` faces of a hand."""
    total = 0
    for index in range(cards):
        total += melds.points_of_number(hand[index] % melds.SUIT)
    return total


@kernel
def count_layable(hands: IntArray, size: int, work: IntArray) -> int:
    """How many of the hands of this size, one after the other, hold the phase."""
    layable, faces, counts = 0, int_pointer(hands), int_pointer(work)
    for first in range(0, len(hands), size):
        melds.count(faces, first, size, counts)
        layable += melds.fits(counts, melds.NONE)
    return layable
