"""Strategy tables for Flip 7: hit or stay for every possible line, read from a NumPy file.

A table has one integer for each line; anything but 0 means hit. The index of a line is made of bits: the numbers held,
then six for the modifiers (+2, +4, +6, +8, +10, x2), then one for a Second Chance.
"""

from pathlib import Path
from typing import Final

import numpy as np

from volteface.kernel import InvalidInput
from volteface.lab.engine.compiler import IntArray
from volteface.lab.engine.flip7 import layout as at

MODIFIERS: Final = at.KINDS - at.FIRST_MODIFIER
LINES: Final = 1 << (at.NUMBERS + MODIFIERS + 1)


def load_strategy(file: Path) -> IntArray:
    """Read a strategy table; raises `InvalidInput`."""
    try:
        table = np.load(file, allow_pickle=False)
    except (OSError, ValueError) as error:
        said = InvalidInput(f"{file} is not a strategy table: {error}.")
        raise said.explained("problem-no-strategy", file=str(file), reason=error) from error
    if table.shape != (LINES,) or table.dtype.kind not in "biu":
        said = InvalidInput(f"{file} is not a strategy table: it needs one row of {LINES} integers.")
        raise said.explained("problem-strategy-shape", file=str(file), most=LINES)
    strategy: IntArray = table.astype(np.int64)
    return strategy
