"""Whether to hit, worked out only as far as it has to be, as compiled code."""

from volteface.lab.fast.compiled import Cells, Reals, inner
from volteface.lab.fast.flip7.solving import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    FACTOR,
    FAR,
    HELD,
    PLUS,
    cards_in,
    duplicates,
    hit_value,
    opening,
    sum_of,
)


@inner
def is_hit_better(problem: Cells, keys: Cells, values: Reals, far: int) -> bool:
    """Whether to hit on the line that is asked about: looks ahead only as far as it has to.

    Where so many cards ahead do not settle it, the round is solved if `far` is EXACT; otherwise one stays.
    """
    position, held = opening(problem), problem[HELD]
    total, plus, factor = sum_of(held), problem[PLUS], problem[FACTOR]
    bust, cards = duplicates(problem), cards_in(problem)
    stay = float(total * factor + plus)
    if cards == 0:
        return False
    looks = 2 * min(far, FAR)
    for look in range(looks + (far == EXACT)):
        is_bound = look % 2 == 1
        depth = EXACT if look == looks else 1 + look // 2 + (AT_MOST if is_bound else AT_LEAST)
        hit = hit_value(problem, keys, values, position, total, plus, factor, bust, cards, depth)
        if (hit <= stay) if is_bound else (hit > stay):
            return not is_bound
    return False
