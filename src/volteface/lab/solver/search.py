"""Depth-limited search for lower and upper bounds of the value of a hit, as kernels.

A leaf is worth at least staying, or one more card and then staying, and at most staying plus `gain_at_most`. An inner
position's bounds are the averages of those of the positions after it. Both bounds go into the transposition table with
their depth; the order in which cards came makes no difference.
"""

from typing import Final

from volteface.lab.engine.compiler import FloatPointer, IntPointer, jit, jit_inline
from volteface.lab.engine.flip7.scoring import BONUS
from volteface.lab.solver.gain_bounds import gain_at_least, gain_at_most
from volteface.lab.solver.position import follow, is_seven, stay_value
from volteface.lab.solver.problem import (
    CARDS,
    CHANCE_BOUND,
    COPIES,
    DEPTH,
    FRAME,
    POSITION,
    SCRATCH,
    STACK,
    STEP,
    STEPS,
    SUMS,
)
from volteface.lab.solver.transposition_table import find, key_of, sums_start

# The sums and the bounds of each frame. A table entry has two cells: the key and the depth, and both bounds.
LOW_SUM: Final = 0
HIGH_SUM: Final = 1
LOW: Final = 2
HIGH: Final = 3
WIDTH: Final = 2


@jit
def look_ahead(problem: IntPointer, keys: IntPointer, values: FloatPointer, cards: int) -> None:
    """Search this many cards deep from the first frame; its sums are bounds of a hit's value, times its cards."""
    frame, sums = STACK, sums_start(problem)
    problem[frame + DEPTH] = cards
    _begin(problem, values, frame, sums)
    while True:
        if problem[frame + STEP] == STEPS:
            if frame == STACK:
                return
            _finish(problem, keys, values, frame, sums)
            frame, sums = frame - FRAME, sums - SUMS
        elif not _take_step(problem, frame):
            continue
        elif not _is_known(problem, keys, values, frame + FRAME, sums + SUMS):
            frame, sums = frame + FRAME, sums + SUMS
            _begin(problem, values, frame, sums)
            continue
        _add_bounds(problem, values, frame, sums)


@jit_inline
def _begin(problem: IntPointer, values: FloatPointer, frame: int, sums: int) -> None:
    problem[frame + STEP] = 0
    values[sums + LOW_SUM] = 0.0
    values[sums + HIGH_SUM] = 0.0


@jit_inline
def _take_step(problem: IntPointer, frame: int) -> bool:
    """Write the position after the next step to the next frame; returns whether that step is possible."""
    step = problem[frame + STEP]
    copies = 0 if step == CHANCE_BOUND else follow(problem, frame, step)
    if copies <= 0:
        problem[frame + STEP] = step + 1
        return False
    problem[frame + COPIES] = copies
    problem[frame + FRAME + DEPTH] -= 1
    return True


@jit_inline
def _add_bounds(problem: IntPointer, values: FloatPointer, frame: int, sums: int) -> None:
    """Add the bounds of the next frame, and go on to the next step."""
    values[sums + LOW_SUM] += problem[frame + COPIES] * values[sums + SUMS + LOW]
    values[sums + HIGH_SUM] += problem[frame + COPIES] * values[sums + SUMS + HIGH]
    problem[frame + STEP] += 1


@jit_inline
def _is_known(problem: IntPointer, keys: IntPointer, values: FloatPointer, frame: int, sums: int) -> bool:
    """Write the bounds of a position without searching it; returns whether they are good enough."""
    stay, depth = float(stay_value(problem, frame)), problem[frame + DEPTH]
    if is_seven(problem, frame) or problem[frame + CARDS] == 0:
        worth = stay + BONUS if is_seven(problem, frame) else stay
        values[sums + LOW], values[sums + HIGH] = worth, worth
        return True
    key = key_of(problem, problem[frame + POSITION])
    entry = find(problem, keys, key, WIDTH)
    if keys[entry] == key:
        values[sums + LOW], values[sums + HIGH] = values[entry], values[entry + 1]
        return values[entry + 1] <= values[entry] or keys[entry + 1] >= depth
    low = stay + gain_at_least(problem, frame)
    high = max(low, stay + gain_at_most(problem, values, sums_start(problem) + SCRATCH, frame))
    values[sums + LOW], values[sums + HIGH] = low, high
    _store(problem, keys, values, frame, sums, 0)
    return high <= low or depth == 0


@jit_inline
def _finish(problem: IntPointer, keys: IntPointer, values: FloatPointer, frame: int, sums: int) -> None:
    """Tighten the bounds of a position that was searched, and store them."""
    cards = problem[frame + CARDS]
    low = max(values[sums + LOW], values[sums + LOW_SUM] / cards)
    values[sums + HIGH] = max(low, min(values[sums + HIGH], values[sums + HIGH_SUM] / cards))
    values[sums + LOW] = low
    _store(problem, keys, values, frame, sums, problem[frame + DEPTH])


@jit_inline
def _store(problem: IntPointer, keys: IntPointer, values: FloatPointer, frame: int, sums: int, depth: int) -> None:  # noqa: PLR0917
    key = key_of(problem, problem[frame + POSITION])
    entry = find(problem, keys, key, WIDTH)
    keys[entry], keys[entry + 1] = key, depth
    values[entry], values[entry + 1] = values[sums + LOW], values[sums + HIGH]
