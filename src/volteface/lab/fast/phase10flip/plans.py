"""The best way to lay a phase down, as compiled code: what remains in hand costs the fewest points.

A plan speaks of suits, numbers and stars. Among equal ones the first that the readable solver looks at is the best.
"""

from typing import Final

from volteface.lab.fast.compiled import Cells, inlined, inner, spliced
from volteface.lab.fast.phase10flip import layout as at
from volteface.lab.fast.phase10flip import melds
from volteface.lab.fast.phase10flip.melds import NONE, bits_in, suits_in
from volteface.lab.fast.phase10flip.phases import ask_for_phase
from volteface.lab.fast.phase10flip.sets import FIVE_POINTS, POINTS, STAR_POINTS, TEN_POINTS, TENS, best_sets

# A run as one number: its suit, its stars and the numbers it takes; smaller ones are looked at first.
SUIT: Final = 20
GAPS: Final = 16
NUMBERS: Final = (1 << GAPS) - 1
RUN: Final = 24  # bits


@inlined
def suit_in(run: int) -> int:
    """The suit that a run is made from."""
    return run >> SUIT


@inlined
def stars_in(run: int) -> int:
    """How many stars fill a run's gaps."""
    return (run >> GAPS) & 15


@inner
def find_plan(game: Cells, phase: int, cards: int, is_exact: bool) -> int:
    """Find the best plan for a hand of so many cards whose faces lie ready; how many cards it lays, 0 if none."""
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


@inner
def _try_sizes(game: Cells, first: int, second: int, one: int, other: int) -> None:
    """Look for a better plan with runs and sets of these sizes."""
    game[melds.FIRST_RUN] = first
    game[melds.SECOND_RUN] = second
    game[melds.FIRST_SET] = one
    game[melds.SECOND_SET] = other
    game[at.PLAN_PLACE] = -1
    if not melds.fits(game, NONE):
        return
    if second:
        _try_two_runs(game)
    else:
        _try_run_and_sets(game)


@spliced
def _try_run_and_sets(game: Cells) -> None:
    """Each run with the best sets that it leaves."""
    for place in range(_list_runs(game, at.FIRST_RUNS, game[melds.FIRST_RUN])):
        run = game[at.FIRST_RUNS + place]
        if game[melds.PER_GROUP] and not run & NUMBERS:
            continue
        sets = best_sets(game, run & NUMBERS, game[melds.ALL_STARS] - stars_in(run))
        if sets >= 0:
            _offer(game, _run_points(run) + (sets >> POINTS), run, NONE, sets)


@spliced
def _try_two_runs(game: Cells) -> None:
    firsts = _list_runs(game, at.FIRST_RUNS, game[melds.FIRST_RUN])
    seconds = _list_runs(game, at.SECOND_RUNS, game[melds.SECOND_RUN])
    for place in range(firsts):
        one = game[at.FIRST_RUNS + place]
        for other_place in range(seconds):
            other = game[at.SECOND_RUNS + other_place]
            if _go_together(game, one, other):
                _offer(game, _run_points(one) + _run_points(other), one, other, NONE)


@inner
def _go_together(game: Cells, one: int, other: int) -> bool:
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


@inner
def _list_runs(game: Cells, place: int, size: int) -> int:
    """Put every run that the hand might lay there, each once; how many they are."""
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
                    game[place + found] = (suit << SUIT) | (gaps << GAPS) | taken
                    found += 1
                if taken == 0:
                    break
                taken = (taken - 1) & available
    return found


@inlined
def _run_points(run: int) -> int:
    tens = bits_in(run & TENS)
    fives = bits_in(run & NUMBERS) - tens
    return STAR_POINTS * stars_in(run) + TEN_POINTS * tens + FIVE_POINTS * fives


@inner
def _offer(game: Cells, points: int, one: int, other: int, sets: int) -> None:
    """Keep a plan that is better than the best so far, or as good and looked at before it."""
    place = (one << RUN) | other
    if points < game[at.PLAN_POINTS] or (points == game[at.PLAN_POINTS] and place >= game[at.PLAN_PLACE]):
        return
    game[at.PLAN_POINTS] = points
    game[at.PLAN_PLACE] = place
    game[at.PLAN_RUNS] = one
    game[at.PLAN_RUNS + 1] = other
    game[at.PLAN_SETS] = sets
    for group in range(4):
        game[at.PLAN_SIZES + group] = game[melds.FIRST_RUN + group]
