"""Lower and upper bounds of a position's gain, the value of best play beyond the points of staying, as kernels.

A card adds points, or a duplicate takes all of them; the gain is what the cards to come add under best play, and 0
where staying is best. The upper bound is a dynamic programme over how many numbers come, not which. Its state is the
number of further numbers and x2, and the Second Chances left in the pile and held. In such a state

- the duplicates that may come are at least (at most) those of now plus those of the numbers that bring fewest (most),
  less those cancelled: no more than the Second Chances that have come or were held, and are not held any more;
- the numbers to come are at most those of now without the ones whose cards are worth least;
- the points at risk are at least those of now and of the lowest numbers; an x2 doubles at most the highest numbers;
- all modifiers of now may still come, except for the x2 that have come.

The gain is then at most the average over the cards of what each adds plus the bound of the state after it. A modifier
that adds points leads back to the same state. Let the other cards, together with the points of all modifiers, amount to
B for each of these other cards. Then B is such a bound: however many modifiers are left, the average of B for each
other card and of B after each modifier is no more than B.
"""

from typing import Final

from volteface.lab.engine.compiler import FloatPointer, IntPointer, jit, jit_inline
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7.scoring import BONUS, SEVEN
from volteface.lab.solver.extremes import (
    CHANCES,
    COMING,
    DOUBLE,
    DOUBLES,
    DRAWN,
    EXTREMES,
    FACTORS,
    FRESH,
    HOLDING,
    LEAST_BUST,
    LEAST_SUM,
    MISSING,
    MOST_BUST,
    MOST_SUM,
    PLUS,
    PLUS_LEFT,
    plus_left,
    write_extremes,
)
from volteface.lab.solver.position import count_of, doubled, modifiers_left, stay_value
from volteface.lab.solver.problem import (
    BUST,
    CARDS,
    FACTOR_SO_FAR,
    HOLDING_AT,
    MOST_CHANCES,
    MOST_OF_A_MODIFIER,
    POSITION,
    TOTAL,
)

TABLE: Final = EXTREMES  # where the table of bounds begins
SCRATCH_SIZE: Final = TABLE + (MOST_CHANCES + 1) * (MOST_OF_A_MODIFIER + 1) * (SEVEN + 1) * (MOST_CHANCES + 1)


@jit
def gain_at_least(problem: IntPointer, frame: int) -> float:
    """A lower bound of the gain: what one more card adds on average, or 0 if that is negative."""
    position, factor = problem[frame + POSITION], problem[frame + FACTOR_SO_FAR]
    added, bonus = 0, BONUS if count_of(position) == SEVEN - 1 else 0
    for number in range(at.NUMBERS):
        if not (position >> number) & 1:
            added += problem[number] * (number * factor + bonus)
    added += plus_left(problem, position)
    added += modifiers_left(problem, position, DOUBLE) * (doubled(problem, factor) - factor) * problem[frame + TOTAL]
    if not (position >> HOLDING_AT) & 15:
        added -= problem[frame + BUST] * stay_value(problem, frame)
    return max(added / problem[frame + CARDS], 0.0)


@jit
def gain_at_most(problem: IntPointer, work: FloatPointer, base: int, frame: int) -> float:
    """An upper bound of the gain; uses the scratch cells from `base` on."""
    write_extremes(problem, work, base, frame)
    chances, holding = int(work[base + CHANCES]), int(work[base + HOLDING])
    for double in range(int(work[base + DOUBLES]), -1, -1):
        for numbers in range(int(work[base + COMING]), -1, -1):
            for left in range(chances + 1):
                for held in range(max(holding, min(chances, 1)) + 1):
                    work[_cell(base, double, numbers, left, held)] = _bound(work, base, double, numbers, left, held)
    return work[_cell(base, 0, 0, chances, holding)]


@jit_inline
def _cell(base: int, double: int, numbers: int, left: int, held: int) -> int:
    """The table's cell for this many further x2 and numbers, and Second Chances left and held."""
    row = (held * (MOST_OF_A_MODIFIER + 1) + double) * (SEVEN + 1) + numbers
    return base + TABLE + row * (MOST_CHANCES + 1) + left


@jit_inline
def _bound(work: FloatPointer, base: int, double: int, numbers: int, left: int, held: int) -> float:  # noqa: PLR0917
    """The upper bound in a state.

    Each card counts as one more number that adds nothing, plus what it brings beyond that. A positive sum of the latter
    is divided by the fewest cards that there may be.
    """
    if numbers == work[base + MISSING]:
        return float(BONUS)
    after = work[_cell(base, double, numbers + 1, left, held)] if numbers < work[base + COMING] else 0.0
    beyond = _points_to_come(work, base, double, numbers, left, held)
    if left > 0:
        beyond += left * (work[_cell(base, double, numbers, left - 1, max(held, 1))] - after)
    spent = work[base + CHANCES] - left
    cancelled = max(work[base + HOLDING] + spent - held, 0.0)
    duplicate = _after_duplicate(work, base, double, numbers, left, held)
    fewest, most = max(work[base + LEAST_BUST + numbers] - cancelled, 0.0), work[base + MOST_BUST + numbers]
    beyond += (most if duplicate > after else fewest) * (duplicate - after)
    cards = work[base + DRAWN] - numbers - spent - (cancelled if beyond > 0 else 0.0)
    return max(after + beyond / max(cards, 1.0), 0.0)


@jit_inline
def _points_to_come(work: FloatPointer, base: int, double: int, numbers: int, left: int, held: int) -> float:  # noqa: PLR0917
    """What numbers and modifiers add, and the bound after an x2."""
    factor, doubles = work[base + FACTORS + double], work[base + DOUBLES] - double
    points = factor * work[base + FRESH + numbers] + work[base + PLUS_LEFT]
    if doubles > 0:
        more = (work[base + FACTORS + double + 1] - factor) * work[base + MOST_SUM + numbers]
        points += doubles * (more + work[_cell(base, double + 1, numbers, left, held)])
    return points


@jit_inline
def _after_duplicate(work: FloatPointer, base: int, double: int, numbers: int, left: int, held: int) -> float:  # noqa: PLR0917
    """The bound after a duplicate that a Second Chance cancels; otherwise the loss of all points."""
    if held > 0:
        return work[_cell(base, double, numbers, left, held - 1)]
    return -(work[base + FACTORS + double] * work[base + LEAST_SUM + numbers] + work[base + PLUS])
