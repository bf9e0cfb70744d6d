"""Bounds of a position's surplus: how much more than staying it can bring, as compiled code.

A card adds points, or a duplicate takes all of them; the surplus is what the cards to come add under best play, and
nothing where one stays. The upper bound forgets which numbers come and remembers how many. After so many more numbers,
so many x2, with so many Second Chances left in the pile and held,

- the duplicates that may come are at least (at most) those of now and of the numbers that bring fewest (most) of them,
  less those forgiven: no more than the Second Chances that have come or were held, and are not held now;
- the numbers to come are at most those of now without the ones whose cards are worth least;
- the points at stake are at least those of now and of the lowest numbers; an x2 doubles at most the highest numbers;
- all modifiers of now may still come, x2 aside, of which so many have.

So the surplus then is at most the average over the cards of what each adds and leaves, where each leaves a bound that
was worked out before, or nothing if one stays. A modifier that adds points leaves the very bound that is sought. If the
other cards add and leave so much that, with the points of all modifiers, it makes B for each of them, then B is such a
bound: however many modifiers are left, an average of B for each other card and of B after each modifier is no more.
"""

from typing import Final

from volteface.lab.fast.compiled import Cells, Reals, inlined, inner
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7.outlook import (
    CHANCES,
    COMING,
    DOUBLE,
    DOUBLES,
    DRAWN,
    FACTORS,
    FRESH,
    HOLDING,
    LEAST_BUST,
    LEAST_SUM,
    MISSING,
    MOST_BUST,
    MOST_SUM,
    OUTLOOK,
    PLUS,
    PLUS_LEFT,
    note_outlook,
    plus_left,
)
from volteface.lab.fast.flip7.position import count_of, doubled, modifiers_left, stay_value
from volteface.lab.fast.flip7.problem import (
    BUST,
    CARDS,
    FACTOR_SO_FAR,
    HOLDING_AT,
    MOST_CHANCES,
    MOST_OF_A_MODIFIER,
    POSITION,
    TOTAL,
)
from volteface.lab.fast.flip7.scoring import BONUS, SEVEN

TABLE: Final = OUTLOOK  # behind it lies the table of bounds
WORKPLACE: Final = TABLE + (MOST_CHANCES + 1) * (MOST_OF_A_MODIFIER + 1) * (SEVEN + 1) * (MOST_CHANCES + 1)


@inner
def surplus_at_least(problem: Cells, frame: int) -> float:
    """What one more card adds on average, for one may stay after it; nothing if that is less."""
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


@inner
def surplus_at_most(problem: Cells, work: Reals, room: int, frame: int) -> float:
    """At most what is still to win; works in the cells from `room` on."""
    note_outlook(problem, work, room, frame)
    chances, holding = int(work[room + CHANCES]), int(work[room + HOLDING])
    for double in range(int(work[room + DOUBLES]), -1, -1):
        for numbers in range(int(work[room + COMING]), -1, -1):
            for left in range(chances + 1):
                for held in range(max(holding, min(chances, 1)) + 1):
                    work[_cell(room, double, numbers, left, held)] = _surplus(work, room, double, numbers, left, held)
    return work[_cell(room, 0, 0, chances, holding)]


@inlined
def _cell(room: int, double: int, numbers: int, left: int, held: int) -> int:
    """Where the table holds the surplus after so many x2 and numbers, with so many Second Chances left and held."""
    row = (held * (MOST_OF_A_MODIFIER + 1) + double) * (SEVEN + 1) + numbers
    return room + TABLE + row * (MOST_CHANCES + 1) + left


@inlined
def _surplus(work: Reals, room: int, double: int, numbers: int, left: int, held: int) -> float:  # noqa: PLR0917
    """At most what is still to win then.

    Each card is counted as one more number that adds nothing, and then what it brings beyond that. Where that is more
    than nothing in all, it makes most if it is shared by as few cards as there may be.
    """
    if numbers == work[room + MISSING]:
        return float(BONUS)
    after = work[_cell(room, double, numbers + 1, left, held)] if numbers < work[room + COMING] else 0.0
    beyond = _points_to_come(work, room, double, numbers, left, held)
    if left > 0:
        beyond += left * (work[_cell(room, double, numbers, left - 1, max(held, 1))] - after)
    spent = work[room + CHANCES] - left
    forgiven = max(work[room + HOLDING] + spent - held, 0.0)
    duplicate = _after_duplicate(work, room, double, numbers, left, held)
    fewest, most = max(work[room + LEAST_BUST + numbers] - forgiven, 0.0), work[room + MOST_BUST + numbers]
    beyond += (most if duplicate > after else fewest) * (duplicate - after)
    cards = work[room + DRAWN] - numbers - spent - (forgiven if beyond > 0 else 0.0)
    return max(after + beyond / max(cards, 1.0), 0.0)


@inlined
def _points_to_come(work: Reals, room: int, double: int, numbers: int, left: int, held: int) -> float:  # noqa: PLR0917
    """What numbers and modifiers add, and what is still to win after an x2."""
    factor, doubles = work[room + FACTORS + double], work[room + DOUBLES] - double
    points = factor * work[room + FRESH + numbers] + work[room + PLUS_LEFT]
    if doubles > 0:
        more = (work[room + FACTORS + double + 1] - factor) * work[room + MOST_SUM + numbers]
        points += doubles * (more + work[_cell(room, double + 1, numbers, left, held)])
    return points


@inlined
def _after_duplicate(work: Reals, room: int, double: int, numbers: int, left: int, held: int) -> float:  # noqa: PLR0917
    """What is still to win after a duplicate that a Second Chance forgives; otherwise all points are lost."""
    if held > 0:
        return work[_cell(room, double, numbers, left, held - 1)]
    return -(work[room + FACTORS + double] * work[room + LEAST_SUM + numbers] + work[room + PLUS])
