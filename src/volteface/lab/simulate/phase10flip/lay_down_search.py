"""Searching for the best lay-down of a hand, as kernels: the one that leaves the fewest points in hand.

A plan names suits, numbers and stars, not cards. Of equal plans the first that the readable search finds is the best.
"""

from typing import Final

from volteface.lab.engine.compiler import IntPointer, jit, jit_inline, jit_splice
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip import melds
from volteface.lab.engine.phase10flip.groups import GROUPS, ask_for_phase
from volteface.lab.engine.phase10flip.melds import (
    FIVE_POINTS,
    NONE,
    STAR_POINTS,
    TEN_POINTS,
    TENS,
    bits_in,
    suits_in,
)
from volteface.lab.simulate.phase10flip.best_sets import POINTS, best_sets

# A run as one integer: its suit, its stars and the numbers it takes; smaller ones rank first.
SUIT: Final = 20
GAPS: Final = 16
NUMBERS: Final = (1 << GAPS) - 1
RUN: Final = 24  # bits


@jit_inline
def suit_in(run: int) -> int:
    """The suit that a run is made from."""
    return run >> SUIT


@jit_inline
def stars_in(run: int) -> int:
    """How many stars fill a run's gaps."""
    return (run >> GAPS) & 15


@jit
def find_plan(game: IntPointer, phase: int, cards: int, is_exact: bool) -> int:
    """Find the best plan for the hand in HAND_FACES; returns how many cards it lays, 0 if there is none."""
    size = ask_for_phase(game, phase)
    run, second_run = game[melds.FIRST_RUN], game[melds.SECOND_RUN]
    group, second_set = game[melds.FIRST_SET], game[melds.SECOND_SET]
    melds.count(game, at.HAND_FACES, cards, game)
    game[at.PLAN_POINTS] = 0
    for laid in range(size if is_exact else cards, size - 1, -1):
        for first in range(run, min(melds.HIGHEST, laid) + 1):
            rest = laid - first
            if second_run:
                if second_run <= rest <= first:
                    _try_sizes(game, first, rest, NONE, NONE)
            elif not second_set:
                if rest >= group:
                    _try_sizes(game, first, NONE, rest, NONE)
            else:
                for one in range(group, rest - second_set + 1):
                    if rest - one <= one:
                        _try_sizes(game, first, NONE, one, rest - one)
    if game[at.PLAN_POINTS] == 0:
        return 0
    sizes = at.PLAN_SIZES
    return game[sizes] + game[sizes + 1] + game[sizes + 2] + game[sizes + 3]


@jit
def _try_sizes(game: IntPointer, first: int, second: int, one: int, other: int) -> None:
    """Look for a better plan with runs and sets of these sizes."""
    game[melds.FIRST_RUN] = first
    game[melds.SECOND_RUN] = second
    game[melds.FIRST_SET] = one
    game[melds.SECOND_SET] = other
    game[at.PLAN_RANK] = -1
    if not melds.fits(game, NONE):
        return
    if second:
        _try_two_runs(game)
    else:
        _try_run_and_sets(game)


@jit_splice
def _try_run_and_sets(game: IntPointer) -> None:
    """Try each run with the best sets that it leaves."""
    for index in range(_list_runs(game, at.FIRST_RUNS, game[melds.FIRST_RUN])):
        run = game[at.FIRST_RUNS + index]
        if game[melds.PER_GROUP] and not run & NUMBERS:
            continue
        sets = best_sets(game, run & NUMBERS, game[melds.ALL_STARS] - stars_in(run))
        if sets >= 0:
            _offer(game, _run_points(run) + (sets >> POINTS), run, NONE, sets)


@jit_splice
def _try_two_runs(game: IntPointer) -> None:
    firsts = _list_runs(game, at.FIRST_RUNS, game[melds.FIRST_RUN])
    seconds = _list_runs(game, at.SECOND_RUNS, game[melds.SECOND_RUN])
    for index in range(firsts):
        one = game[at.FIRST_RUNS + index]
        for other_index in range(seconds):
            other = game[at.SECOND_RUNS + other_index]
            if _go_together(game, one, other):
                _offer(game, _run_points(one) + _run_points(other), one, other, NONE)


@jit
def _go_together(game: IntPointer, one: int, other: int) -> bool:
    """Whether the hand has the cards for both runs, and the rulings allow them."""
    taken, other_taken = one & NUMBERS, other & NUMBERS
    numbered = (taken > 0) + (other_taken > 0)
    if numbered < (2 if game[melds.PER_GROUP] else 1):
        return False
    suit = suit_in(one)
    if suit != suit_in(other):
        return True
    if not (game[melds.IS_INTENSE] or game[melds.ALIKE_ALLOWED]):
        return False
    is_held = taken & other_taken & ~game[melds.TWICE + suit] == 0
    return is_held and stars_in(one) + stars_in(other) <= game[melds.STARS + suit]


@jit
def _list_runs(game: IntPointer, first: int, size: int) -> int:
    """Write every run that the hand might lay to the cells from `first` on; returns how many they are."""
    found = 0
    for suit in range(suits_in(game)):
        once, stars = game[melds.ONCE + suit], game[melds.STARS + suit]
        for low in range(1, melds.HIGHEST + 2 - size):
            available = once & (((1 << size) - 1) << low)
            taken = available
            while bits_in(available) + stars >= size:
                gaps = size - bits_in(taken)
                is_new = low == 1 or (taken >> (low + size - 1)) & 1  # else a lower run takes the same numbers
                if gaps <= stars and is_new:
                    game[first + found] = (suit << SUIT) | (gaps << GAPS) | taken
                    found += 1
                if taken == 0:
                    break
                taken = (taken - 1) & available
    return found


@jit_inline
def _run_points(run: int) -> int:
    tens = bits_in(run & TENS)
    fives = bits_in(run & NUMBERS) - tens
    return STAR_POINTS * stars_in(run) + TEN_POINTS * tens + FIVE_POINTS * fives


@jit
def _offer(game: IntPointer, points: int, one: int, other: int, sets: int) -> None:
    """Keep a plan that is better than the best so far, or as good and ranks before it."""
    rank = (one << RUN) | other
    if points < game[at.PLAN_POINTS] or (points == game[at.PLAN_POINTS] and rank >= game[at.PLAN_RANK]):
        return
    game[at.PLAN_POINTS] = points
    game[at.PLAN_RANK] = rank
    game[at.PLAN_RUNS] = one
    game[at.PLAN_RUNS + 1] = other
    game[at.PLAN_SETS] = sets
    for group in range(GROUPS):
        game[at.PLAN_SIZES + group] = game[melds.FIRST_RUN + group]
