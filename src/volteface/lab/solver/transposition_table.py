"""The transposition table: values of positions that were searched before.

It is a hash table with linear probing. An entry of an earlier problem counts as empty, so nothing has to be cleared.
"""

from typing import Final, TypeAlias

import numpy as np

from volteface.lab.engine.compiler import FloatArray, IntArray, IntPointer, jit, jit_inline
from volteface.lab.solver import problem as of
from volteface.lab.solver.gain_bounds import SCRATCH_SIZE

SLOTS: Final = 1 << 18  # enough for any line of three numbers
WIDEST: Final = 2  # cells that an entry may have
NO_STRATEGY: Final = np.zeros(1, dtype=np.int64)
Workspace: TypeAlias = tuple[IntArray, IntArray, IntArray, FloatArray]
PROBES: Final = 32
HASH_FACTOR: Final = 0x1E3779B97F4A7C15  # for multiplicative hashing


def new_workspace(slots: int = SLOTS, strategies: IntArray = NO_STRATEGY) -> Workspace:
    """Strategy tables, an empty problem, and the keys and values of an empty table; slots are a power of two."""
    problem = np.zeros(of.PROBLEM, dtype=np.int64)
    problem[of.SLOT_MASK] = slots - 1
    keys, values = np.zeros(WIDEST * slots, dtype=np.int64), np.zeros(WIDEST * slots + of.SCRATCH + SCRATCH_SIZE)
    return strategies, problem, keys, values


@jit_inline
def sums_start(problem: IntPointer) -> int:
    """The index of the first sum behind the values of the table."""
    return WIDEST * (problem[of.SLOT_MASK] + 1)


@jit_inline
def key_of(problem: IntPointer, position: int) -> int:
    """The key of a position: its integer below the generation of the problem."""
    return (problem[of.GENERATION] << of.POSITION_BITS) | position


@jit
def find(problem: IntPointer, keys: IntPointer, key: int, width: int) -> int:
    """The index of this key's entry, or of the one to overwrite: the first empty one, or the last one probed.

    An entry has `width` cells; the first holds its key.
    """
    mask = problem[of.SLOT_MASK]
    slot = ((key * HASH_FACTOR) >> 20) & mask
    for _ in range(PROBES):
        met = keys[width * slot]
        if met == key or (met >> of.POSITION_BITS) != problem[of.GENERATION]:
            break
        slot = (slot + 1) & mask
    return width * slot
