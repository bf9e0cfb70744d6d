"""Tables of answers for the table-driven policy of Flip 7: hit or stay for every line.

A table is a NumPy file with one number for each line: not 0 for a hit. A line's place is its numbers held as bits, then
the modifiers before it as six bits (+2, +4, +6, +8, +10, x2), then one bit for a Second Chance.
"""

from pathlib import Path
from typing import Final

import numpy as np

from volteface.kernel import InvalidInput
from volteface.lab.fast.compiled import Vector

LINES: Final = 1 << (13 + 6 + 1)


def load_answers(file: Path) -> Vector:
    """The answers in a file."""
    try:
        answers = np.load(file, allow_pickle=False)
    except (OSError, ValueError) as error:
        raise InvalidInput(f"{file} is no table of answers: {error}.") from error
    if answers.shape != (LINES,) or answers.dtype.kind not in "biu":
        raise InvalidInput(f"{file} is no table of answers: it needs {LINES} whole numbers in one row.")
    whole: Vector = answers.astype(np.int64)
    return whole
