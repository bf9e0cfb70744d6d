"""Bounds of a position's surplus: how much more than staying it can bring, as compiled code.

A card adds points, or a duplicate takes all of them; the surplus is what the cards to come add under best play, and
nothing where one stays. The upper bound forgets which numbers come and remembers how many. After so many more numbers,
so many x2, with so many Second Chances left in the pile and held,

- the duplicates that may come are at least (at most) those of now and of the numbers that bring fewest (most) of them,
  less those forgiven: no more than the Second Chances that have come or were held, and are not held now;
- the numbers to come are at most those of now without the ones whose cards are worth least;
- the points at stake are at least those of now and of the lowest numbers; an x2 doubles at most the highest numbers;
- all modifiers of now may still come.

So the surplus after so many numbers is at most an average over the cards of what each adds and leaves, if each leaves
the bound that has been worked out before. A modifier that adds points leaves the very bound that is sought: it is worth
what all other cards and the modifiers' points add, divided by the number of those other cards.
"""

from typing import Final

from volteface.lab.fast.compiled import Cells, Reals, inlined, inner
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7.position import chances_left, count_of, doubled, modifiers_left, stay_value
from volteface.lab.fast.flip7.problem import (
    BUST,
    CARDS,
    FACTOR_SO_FAR,
    HOLDING_AT,
    MODIFIER_KINDS,
    MOST_CHANCES,
    MOST_OF_A_MODIFIER,
    PLUS_SO_FAR,
    POSITION,
    TOTAL,
)
from volteface.lab.fast.flip7.scoring import BONUS, SEVEN

DOUBLE: Final = MODIFIER_KINDS - 1

# Where the bound is worked out: facts of the position, then rows of cells by how many numbers have come since.
MISSING: Final = 0  # numbers, for seven
COMING: Final = 1  # numbers, at most
CHANCES: Final = 2  # in the pile
HOLDING: Final = 3
DOUBLES: Final = 4
DRAWN: Final = 5  # numbers and Second Chances that may come
PLUS: Final = 6
PLUS_LEFT: Final = 7
FACTORS: Final = 8  # after none, one, two, three x2
LEAST_BUST: Final = FACTORS + MOST_OF_A_MODIFIER + 1
MOST_BUST: Final = LEAST_BUST + SEVEN + 1
FRESH: Final = MOST_BUST + SEVEN + 1  # the sum of all number cards to come that are no duplicates, at most
LEAST_SUM: Final = FRESH + SEVEN + 1
MOST_SUM: Final = LEAST_SUM + SEVEN + 1
BY_NUMBER: Final = MOST_SUM + SEVEN + 1  # the numbers that may come, in order
BY_COPIES: Final = BY_NUMBER + at.NUMBERS  # their copies, in order
BY_POINTS: Final = BY_COPIES + at.NUMBERS  # the sums of their copies, in order
TABLE: Final = BY_POINTS + at.NUMBERS
MOST_HOLDING: Final = 15
WORKPLACE: Final = TABLE + (MOST_HOLDING + 1) * (MOST_OF_A_MODIFIER + 1) * (SEVEN + 1) * (MOST_CHANCES + 1)


@inner
def surplus_at_least(problem: Cells, frame: int) -> float:
    """What one more card adds on average, for one may stay after it; nothing if that is less."""
    position, factor = problem[frame + POSITION], problem[frame + FACTOR_SO_FAR]
    added, bonus = 0, BONUS if count_of(position) == SEVEN - 1 else 0
    for number in range(at.NUMBERS):
        if not (position >> number) & 1:
            added += problem[number] * (number * factor + bonus)
    added += _plus_left(problem, position)
    added += modifiers_left(problem, position, DOUBLE) * (doubled(problem, factor) - factor) * problem[frame + TOTAL]
    if not (position >> HOLDING_AT) & 15:
        added -= problem[frame + BUST] * stay_value(problem, frame)
    return max(added / problem[frame + CARDS], 0.0)


