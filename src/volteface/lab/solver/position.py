"""Positions of the search: their facts, the points of staying, and the position after a card, as kernels."""

from volteface.lab.engine.compiler import IntPointer, jit, jit_inline
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7.scoring import SEVEN, plus_points
from volteface.lab.solver.problem import (
    BUST,
    CARDS,
    CHANCE_BOUND,
    CHANCES,
    CHANCES_AT,
    DEPTH,
    DUPLICATE,
    EXACT,
    FACTOR,
    FACTOR_SO_FAR,
    FRAME,
    HELD,
    HOLDING_AT,
    MODIFIER_KINDS,
    MODIFIERS_AT,
    ONCE,
    PLUS,
    PLUS_SO_FAR,
    POSITION,
    SAVES_AT,
    TOTAL,
)


@jit
def opening(problem: IntPointer) -> int:
    """The line to solve as a position."""
    return problem[HELD] | (problem[CHANCES] << HOLDING_AT)


@jit
def sum_of(held: int) -> int:
    """The sum of the numbers held."""
    total = 0
    for number in range(at.NUMBERS):
        total += number * ((held >> number) & 1)
    return total


@jit
def count_of(held: int) -> int:
    """How many numbers are held."""
    total = 0
    for number in range(at.NUMBERS):
        total += (held >> number) & 1
    return total


@jit_inline
def doubled(problem: IntPointer, factor: int) -> int:
    """The factor of the numbers after one more x2."""
    return 2 if problem[ONCE] else factor * 2


@jit_inline
def modifiers_left(problem: IntPointer, position: int, kind: int) -> int:
    """How many modifiers of a kind may come."""
    return problem[at.FIRST_MODIFIER + kind] - ((position >> (MODIFIERS_AT + 2 * kind)) & 3)


@jit_inline
def chances_left(problem: IntPointer, position: int) -> int:
    """How many Second Chances may come."""
    return problem[at.SECOND_CHANCE] - ((position >> CHANCES_AT) & 15)


@jit
def describe(problem: IntPointer, frame: int, position: int) -> None:
    """Write a position and its facts to a frame."""
    total, plus, factor = sum_of(position), problem[PLUS], problem[FACTOR]
    for kind in range(MODIFIER_KINDS - 1):
        plus += plus_points(kind) * ((position >> (MODIFIERS_AT + 2 * kind)) & 3)
    for _ in range((position >> (MODIFIERS_AT + 2 * (MODIFIER_KINDS - 1))) & 3):
        factor = doubled(problem, factor)
    bust, cards = -((position >> SAVES_AT) & 15), chances_left(problem, position)
    for number in range(at.NUMBERS):
        left = problem[number] - (((position & ~problem[HELD]) >> number) & 1)
        if (position >> number) & 1:
            bust += left
        else:
            cards += left
    for kind in range(MODIFIER_KINDS):
        cards += modifiers_left(problem, position, kind)
    problem[frame + POSITION] = position
    problem[frame + TOTAL] = total
    problem[frame + PLUS_SO_FAR] = plus
    problem[frame + FACTOR_SO_FAR] = factor
    problem[frame + BUST] = bust
    problem[frame + CARDS] = cards + bust
    problem[frame + DEPTH] = EXACT


@jit_inline
def stay_value(problem: IntPointer, frame: int) -> int:
    """The points of staying in the position of a frame."""
    return problem[frame + TOTAL] * problem[frame + FACTOR_SO_FAR] + problem[frame + PLUS_SO_FAR]


@jit_inline
def is_seven(problem: IntPointer, frame: int) -> bool:
    """Whether the position of a frame has seven numbers, which ends the round."""
    return count_of(problem[frame + POSITION]) == SEVEN


@jit_inline
def follow(problem: IntPointer, frame: int, step: int) -> int:
    """Write the position after a step to the next frame; returns how many cards take that step."""
    position, child = problem[frame + POSITION], frame + FRAME
    total, plus, factor = problem[frame + TOTAL], problem[frame + PLUS_SO_FAR], problem[frame + FACTOR_SO_FAR]
    bust, holding = problem[frame + BUST], (position >> HOLDING_AT) & 15
    if step < at.NUMBERS:
        copies = 0 if (position >> step) & 1 else problem[step]
        position, total, bust = position | (1 << step), total + step, bust + copies - 1
    elif step < CHANCE_BOUND:
        kind = step - at.NUMBERS
        copies = modifiers_left(problem, position, kind)
        position += 1 << (MODIFIERS_AT + 2 * kind)
        if kind < MODIFIER_KINDS - 1:
            plus += plus_points(kind)
        else:
            factor = doubled(problem, factor)
    elif step < DUPLICATE:
        copies = chances_left(problem, position)
        position += (1 << CHANCES_AT) + (0 if holding else 1 << HOLDING_AT)
    else:
        copies = bust if holding else 0
        position, bust = position - (1 << HOLDING_AT) + (1 << SAVES_AT), bust - 1
    problem[child + POSITION] = position
    problem[child + TOTAL] = total
    problem[child + PLUS_SO_FAR] = plus
    problem[child + FACTOR_SO_FAR] = factor
    problem[child + BUST] = bust
    problem[child + CARDS] = problem[frame + CARDS] - 1
    problem[child + DEPTH] = problem[frame + DEPTH]
    return copies
