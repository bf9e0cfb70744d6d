"""Whether to hit, worked out only as far as it has to be, as compiled code."""

from typing import Final

from volteface.lab.fast.compiled import Cells, Fractions, Reals, Vector, cells, kept, kernel, plain, reals
from volteface.lab.fast.flip7 import problem as of
from volteface.lab.fast.flip7.looking import HIGH_SUM, LOW_SUM, look_ahead
from volteface.lab.fast.flip7.memory import room_of
from volteface.lab.fast.flip7.position import describe, opening, stay_value

A_TRIFLE: Final = 1e-9  # so much more than staying is no more: fractions are not exact
FARTHEST: Final = plain(of.FARTHEST)


@kept
def is_hit_better(problem: Cells, keys: Cells, values: Reals, far: int) -> bool:
    """Whether to hit on the line that is asked about: looks one card further until both bounds agree.

    Where so many cards ahead do not settle it, one stays. FARTHEST settles everything: at the end of all lines both
    bounds are the same.
    """
    describe(problem, of.STACK, opening(problem))
    stay = (stay_value(problem, of.STACK) + A_TRIFLE) * problem[of.STACK + of.CARDS]
    if problem[of.STACK + of.CARDS] == 0:
        return False
    sums = room_of(problem)
    for ahead in range(1, far + 1):
        look_ahead(problem, keys, values, ahead)
        if values[sums + LOW_SUM] > stay:
            return True
        if values[sums + HIGH_SUM] <= stay:
            return False
    return False


@kernel
def decide(problem: Vector, keys: Vector, values: Fractions) -> bool:
    """Whether hitting is best on the line that was posed."""
    return is_hit_better(cells(problem), cells(keys), reals(values), FARTHEST)