@inner
def surplus_at_most(problem: Cells, work: Reals, room: int, frame: int) -> float:
    """At most what is still to win; works in the cells from `room` on."""
    _note_facts(problem, work, room, frame)
    _note_numbers(problem, work, room, frame)
    coming, chances, holding = int(work[room + COMING]), int(work[room + CHANCES]), int(work[room + HOLDING])
    doubles = int(work[room + DOUBLES])
    for double in range(doubles, -1, -1):
        for numbers in range(coming, -1, -1):
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
    """At most what is still to win then: what an average card adds and leaves."""
    if numbers == work[room + MISSING]:
        return float(BONUS)
    factor, spent = work[room + FACTORS + double], work[room + CHANCES] - left
    after = work[_cell(room, double, numbers + 1, left, held)] if numbers < work[room + COMING] else 0.0
    # What all cards bring, beyond what each would if it were one more number that adds nothing.
    beyond = factor * work[room + FRESH + numbers] + work[room + PLUS_LEFT]
    if left > 0:
        beyond += left * (work[_cell(room, double, numbers, left - 1, max(held, 1))] - after)
    doubles = work[room + DOUBLES] - double
    if doubles > 0:
        more = (work[room + FACTORS + double + 1] - factor) * work[room + MOST_SUM + numbers]
        beyond += doubles * (more + work[_cell(room, double + 1, numbers, left, held)])
    if held > 0:
        duplicate = work[_cell(room, double, numbers, left, held - 1)]
    else:
        duplicate = -(factor * work[room + LEAST_SUM + numbers] + work[room + PLUS])
    forgiven = max(work[room + HOLDING] + spent - held, 0.0)
    fewest, most = max(work[room + LEAST_BUST + numbers] - forgiven, 0.0), work[room + MOST_BUST + numbers]
    beyond += (most if duplicate > after else fewest) * (duplicate - after)
    cards = work[room + DRAWN] - numbers - spent - (forgiven if beyond > 0 else 0.0)
    return max(after + beyond / max(cards, 1.0), 0.0)


@inlined
def _note_facts(problem: Cells, work: Reals, room: int, frame: int) -> None:
    """What the position is, number cards aside."""
    position, factor = problem[frame + POSITION], problem[frame + FACTOR_SO_FAR]
    work[room + MISSING] = SEVEN - count_of(position)
    work[room + CHANCES] = chances_left(problem, position)
    work[room + HOLDING] = (position >> HOLDING_AT) & 15
    work[room + DOUBLES] = modifiers_left(problem, position, DOUBLE)
    work[room + PLUS] = problem[frame + PLUS_SO_FAR]
    work[room + PLUS_LEFT] = _plus_left(problem, position)
    for double in range(MOST_OF_A_MODIFIER + 1):
        work[room + FACTORS + double] = factor
        factor = doubled(problem, factor)


@inlined
def _plus_left(problem: Cells, position: int) -> int:
    """The points of the modifiers that may come, x2 aside."""
    points = 0
    for kind in range(DOUBLE):
        points += 2 * (kind + 1) * modifiers_left(problem, position, kind)
    return points


@inlined
def _note_numbers(problem: Cells, work: Reals, room: int, frame: int) -> None:
    """What there is at least and at most after so many more numbers."""
    position, kinds, cards, points = problem[frame + POSITION], 0, 0, 0
    for number in range(at.NUMBERS):
        copies = problem[number]
        if copies > 0 and not (position >> number) & 1:
            work[room + BY_NUMBER + kinds] = number
            _insert(work, room + BY_COPIES, kinds, copies)
            _insert(work, room + BY_POINTS, kinds, copies * number)
            kinds, cards, points = kinds + 1, cards + copies, points + copies * number
    work[room + COMING] = min(int(work[room + MISSING]), kinds)
    work[room + DRAWN] = cards + problem[frame + BUST] + work[room + CHANCES]
    fewest = most = float(problem[frame + BUST])
    fresh, least, highest = float(points), float(problem[frame + TOTAL]), float(problem[frame + TOTAL])
    for numbers in range(int(work[room + COMING]) + 1):
        if numbers > 0:
            fewest += work[room + BY_COPIES + numbers - 1] - 1
            most += work[room + BY_COPIES + kinds - numbers] - 1
            fresh -= work[room + BY_POINTS + numbers - 1]
            least += work[room + BY_NUMBER + numbers - 1]
            highest += work[room + BY_NUMBER + kinds - numbers]
        work[room + LEAST_BUST + numbers] = fewest
        work[room + MOST_BUST + numbers] = most
        work[room + FRESH + numbers] = fresh
        work[room + LEAST_SUM + numbers] = least
        work[room + MOST_SUM + numbers] = highest


@inlined
def _insert(work: Reals, row: int, size: int, number: int) -> None:
    """Put a number into a row that is in order."""
    place = row + size
    while place > row and work[place - 1] > number:
        work[place] = work[place - 1]
        place -= 1
    work[place] = number
