"""The distribution of a round's score under best play, and the values of forced cards, as kernels."""

from typing import Final

from volteface.lab.engine.compiler import FloatArray, IntArray, float_pointer, int64, int_pointer, jit, kernel
from volteface.lab.engine.flip7.scoring import BONUS
from volteface.lab.solver.decide import EPSILON
from volteface.lab.solver.exact_value import hit_value, value
from volteface.lab.solver.position import describe, follow, is_seven, opening, stay_value
from volteface.lab.solver.problem import BUST, CARDS, CHANCE_BOUND, FRAME, HOLDING_AT, POSITION, STACK, STEPS
from volteface.lab.solver.transposition_table import HASH_FACTOR

HERE: Final = int64(STACK)  # the frame of a position
AFTER: Final = int64(STACK + FRAME)  # the frame of the position after a card
MOST_POINTS: Final = 610  # more than any round scores with three decks: 8 * 63 + 90 + 15
BUSTED: Final = MOST_POINTS  # the probability of a bust comes after those of the scores
FLIP_SEVEN: Final = MOST_POINTS + 1
SCORES: Final = MOST_POINTS + 2


@kernel
def solve_line(problem: IntArray, keys: IntArray, values: FloatArray, out: FloatArray) -> None:
    """Write the values of staying and of hitting, until a card that is no action card comes, to `out`."""
    asked = int_pointer(problem)
    describe(asked, HERE, opening(asked))
    out[0] = stay_value(asked, HERE)
    out[1] = out[0]
    if problem[HERE + CARDS] > 0:
        out[1] = hit_value(asked, int_pointer(keys), float_pointer(values), HERE)


@kernel
def force_card(  # noqa: PLR0917 - Numba takes positional arguments only
    problem: IntArray, keys: IntArray, values: FloatArray, position: int, new: IntArray, out: FloatArray
) -> int:
    """Write how many cards lead to each position after one forced card to `new`, and their values to `out`.

    Returns how many cards there are, action cards aside.
    """
    asked = int_pointer(problem)
    describe(asked, HERE, position)
    for step in range(STEPS):
        copies = 0 if step == CHANCE_BOUND else follow(asked, HERE, step)
        new[2 * step], new[2 * step + 1] = copies, asked[AFTER + POSITION]
        if copies > 0:
            out[step] = value(asked, int_pointer(keys), float_pointer(values), AFTER)
    return asked[HERE + CARDS]


@kernel
def position_value(problem: IntArray, keys: IntArray, values: FloatArray, position: int) -> float:
    """The value of a position under best play."""
    describe(int_pointer(problem), HERE, position)
    return value(int_pointer(problem), int_pointer(keys), float_pointer(values), HERE)


@kernel
def distribute_scores(  # noqa: PLR0917 - Numba takes positional arguments only
    problem: IntArray,
    keys: IntArray,
    values: FloatArray,
    queue: IntArray,
    slots: IntArray,
    likely: FloatArray,
    out: FloatArray,
) -> int:
    """Write the probability of each score under best play to `out`; returns -1 if the queue is too short.

    This is a breadth-first search from a line on which hitting is best: all ways to a position have been added up when
    its turn comes. `slots` is a hash table of the queue, at least twice as long; its length is a power of two.
    """
    asked, found, worth = int_pointer(problem), int_pointer(keys), float_pointer(values)
    queue[0], likely[0] = opening(asked), 1.0
    done, met = 0, 1
    while done < met:
        describe(asked, HERE, queue[done])
        chance = likely[done] / asked[HERE + CARDS]
        done += 1
        if not (asked[HERE + POSITION] >> HOLDING_AT) & 15:
            out[BUSTED] += chance * asked[HERE + BUST]
        for step in range(STEPS):
            copies = 0 if step == CHANCE_BOUND else follow(asked, HERE, step)
            if copies <= 0:
                continue
            stay = stay_value(asked, AFTER)
            if is_seven(asked, AFTER):
                out[stay + BONUS] += chance * copies
                out[FLIP_SEVEN] += chance * copies
            elif value(asked, found, worth, AFTER) <= stay + EPSILON:
                out[stay] += chance * copies
            else:
                new = asked[AFTER + POSITION]
                slot = _find_slot(slots, queue, new)
                if slots[slot] == 0:
                    if met == len(queue):
                        return -1
                    queue[met], likely[met], slots[slot] = new, 0.0, met + 1
                    met += 1
                likely[slots[slot] - 1] += chance * copies
    return met


@jit
def _find_slot(slots: IntArray, queue: IntArray, position: int) -> int:
    """The slot of a position in the hash table, which holds its index in the queue plus one, or 0."""
    mask = len(slots) - 1
    slot = ((position * HASH_FACTOR) >> 20) & mask
    while slots[slot] != 0 and queue[slots[slot] - 1] != position:
        slot = (slot + 1) & mask
    return slot
