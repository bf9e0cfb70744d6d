"""Kernels that only tests call: the solver's bounds, and a search of limited depth.

A compiled function that Python calls directly is compiled in every run; a kernel is cached.
"""

from volteface.lab.engine.compiler import FloatArray, IntArray, float_pointer, int64, int_pointer, kernel
from volteface.lab.solver.decide import is_hit_better
from volteface.lab.solver.gain_bounds import gain_at_least, gain_at_most
from volteface.lab.solver.position import describe, opening
from volteface.lab.solver.problem import SCRATCH, STACK
from volteface.lab.solver.transposition_table import sums_start

HERE = int64(STACK)


@kernel
def gain_bounds(problem: IntArray, values: FloatArray) -> tuple[float, float]:
    """The lower and the upper bound of the gain of the line to solve."""
    asked, work = int_pointer(problem), float_pointer(values)
    describe(asked, HERE, opening(asked))
    return gain_at_least(asked, HERE), gain_at_most(asked, work, sums_start(asked) + SCRATCH, HERE)


@kernel
def decide_within(problem: IntArray, keys: IntArray, values: FloatArray, depth: int) -> bool:
    """Whether a search of this depth says hit."""
    return is_hit_better(int_pointer(problem), int_pointer(keys), float_pointer(values), depth)
