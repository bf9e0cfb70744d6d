"""How the assumed deck was made: a published, repeatable pairing of 104 COLOUR faces with 104 INTENSE faces.

The rulebook does not say which faces there are or which is on the back of which (rule 1.6), so this is a stand-in. The
faces are listed in order; the INTENSE faces are then shuffled (Fisher–Yates from the end, `j = x mod (i + 1)`)
by the Lehmer generator `x ← 48271 x mod (2³¹ − 1)`, started from the smallest seed that leaves no star on
the back of a star and no FLIP on the back of a FLIP. `deck.txt` holds the outcome; a test holds the two together.
"""

from collections.abc import Iterator
from itertools import count
from typing import Final

from volteface.games.phase10flip.cards import (
    FLIP_MARK,
    LETTERS,
    NUMBERS,
    STAR,
    Card,
    Face,
    has_flip,
    is_star,
    make_card,
    read_face,
)

MULTIPLIER: Final = 48271
MODULUS: Final = 2**31 - 1

# The first copy of these numbers bears a FLIP mark.
COLOUR_FLIPS: Final = {"r": {3, 9}, "y": {6, 12}, "g": {1, 7}, "b": {4, 10}}
INTENSE_FLIPS: Final = {2, 3, 5, 6, 8, 9, 11, 12}


def colour_faces() -> tuple[Face, ...]:
    """For each colour 1 to 12 twice and two stars: 104 faces."""
    return tuple(face for letter in LETTERS for face in _suit(letter, 2, 2, COLOUR_FLIPS[letter]))


def intense_faces() -> tuple[Face, ...]:
    """1 to 12 eight times and eight stars: 104 faces."""
    return _suit("", 8, 8, INTENSE_FLIPS)


def _suit(letter: str, copies: int, stars: int, flips: set[int]) -> tuple[Face, ...]:
    marked = [f"{number}{FLIP_MARK}" if number in flips else str(number) for number in NUMBERS]
    values = [*marked, *[str(number) for _ in range(copies - 1) for number in NUMBERS], *[STAR] * stars]
    return tuple(read_face(letter + value) for value in values)


def assumed_cards() -> tuple[Card, ...]:
    """The assumed deck, from the smallest seed whose pairing is good."""
    return next(cards for seed in count(1) if (cards := _pair(seed)))


def _pair(seed: int) -> tuple[Card, ...] | None:
    pairs = list(zip(colour_faces(), _shuffled(intense_faces(), seed), strict=True))
    if any(_clash(*pair) for pair in pairs):
        return None
    return tuple(make_card(*pair) for pair in pairs)


def _clash(colour: Face, intense: Face) -> bool:
    return (is_star(colour) and is_star(intense)) or (has_flip(colour) and has_flip(intense))


def _shuffled(faces: tuple[Face, ...], seed: int) -> list[Face]:
    shuffled, numbers = list(faces), _lehmer(seed)
    for last in range(len(shuffled) - 1, 0, -1):
        other = next(numbers) % (last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled


def _lehmer(seed: int) -> Iterator[int]:
    number = seed
    while True:
        number = number * MULTIPLIER % MODULUS
        yield number
