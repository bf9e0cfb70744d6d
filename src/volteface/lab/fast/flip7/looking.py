"""Looking some cards ahead: bounds of what hitting is worth, as compiled code.

A position that is not looked into is worth at least staying, or one more card and then staying, and at most staying and
a bound of its surplus. A position that is looked into is worth at least and at most the average of those after it. Both
bounds are remembered with how far they looked; the order in which cards came makes no difference.
"""

from typing import Final

from volteface.lab.fast.compiled import Cells, Reals, inlined, inner
from volteface.lab.fast.flip7.memory import find, key_of, room_of
from volteface.lab.fast.flip7.position import follow, is_seven, stay_value
from volteface.lab.fast.flip7.problem import (
    CARDS,
    CHANCE_BOUND,
    COPIES,
    DEPTH,
    FRAME,
    POSITION,
    STACK,
    STEP,
    STEPS,
    SUMS,
    WORK,
)
from volteface.lab.fast.flip7.scoring import BONUS
from volteface.lab.fast.flip7.surplus import surplus_at_least, surplus_at_most

# What is summed up for a position under way, and what is known of it. In the memory both bounds lie side by side, and
# beside the key of the position how many cards they looked ahead.
LOW_SUM: Final = 0
HIGH_SUM: Final = 1
LOW: Final = 2
HIGH: Final = 3
WIDTH: Final = 2


@inner
def look_ahead(problem: Cells, keys: Cells, values: Reals, cards: int) -> None:
    """Look so many cards ahead of the line in the first frame; its sums tell what hitting is worth, times its cards."""
    frame, sums = STACK, room_of(problem)
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
        _count(problem, values, frame, sums)


@inlined
def _begin(problem: Cells, values: Reals, frame: int, sums: int) -> None:
    problem[frame + STEP] = 0
    values[sums + LOW_SUM] = 0.0
    values[sums + HIGH_SUM] = 0.0


@inlined
def _take_step(problem: Cells, frame: int) -> bool:
    """Write the position after the next step above this one; no if that step cannot happen."""
    step = problem[frame + STEP]
    copies = 0 if step == CHANCE_BOUND else follow(problem, frame, step)
    if copies <= 0:
        problem[frame + STEP] = step + 1
        return False
    problem[frame + COPIES] = copies
    problem[frame + FRAME + DEPTH] -= 1
    return True


@inlined
def _count(problem: Cells, values: Reals, frame: int, sums: int) -> None:
    """Add the bounds of the position above this one, and go on to the next step."""
    values[sums + LOW_SUM] += problem[frame + COPIES] * values[sums + SUMS + LOW]
    values[sums + HIGH_SUM] += problem[frame + COPIES] * values[sums + SUMS + HIGH]
    problem[frame + STEP] += 1


@inlined
def _is_known(problem: Cells, keys: Cells, values: Reals, frame: int, sums: int) -> bool:
    """Note what is known of a position without looking into it; whether that will do."""
    stay, depth = float(stay_value(problem, frame)), problem[frame + DEPTH]
    if is_seven(problem, frame) or problem[frame + CARDS] == 0:
        worth = stay + BONUS if is_seven(problem, frame) else stay
        values[sums + LOW], values[sums + HIGH] = worth, worth
        return True
    key = key_of(problem, problem[frame + POSITION])
    place = find(problem, keys, key, WIDTH)
    if keys[place] == key:
        values[sums + LOW], values[sums + HIGH] = values[place], values[place + 1]
        return values[place + 1] <= values[place] or keys[place + 1] >= depth
    low = stay + surplus_at_least(problem, frame)
    high = max(low, stay + surplus_at_most(problem, values, room_of(problem) + WORK, frame))
    values[sums + LOW], values[sums + HIGH] = low, high
    _remember(problem, keys, values, frame, sums, 0)
    return high <= low or depth == 0


@inlined
def _finish(problem: Cells, keys: Cells, values: Reals, frame: int, sums: int) -> None:
    """A position has been looked into: note its bounds where they are better than what was known, and remember them."""
    cards = problem[frame + CARDS]
    low = max(values[sums + LOW], values[sums + LOW_SUM] / cards)
    values[sums + HIGH] = max(low, min(values[sums + HIGH], values[sums + HIGH_SUM] / cards))
    values[sums + LOW] = low
    _remember(problem, keys, values, frame, sums, problem[frame + DEPTH])


@inlined
def _remember(problem: Cells, keys: Cells, values: Reals, frame: int, sums: int, depth: int) -> None:  # noqa: PLR0917
    key = key_of(problem, problem[frame + POSITION])
    place = find(problem, keys, key, WIDTH)
    keys[place], keys[place + 1] = key, depth
    values[place], values[place + 1] = values[sums + LOW], values[sums + HIGH]
