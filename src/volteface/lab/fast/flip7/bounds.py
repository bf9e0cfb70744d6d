"""At most what hitting is worth, said quickly and roughly, as compiled code."""

from typing import Final

from volteface.lab.fast.compiled import Cells, inner
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7.position import chances_left, count_of, modifiers_left
from volteface.lab.fast.flip7.problem import (
    BUST,
    FACTOR_SO_FAR,
    HOLDING_AT,
    MODIFIER_KINDS,
    ONCE,
    POSITION,
    TOTAL,
)
from volteface.lab.fast.flip7.scoring import BONUS, SEVEN

ALL_NUMBERS: Final = 78


@inner
def chance_of_coming(bust: int, chances: int, holding: int) -> float:
    """At most how likely a card that does not bust comes before the duplicate that ends it all."""
    spaces, lives = bust + 1.0, holding + 1.0
    first = min(chances * lives / spaces, 1.0)
    second = min(chances * (chances - 1) / 2 * (lives + 1) * (lives + 2) / (spaces * (spaces + 1)), 1.0)
    return min((lives + first + max(chances - 1, 0) * second) / spaces, 1.0)


@inner
def bonus_at_most(fresh: int, bust: int, chances: int, holding: int, missing: int) -> float:
    """At most what the bonus for seven numbers is worth, if so many are missing and no bust costs anything."""
    likely = 1.0
    for taken in range(missing):
        likely *= (fresh - taken) / (fresh + bust - taken) if fresh > taken else 0.0
    for _ in range(holding):
        likely *= missing + 1
    return BONUS * min(likely + chances * (holding + 1.0) / (bust + 1.0), 1.0)


@inner
def hit_at_most(problem: Cells, frame: int, points: float) -> float:
    """What hitting is worth at most, times the cards that may come; the position is worth so many points now.

    The player keeps the points of a later bust, and draws until a duplicate ends it. Of n cards that do not bust and a
    that do, each of the n comes before the first of the a with probability 1/(a + 1); every Second Chance lets one more
    of the a pass.
    """
    position, total = problem[frame + POSITION], problem[frame + TOTAL]
    factor, bust = problem[frame + FACTOR_SO_FAR], problem[frame + BUST]
    chances, holding = chances_left(problem, position), (position >> HOLDING_AT) & 15
    missing, doubles = SEVEN - count_of(position), modifiers_left(problem, position, MODIFIER_KINDS - 1)
    comes = chance_of_coming(bust, chances, holding)
    comes_later = chance_of_coming(bust, chances, holding + 1)
    numbers, worth, fresh = 0.0, 0.0, 0
    for number in range(at.NUMBERS):
        if not (position >> number) & 1:
            copies = problem[number]
            numbers += number * min(copies * comes, 1.0)
            worth += copies * factor * number
            fresh += copies
    plus, modifiers = 0.0, 0
    for kind in range(MODIFIER_KINDS - 1):
        left = modifiers_left(problem, position, kind)
        plus += 2 * (kind + 1) * left
        modifiers += left
    doubling = 0.0
    if doubles > 0:
        times = 1 if problem[ONCE] else (1 << doubles) - 1
        doubling = times * factor * float(total + ALL_NUMBERS) * doubles
    later = factor * numbers + (plus + doubling) * comes
    bonus, next_bonus = (
        bonus_at_most(fresh, bust, chances, holding, missing),
        bonus_at_most(fresh, bust, chances, holding, missing - 1),
    )
    protected = later * (comes_later / comes) + bonus_at_most(fresh, bust, chances, holding + 1, missing)
    kept = chances * (points + protected) + (bust * (points + later + bonus) if holding else 0.0)
    worth += fresh * (points + (later if missing > 1 else 0.0) + next_bonus)
    worth += modifiers * (points + later + bonus) + plus
    worth += doubles * (points + factor * total + 2 * (later + bonus))
    return worth + kept
