"""The vectors that policies look up answers in, or solve positions in, and where a position lies in them."""

from typing import Final, TypeAlias

import numpy as np

from volteface.lab.fast.compiled import Cells, Fractions, Vector, inlined, inner
from volteface.lab.fast.flip7 import problem as of
from volteface.lab.fast.flip7.surplus import WORKPLACE

PLACES: Final = 1 << 18  # room for any line of three numbers
WIDEST: Final = 2  # cells of each vector that a position may take
NO_ANSWERS: Final = np.zeros(1, dtype=np.int64)
Workplace: TypeAlias = tuple[Vector, Vector, Vector, Fractions]
PROBES: Final = 32
SPREAD: Final = 0x1E3779B97F4A7C15  # any odd number whose bits look random


def new_memory(places: int = PLACES, answers: Vector = NO_ANSWERS) -> Workplace:
    """A table of answers, a problem, and the memory of positions; places are a power of two."""
    problem = np.zeros(of.PROBLEM, dtype=np.int64)
    problem[of.PLACES] = places - 1
    keys, values = np.zeros(WIDEST * places, dtype=np.int64), np.zeros(WIDEST * places + of.WORK + WORKPLACE)
    return answers, problem, keys, values


@inlined
def room_of(problem: Cells) -> int:
    """Where the values behind the memory of positions begin."""
    return WIDEST * (problem[of.PLACES] + 1)


@inlined
def key_of(problem: Cells, position: int) -> int:
    """A position of this problem, and no other, as one number."""
    return (problem[of.QUESTION] << of.POSITION_BITS) | position


@inner
def find(problem: Cells, keys: Cells, key: int, width: int) -> int:
    """Where the memory holds this position, or may: where nothing of this problem lies, or the last place tried.

    A position takes so many cells; the first holds its key.
    """
    last = problem[of.PLACES]
    place = ((key * SPREAD) >> 20) & last
    for _ in range(PROBES):
        met = keys[width * place]
        if met == key or (met >> of.POSITION_BITS) != problem[of.QUESTION]:
            break
        place = (place + 1) & last
    return width * place
