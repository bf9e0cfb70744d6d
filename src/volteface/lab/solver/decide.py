"""Whether to hit, by iterative deepening until the bounds settle it, as kernels."""

from typing import Final

from volteface.lab.engine.compiler import (
    FloatArray,
    FloatPointer,
    IntArray,
    IntPointer,
    float_pointer,
    int64,
    int_pointer,
    jit_cached,
    kernel,
)
from volteface.lab.solver import problem as of
from volteface.lab.solver.position import describe, opening, stay_value
from volteface.lab.solver.search import HIGH_SUM, LOW_SUM, look_ahead
from volteface.lab.solver.transposition_table import sums_start

EPSILON: Final = 1e-9  # a smaller advantage over staying is rounding error
FULL_DEPTH: Final = int64(of.FULL_DEPTH)


@jit_cached
def is_hit_better(problem: IntPointer, keys: IntPointer, values: FloatPointer, depth: int) -> bool:
    """Whether hitting is best on the line to solve; stays if a search of that depth does not settle it.

    FULL_DEPTH settles everything: at the end of every line both bounds are the same.
    """
    describe(problem, of.STACK, opening(problem))
    stay = (stay_value(problem, of.STACK) + EPSILON) * problem[of.STACK + of.CARDS]
    if problem[of.STACK + of.CARDS] == 0:
        return False
    sums = sums_start(problem)
    for ahead in range(1, depth + 1):
        look_ahead(problem, keys, values, ahead)
        if values[sums + LOW_SUM] > stay:
            return True
        if values[sums + HIGH_SUM] <= stay:
            return False
    return False


@kernel
def decide(problem: IntArray, keys: IntArray, values: FloatArray) -> bool:
    """Whether hitting is best on the line to solve."""
    return is_hit_better(int_pointer(problem), int_pointer(keys), float_pointer(values), FULL_DEPTH)
