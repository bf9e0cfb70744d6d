"""The exact value of a line by a full search, as kernels.

Most positions are settled by an upper bound: where even that is no better than staying, staying is best.
"""

from volteface.lab.engine.compiler import FloatPointer, IntPointer, jit, jit_inline
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7.scoring import BONUS
from volteface.lab.solver.position import follow, is_seven, stay_value
from volteface.lab.solver.problem import (
    AT_MOST,
    CARDS,
    CHANCE_BOUND,
    COPIES,
    DEPTH,
    FRAME,
    HOLDING_AT,
    POSITION,
    STACK,
    STEP,
    STEPS,
)
from volteface.lab.solver.transposition_table import find, key_of, sums_start
from volteface.lab.solver.upper_bound import hit_at_most


@jit
def value(problem: IntPointer, keys: IntPointer, values: FloatPointer, frame: int) -> float:
    """The expected points of the round under best play from the position of a frame."""
    if is_seven(problem, frame):
        return float(stay_value(problem, frame) + BONUS)
    found = _without_search(problem, keys, values, frame)
    if found < 0:
        found = max(float(stay_value(problem, frame)), hit_value(problem, keys, values, frame))
        _store(problem, keys, values, problem[frame + POSITION], found)
    return found


@jit
def hit_value(problem: IntPointer, keys: IntPointer, values: FloatPointer, first: int) -> float:
    """The expected points of taking the next card that is no action card, with best play after it.

    The stack is explicit, in the frames from `first` on, because Numba cannot cache a function that calls itself.
    """
    frame, total = first, sums_start(problem) + (first - STACK) // FRAME
    problem[frame + STEP] = 0
    values[total] = 0.0
    while True:
        while problem[frame + STEP] < STEPS:
            if not _take_step(problem, values, total, frame, first):
                continue
            found = _without_search(problem, keys, values, frame + FRAME)
            if found < 0:
                frame, total = frame + FRAME, total + 1
                problem[frame + STEP] = 0
                values[total] = 0.0
            else:
                _add_value(problem, values, total, frame, found)
        worth = values[total] / problem[frame + CARDS]
        if frame == first:
            return worth
        worth = max(worth, float(stay_value(problem, frame)))
        _store(problem, keys, values, problem[frame + POSITION], worth)
        frame, total = frame - FRAME, total - 1
        _add_value(problem, values, total, frame, worth)


@jit_inline
def _take_step(problem: IntPointer, values: FloatPointer, total: int, frame: int, first: int) -> bool:
    """Write the position after the next step to the next frame; returns whether it still has to be valued."""
    step, child = problem[frame + STEP], frame + FRAME
    copies = follow(problem, frame, step)
    if step < at.NUMBERS:
        if copies > 0 and is_seven(problem, child):
            values[total] += copies * float(stay_value(problem, child) + BONUS)
            copies = 0
    elif step == CHANCE_BOUND:
        holding = (problem[frame + POSITION] >> HOLDING_AT) & 15
        copies = copies if frame > first and not holding else 0
    if copies <= 0:
        problem[frame + STEP] = step + 1
        return False
    problem[frame + COPIES] = copies
    if step == CHANCE_BOUND:
        problem[child + DEPTH] = AT_MOST
    return True


@jit_inline
def _add_value(problem: IntPointer, values: FloatPointer, total: int, frame: int, found: float) -> None:
    """Add the value of a step, and go on to the next.

    The search after a Second Chance takes longest. It is skipped if an upper bound of it leaves hitting no better than
    staying, except in the first frame, whose exact value is wanted.
    """
    step, copies = problem[frame + STEP], problem[frame + COPIES]
    if step != CHANCE_BOUND:
        values[total] += copies * found
    elif values[total] + copies * found <= float(stay_value(problem, frame) * problem[frame + CARDS]):
        step = STEPS
    problem[frame + STEP] = step + 1


@jit_inline
def _without_search(problem: IntPointer, keys: IntPointer, values: FloatPointer, frame: int) -> float:
    """The value of the position of a frame if it takes no search; -1 if it does."""
    stay, cards, position = float(stay_value(problem, frame)), problem[frame + CARDS], problem[frame + POSITION]
    if cards == 0:
        return stay
    if problem[frame + DEPTH] == AT_MOST:
        return max(stay, hit_at_most(problem, frame, stay) / cards)
    key = key_of(problem, position)
    entry = find(problem, keys, key, 1)
    if keys[entry] == key:
        return values[entry]
    if hit_at_most(problem, frame, stay) / cards > stay:
        return -1.0
    _store(problem, keys, values, position, stay)
    return stay


@jit_inline
def _store(problem: IntPointer, keys: IntPointer, values: FloatPointer, position: int, worth: float) -> None:
    key = key_of(problem, position)
    entry = find(problem, keys, key, 1)
    keys[entry] = key
    values[entry] = worth
