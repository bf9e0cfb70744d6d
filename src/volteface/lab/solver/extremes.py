"""Extremes of what a position can become as more numbers come, as kernels."""

from typing import Final

from volteface.lab.engine.compiler import FloatPointer, IntPointer, jit_inline
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7.scoring import SEVEN, plus_points
from volteface.lab.solver.position import chances_left, count_of, doubled, modifiers_left
from volteface.lab.solver.problem import (
    BUST,
    FACTOR_SO_FAR,
    HOLDING_AT,
    MODIFIER_KINDS,
    MOST_OF_A_MODIFIER,
    PLUS_SO_FAR,
    POSITION,
    TOTAL,
)

DOUBLE: Final = MODIFIER_KINDS - 1  # the kind of an x2

# The layout of the scratch cells: facts of the position, then rows indexed by how many numbers have come since.
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
EXTREMES: Final = BY_POINTS + at.NUMBERS


@jit_inline
def write_extremes(problem: IntPointer, work: FloatPointer, base: int, frame: int) -> None:
    """Write the extremes of the position of a frame to the cells from `base` on."""
    _write_facts(problem, work, base, frame)
    _write_numbers(problem, work, base, frame)


@jit_inline
def _write_facts(problem: IntPointer, work: FloatPointer, base: int, frame: int) -> None:
    """Write the facts of the position, number cards aside."""
    position, factor = problem[frame + POSITION], problem[frame + FACTOR_SO_FAR]
    work[base + MISSING] = SEVEN - count_of(position)
    work[base + CHANCES] = chances_left(problem, position)
    work[base + HOLDING] = (position >> HOLDING_AT) & 15
    work[base + DOUBLES] = modifiers_left(problem, position, DOUBLE)
    work[base + PLUS] = problem[frame + PLUS_SO_FAR]
    work[base + PLUS_LEFT] = plus_left(problem, position)
    for double in range(MOST_OF_A_MODIFIER + 1):
        work[base + FACTORS + double] = factor
        factor = doubled(problem, factor)


@jit_inline
def plus_left(problem: IntPointer, position: int) -> int:
    """The points of the modifiers that may come, x2 aside."""
    points = 0
    for kind in range(DOUBLE):
        points += plus_points(kind) * modifiers_left(problem, position, kind)
    return points


@jit_inline
def _write_numbers(problem: IntPointer, work: FloatPointer, base: int, frame: int) -> None:
    """Write the rows."""
    position, kinds, cards, points = problem[frame + POSITION], 0, 0, 0
    for number in range(at.NUMBERS):
        copies = problem[number]
        if copies > 0 and not (position >> number) & 1:
            work[base + BY_NUMBER + kinds] = number
            _insert(work, base + BY_COPIES, kinds, copies)
            _insert(work, base + BY_POINTS, kinds, copies * number)
            kinds, cards, points = kinds + 1, cards + copies, points + copies * number
    work[base + COMING] = min(int(work[base + MISSING]), kinds)
    work[base + DRAWN] = cards + problem[frame + BUST] + work[base + CHANCES]
    for row in range(LEAST_BUST, BY_NUMBER, SEVEN + 1):
        work[base + row] = problem[frame + BUST] if row < FRESH else problem[frame + TOTAL]
    work[base + FRESH] = points
    for numbers in range(int(work[base + COMING])):
        _write_next(work, base, numbers, kinds - 1 - numbers)


@jit_inline
def _write_next(work: FloatPointer, base: int, numbers: int, from_above: int) -> None:
    """Write the next cell of each row, by the lowest or the highest number that is left in each order."""
    lowest, highest = base + numbers, base + from_above
    work[lowest + LEAST_BUST + 1] = work[lowest + LEAST_BUST] + work[lowest + BY_COPIES] - 1
    work[lowest + MOST_BUST + 1] = work[lowest + MOST_BUST] + work[highest + BY_COPIES] - 1
    work[lowest + FRESH + 1] = work[lowest + FRESH] - work[lowest + BY_POINTS]
    work[lowest + LEAST_SUM + 1] = work[lowest + LEAST_SUM] + work[lowest + BY_NUMBER]
    work[lowest + MOST_SUM + 1] = work[lowest + MOST_SUM] + work[highest + BY_NUMBER]


@jit_inline
def _insert(work: FloatPointer, row: int, size: int, number: int) -> None:
    """Insert a number into a sorted row."""
    cell = row + size
    while cell > row and work[cell - 1] > number:
        work[cell] = work[cell - 1]
        cell -= 1
    work[cell] = number
