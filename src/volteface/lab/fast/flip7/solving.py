"""The exact value of a line for one player who draws from the exact remaining cards, as compiled code.

Most positions are settled without looking far: where even an upper bound of hitting is no better than staying, one
stays.
"""

from volteface.lab.fast.compiled import Cells, Reals, inlined, inner
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7.bounds import hit_at_most
from volteface.lab.fast.flip7.memory import find, key_of, room_of
from volteface.lab.fast.flip7.position import follow, is_seven, stay_value
from volteface.lab.fast.flip7.problem import (
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
from volteface.lab.fast.flip7.scoring import BONUS


@inner
def value(problem: Cells, keys: Cells, values: Reals, frame: int) -> float:
    """The expected points of the round under best play from the position in a frame."""
    if is_seven(problem, frame):
        return float(stay_value(problem, frame) + BONUS)
    found = _at_once(problem, keys, values, frame)
    if found < 0:
        found = max(float(stay_value(problem, frame)), hit_value(problem, keys, values, frame))
        _remember(problem, keys, values, problem[frame + POSITION], found)
    return found


@inner
def hit_value(problem: Cells, keys: Cells, values: Reals, first: int) -> float:
    """The expected points if the next card that is no action card is taken, and best play after it.

    Positions under way lie in the frames above it, and their sums behind the memory, since Numba cannot keep code that
    calls itself for the next run.
    """
    frame, place = first, room_of(problem) + (first - STACK) // FRAME
    problem[frame + STEP] = 0
    values[place] = 0.0
    while True:
        while problem[frame + STEP] < STEPS:
            if not _look(problem, values, place, frame, first):
                continue
            found = _at_once(problem, keys, values, frame + FRAME)
            if found < 0:
                frame, place = frame + FRAME, place + 1
                problem[frame + STEP] = 0
                values[place] = 0.0
            else:
                _count(problem, values, place, frame, found)
        worth = values[place] / problem[frame + CARDS]
        if frame == first:
            return worth
        worth = max(worth, float(stay_value(problem, frame)))
        _remember(problem, keys, values, problem[frame + POSITION], worth)
        frame, place = frame - FRAME, place - 1
        _count(problem, values, place, frame, worth)


@inlined
def _look(problem: Cells, values: Reals, place: int, frame: int, first: int) -> bool:
    """Write the position after the next step above this one; no if that step is done with or cannot happen."""
    step, child = problem[frame + STEP], frame + FRAME
    copies = follow(problem, frame, step)
    if step < at.NUMBERS:
        if copies > 0 and is_seven(problem, child):
            values[place] += copies * float(stay_value(problem, child) + BONUS)
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


@inlined
def _count(problem: Cells, values: Reals, place: int, frame: int, found: float) -> None:
    """A step is worth so much: add it, and go on to the next.

    Where the value itself is not asked for, what follows a Second Chance, which takes longest to work out, is spared if
    even a bound of it leaves hitting no better than staying.
    """
    step, copies = problem[frame + STEP], problem[frame + COPIES]
    if step != CHANCE_BOUND:
        values[place] += copies * found
    elif values[place] + copies * found <= float(stay_value(problem, frame) * problem[frame + CARDS]):
        step = STEPS
    problem[frame + STEP] = step + 1


@inlined
def _at_once(problem: Cells, keys: Cells, values: Reals, frame: int) -> float:
    """The value of the position in a frame if it can be said without looking ahead; -1 if not."""
    stay, cards, position = float(stay_value(problem, frame)), problem[frame + CARDS], problem[frame + POSITION]
    if cards == 0:
        return stay
    if problem[frame + DEPTH] == AT_MOST:
        return max(stay, hit_at_most(problem, frame, stay) / cards)
    key = key_of(problem, position)
    place = find(problem, keys, key, 1)
    if keys[place] == key:
        return values[place]
    if hit_at_most(problem, frame, stay) / cards > stay:
        return -1.0
    _remember(problem, keys, values, position, stay)
    return stay


@inlined
def _remember(problem: Cells, keys: Cells, values: Reals, position: int, worth: float) -> None:
    key = key_of(problem, position)
    place = find(problem, keys, key, 1)
    keys[place] = key
    values[place] = worth
