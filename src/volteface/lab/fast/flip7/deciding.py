"""Whether to hit, worked out only as far as it has to be, as compiled code."""

from volteface.lab.fast.compiled import Cells, Reals, inner
from volteface.lab.fast.flip7.solving import (
    AT_LEAST,
    AT_MOST,
    CARDS,
    DEPTH,
    EXACT,
    FAR,
    STACK,
    describe,
    hit_value,
    opening,
    stay_value,
)


@inner
def is_hit_better(problem: Cells, keys: Cells, values: Reals, far: int) -> bool:
    """Whether to hit on the line that is asked about: looks ahead only as far as it has to.

    Where so many cards ahead do not settle it, the round is solved if `far` is EXACT; otherwise one stays.
    """
    describe(problem, STACK, opening(problem))
    stay = float(stay_value(problem, STACK))
    if problem[STACK + CARDS] == 0:
        return False
    looks = 2 * min(far, FAR)
    for look in range(looks + (far == EXACT)):
        is_bound = look % 2 == 1
        problem[STACK + DEPTH] = EXACT if look == looks else 1 + look // 2 + (AT_MOST if is_bound else AT_LEAST)
        hit = hit_value(problem, keys, values, STACK)
        if (hit <= stay) if is_bound else (hit > stay):
            return not is_bound
    return False
