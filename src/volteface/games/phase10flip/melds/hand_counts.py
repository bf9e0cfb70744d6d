"""A hand counted with bit sets, which the lay-down search works on.

A suit is what a run is made from: on the COLOUR side one of the four colours, on the INTENSE side all faces together.
Bit n stands for the number n, so a set of different numbers is one integer.
"""

from collections.abc import Sequence
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
    """Return a face's suit and its number as a bit; a star has no bit."""
    colour, number = colour_of(face), number_of(face)
    return (0 if colour is None else SUITS.index(colour), 0 if number is None else 1 << number)


COLOUR_CELLS: Final[Cells] = {face: _cell(face) for face in COLOUR_FACES}
INTENSE_CELLS: Final[Cells] = {face: _cell(face) for face in INTENSE_FACES}


class HandCounts(Struct):
    """How many cards of each suit and number a hand holds."""

    once: list[Bits]  # by suit: the numbers held at least once
    twice: list[Bits]  # by suit: the numbers held at least twice
    stars: list[int]  # by suit
    held: list[Bits]  # by n: the numbers of which the whole hand holds at least n cards
    all_stars: int


def count_hand(faces: Sequence[Face]) -> HandCounts:
    """Count a hand; raises `InvalidInput` unless its faces are all of one side."""
    cells = INTENSE_CELLS if faces and faces[0] in INTENSE_CELLS else COLOUR_CELLS
    suits = 1 if cells is INTENSE_CELLS else 4
    once, twice, stars = [0] * suits, [0] * suits, [0] * suits
    held = [ALL_NUMBERS] + [0] * (len(faces) + 2)
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
            copies = 1
            while held[copies] & bit:
                copies += 1
            held[copies] |= bit
    except KeyError as error:
        raise InvalidInput(f"A hand shows faces of one side; {error.args[0]} does not belong to it.") from error
    return HandCounts(once, twice, stars, held, sum(stars))


def held_after(held: list[Bits], copies: int, taken: Bits) -> Bits:
    """Return the numbers held at least that often once one card of each taken number is gone."""
    if copies == 0:
        return ALL_NUMBERS
    return (held[copies] & ~taken) | (held[copies + 1] & taken)


def two_largest(held: list[Bits], taken: Bits) -> tuple[int, int]:
    """Return the two largest counts of one number, for two different numbers, once the taken ones are gone."""
    most = second = 0
    copies = 1
    while left := (held[copies] & ~taken) | (held[copies + 1] & taken):
        most = copies
        if left & (left - 1):
            second = copies
        copies += 1
    return most, second
