"""A quick and rough upper bound of the value of a hit, as kernels."""

from typing import Final

from volteface.lab.engine.compiler import IntPointer, jit
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7.scoring import BONUS, SEVEN, plus_points
from volteface.lab.solver.position import chances_left, count_of, modifiers_left
from volteface.lab.solver.problem import (
    BUST,
    FACTOR_SO_FAR,
    HOLDING_AT,
    MODIFIER_KINDS,
    ONCE,
    POSITION,
    TOTAL,
)

ALL_NUMBERS: Final = sum(range(at.NUMBERS))


@jit
def chance_of_coming(bust: int, chances: int, holding: int) -> float:
    """An upper bound of the probability that a certain safe card comes before the duplicate that busts."""
    spaces, lives = bust + 1.0, holding + 1.0
    first = min(chances * lives / spaces, 1.0)
    second = min(chances * (chances - 1) / 2 * (lives + 1) * (lives + 2) / (spaces * (spaces + 1)), 1.0)
    return min((lives + first + max(chances - 1, 0) * second) / spaces, 1.0)


@jit
def bonus_at_most(fresh: int, bust: int, chances: int, holding: int, missing: int) -> float:
    """An upper bound of the expected bonus for seven numbers if this many are missing and a bust costs nothing."""
    likely = 1.0
    for taken in range(missing):
        likely *= (fresh - taken) / (fresh + bust - taken) if fresh > taken else 0.0
    for _ in range(holding):
        likely *= missing + 1
    return BONUS * min(likely + chances * (holding + 1.0) / (bust + 1.0), 1.0)


@jit
def hit_at_most(problem: IntPointer, frame: int, points: float) -> float:
    """An upper bound of the value of a hit, times the cards that may come; staying is worth this many points.

    It lets the player keep the points in a later bust, and draw until a duplicate busts. Of n safe cards and a
    duplicates, each safe card comes before the first duplicate with probability 1/(a + 1); every Second Chance cancels
    one duplicate.
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
        plus += plus_points(kind) * left
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
