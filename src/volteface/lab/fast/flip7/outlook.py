"""What is known of a position, and what it can become at least and at most as more numbers come, as compiled code."""

from typing import Final

from volteface.lab.fast.compiled import Cells, Reals, inlined
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7.position import chances_left, count_of, doubled, modifiers_left
from volteface.lab.fast.flip7.problem import (
    BUST,
    FACTOR_SO_FAR,
    HOLDING_AT,
    MODIFIER_KINDS,
    MOST_OF_A_MODIFIER,
    PLUS_SO_FAR,
    POSITION,
    TOTAL,
)
from volteface.lab.fast.flip7.scoring import SEVEN

DOUBLE: Final = MODIFIER_KINDS - 1  # the kind of an x2

# Where it is noted: facts of the position, then rows of cells by how many numbers have come since.
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
OUTLOOK: Final = BY_POINTS + at.NUMBERS


@inlined
def note_outlook(problem: Cells, work: Reals, room: int, frame: int) -> None:
    """Write the outlook of the position in a frame into the cells from `room` on."""
    _note_facts(problem, work, room, frame)
    _note_numbers(problem, work, room, frame)


@inlined
def _note_facts(problem: Cells, work: Reals, room: int, frame: int) -> None:
    """What the position is, number cards aside."""
    position, factor = problem[frame + POSITION], problem[frame + FACTOR_SO_FAR]
    work[room + MISSING] = SEVEN - count_of(position)
    work[room + CHANCES] = chances_left(problem, position)
    work[room + HOLDING] = (position >> HOLDING_AT) & 15
    work[room + DOUBLES] = modifiers_left(problem, position, DOUBLE)
    work[room + PLUS] = problem[frame + PLUS_SO_FAR]
    work[room + PLUS_LEFT] = plus_left(problem, position)
    for double in range(MOST_OF_A_MODIFIER + 1):
        work[room + FACTORS + double] = factor
        factor = doubled(problem, factor)


@inlined
def plus_left(problem: Cells, position: int) -> int:
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
    for row in range(LEAST_BUST, BY_NUMBER, SEVEN + 1):
        work[room + row] = problem[frame + BUST] if row < FRESH else problem[frame + TOTAL]
    work[room + FRESH] = points
    for numbers in range(int(work[room + COMING])):
        _note_one_more(work, room, numbers, kinds - 1 - numbers)


@inlined
def _note_one_more(work: Reals, room: int, numbers: int, from_above: int) -> None:
    """What there is after one number more than so many: the lowest or the highest that is left in each order."""
    lowest, highest = room + numbers, room + from_above
    work[lowest + LEAST_BUST + 1] = work[lowest + LEAST_BUST] + work[lowest + BY_COPIES] - 1
    work[lowest + MOST_BUST + 1] = work[lowest + MOST_BUST] + work[highest + BY_COPIES] - 1
    work[lowest + FRESH + 1] = work[lowest + FRESH] - work[lowest + BY_POINTS]
    work[lowest + LEAST_SUM + 1] = work[lowest + LEAST_SUM] + work[lowest + BY_NUMBER]
    work[lowest + MOST_SUM + 1] = work[lowest + MOST_SUM] + work[highest + BY_NUMBER]


@inlined
def _insert(work: Reals, row: int, size: int, number: int) -> None:
    """Put a number into a row that is in order."""
    place = row + size
    while place > row and work[place - 1] > number:
        work[place] = work[place - 1]
        place -= 1
    work[place] = number
