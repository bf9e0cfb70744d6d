"""A hand counted for the solver: its numbers as bits, suit by suit and over the whole hand.

A suit is what a run is made from: on the COLOUR side one of the four colours, on the INTENSE side all faces together.
Bit n stands for the number n, so a set of different numbers is one integer.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from volteface.games.phase10flip.cards import (
    COLOUR_FACES,
    INTENSE_FACES,
    NUMBERS,
    Colour,
    Face,
    colour_of,
    number_of,
    points_of,
    read_face,
)
from volteface.kernel.errors import InvalidInput

Bits: TypeAlias = int  # a set of different numbers
Cells: TypeAlias = dict[Face, tuple[int, Bits]]

ALL_NUMBERS: Final[Bits] = sum(1 << number for number in NUMBERS)
TEN_POINTS: Final[Bits] = sum(1 << number for number in NUMBERS if points_of(read_face(str(number))) == 10)

SUITS: Final = tuple(Colour)


def _cell(face: Face) -> tuple[int, Bits]:
    """A face's suit and its number as a bit; a star has no bit."""
    colour, number = colour_of(face), number_of(face)
    return (0 if colour is None else SUITS.index(colour), 0 if number is None else 1 << number)


COLOUR_CELLS: Final[Cells] = {face: _cell(face) for face in COLOUR_FACES}
INTENSE_CELLS: Final[Cells] = {face: _cell(face) for face in INTENSE_FACES}


class Tally(Struct):
    """How often a hand holds what."""

    once: list[Bits]  # by suit: the numbers held at least once
    twice: list[Bits]  # by suit: the numbers held at least twice
    stars: list[int]  # by suit
    levels: list[Bits]  # by count: the numbers held at least so often in the whole hand
    all_stars: int


def count(faces: Sequence[Face]) -> Tally:
    """Count a hand, whose faces are all of one side."""
    cells = INTENSE_CELLS if faces and faces[0] in INTENSE_CELLS else COLOUR_CELLS
    suits = 1 if cells is INTENSE_CELLS else 4
    once, twice, stars = [0] * suits, [0] * suits, [0] * suits
    levels = [ALL_NUMBERS] + [0] * (len(faces) + 2)
    try:
        for face in faces:
            suit, bit = cells[face]
            if not bit:
                stars[suit] += 1
                continue
            if once[suit] & bit:
                twice[suit] |= bit
            else:
                once[suit] |= bit
            level = 1
            while levels[level] & bit:
                level += 1
            levels[level] |= bit
    except KeyError as error:
        raise InvalidInput(f"A hand shows faces of one side; {error.args[0]} does not belong to it.") from error
    return Tally(once, twice, stars, levels, sum(stars))


def left_at(levels: list[Bits], count: int, taken: Bits) -> Bits:
    """The numbers held at least so often after one card of each taken number is gone."""
    if count == 0:
        return ALL_NUMBERS
    return (levels[count] & ~taken) | (levels[count + 1] & taken)


def two_largest(levels: list[Bits], taken: Bits) -> tuple[int, int]:
    """After the same taking: how many cards of one number there are at most, and how many of another one."""
    most = second = 0
    level = 1
    while left := (levels[level] & ~taken) | (levels[level + 1] & taken):
        most = level
        if left & (left - 1):
            second = level
        level += 1
    return most, second


def numbers_in(bits: Bits) -> Iterable[int]:
    """The numbers of a set, upwards."""
    return (number for number in NUMBERS if bits >> number & 1)
