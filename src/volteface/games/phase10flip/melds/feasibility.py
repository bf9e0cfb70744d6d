"""Whether a hand can lay a phase down, how many cards it is short of that, and which would complete it.

A run uses different numbers of one suit and fills its gaps with that suit's stars; a set uses cards of one number and
any stars. All choices for the run are tried; the sets are then best made of the numbers held most. A *joker* is a
card still to come that may be any face: with no jokers this is the rule, and the fewest jokers that make a hand fit
are the cards it is short of. A larger group is never easier to lay, so `lay_down_size` does not matter here.
"""

from collections.abc import Sequence
from itertools import count

from volteface.games.phase10flip.cards import FACES_OF, Face, has_flip, side_of
from volteface.games.phase10flip.melds.hand_counts import Bits, HandCounts, count_hand, two_largest
from volteface.games.phase10flip.melds.rulings import EqualGroups, MeldRulings, NumberedCard, Sizes
from volteface.games.phase10flip.melds.run_choices import run_choices
from volteface.games.phase10flip.phases import Phase


def can_lay(faces: Sequence[Face], phase: Phase, rulings: MeldRulings) -> bool:
    """Return whether these faces, all of one side, hold the phase."""
    return fits(count_hand(faces), phase.runs, phase.sets, rulings)


def cards_short(faces: Sequence[Face], phase: Phase, rulings: MeldRulings) -> int:
    """Return how many more faces of the same side the hand needs at least; 0 if it can lay already."""
    counts = count_hand(faces)
    return next(short for short in count() if fits(counts, phase.runs, phase.sets, rulings, jokers=short))


def completing_draws(faces: Sequence[Face], phase: Phase, rulings: MeldRulings) -> tuple[Face, ...]:
    """Return the faces of which any one completes a hand that is one card short; FLIP marks make no difference."""
    if cards_short(faces, phase, rulings) != 1:
        return ()
    draws = (face for face in FACES_OF[side_of(faces[0])] if not has_flip(face))
    return tuple(face for face in draws if can_lay((*faces, face), phase, rulings))


def fits(counts: HandCounts, runs: Sizes, sets: Sizes, rulings: MeldRulings, jokers: int = 0) -> bool:
    """Return whether a counted hand holds runs and sets of these sizes, with so many jokers added."""
    if len(runs) == 2:
        return _two_runs_fit(counts, runs, rulings, jokers)
    return _run_and_sets_fit(counts, runs[0], sets, rulings, jokers)


def may_be_alike(counts: HandCounts, rulings: MeldRulings) -> bool:
    """Return whether two runs may come from one suit; open runs have no colour yet, so they are never alike."""
    return len(counts.once) == 1 or rulings.equal_groups is EqualGroups.ALLOWED


def _run_and_sets_fit(counts: HandCounts, size: int, sets: Sizes, rulings: MeldRulings, jokers: int) -> bool:
    per_group = rulings.numbered_card is NumberedCard.PER_GROUP
    alike = rulings.equal_groups is EqualGroups.ALLOWED
    for once, stars in zip(counts.once, counts.stars, strict=True):
        for taken in run_choices(size, once, stars + jokers):
            gaps = size - taken.bit_count()
            spare = jokers - max(gaps - stars, 1 if per_group and not taken else 0, 0)
            held = two_largest(counts.held, taken)
            if spare < 0 or not (taken or jokers or held[0]):
                continue
            wild = counts.all_stars + jokers - gaps
            if _sets_fit(sets, held, wild, alike, spare if per_group else len(sets)):
                return True
    return False


def _sets_fit(sets: Sizes, held: tuple[int, int], wild: int, alike: bool, starry: int) -> bool:
    """Return whether the two numbers held most make the sets, of which `starry` may have no numbered card."""
    most, second = held
    if len(sets) == 1:
        return sets[0] - most <= wild and (most > 0 or starry > 0)
    large, small = max(sets), min(sets)
    if max(large - most, 0) + max(small - second, 0) <= wild and (not most) + (not second) <= starry:
        return True
    return alike and large + small - most <= wild and 2 - most <= starry


def _two_runs_fit(counts: HandCounts, runs: Sizes, rulings: MeldRulings, jokers: int) -> bool:
    per_group = rulings.numbered_card is NumberedCard.PER_GROUP
    if may_be_alike(counts, rulings) and any(
        _one_suit_fits(counts, suit, runs, per_group, jokers) for suit in range(len(counts.once))
    ):
        return True
    firsts, seconds = (_fullest_runs(counts, size, per_group, jokers) for size in runs)
    return any(
        one != other and price + other_price <= jokers and (taken or other_taken or jokers)
        for one, taken, price in firsts
        for other, other_taken, other_price in seconds
    )


def _fullest_runs(counts: HandCounts, size: int, per_group: bool, jokers: int) -> list[tuple[int, Bits, int]]:
    """Return, for each suit that has one, the run with the fewest stars and the jokers that it needs."""
    runs = []
    for suit, stars in enumerate(counts.stars):
        fullest = run_choices(size, counts.once[suit], stars + jokers)
        if fullest:
            taken = fullest[0]
            price = max(size - taken.bit_count() - stars, 1 if per_group and not taken else 0, 0)
            runs.append((suit, taken, price))
    return runs


def _one_suit_fits(counts: HandCounts, suit: int, runs: Sizes, per_group: bool, jokers: int) -> bool:
    """Return whether one suit holds both runs; whatever the first uses, the second is best with the fewest stars."""
    once, twice, wild = counts.once[suit], counts.twice[suit], counts.stars[suit] + jokers
    for taken in run_choices(runs[0], once, wild):
        left = (once & ~taken) | (twice & taken)
        others = run_choices(runs[1], left, wild - runs[0] + taken.bit_count())
        if others and (taken or others[0] or jokers):
            starry = (not taken) + (not others[0])
            if not per_group or starry <= jokers:
                return True
    return False
