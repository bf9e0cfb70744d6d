"""The vectors that policies look up answers in, or solve positions in."""

from typing import Final, TypeAlias

import numpy as np

from volteface.lab.fast.compiled import Fractions, Vector
from volteface.lab.fast.flip7 import solving

PLACES: Final = 1 << 18  # room for any line of three numbers
NO_ANSWERS: Final = np.zeros(1, dtype=np.int64)
Workplace: TypeAlias = tuple[Vector, Vector, Vector, Fractions]


def new_memory(places: int = PLACES, answers: Vector = NO_ANSWERS) -> Workplace:
    """A table of answers, a problem, and the memory of positions; places are a power of two."""
    problem = np.zeros(solving.PROBLEM, dtype=np.int64)
    problem[solving.PLACES] = places - 1
    return answers, problem, np.zeros(places, dtype=np.int64), np.zeros(places + solving.DEEPEST, dtype=np.float64)
