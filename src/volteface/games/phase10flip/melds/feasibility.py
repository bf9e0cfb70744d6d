"""Whether a hand can lay a phase down, exactly and fast.

A run takes different numbers from one suit and fills its gaps with that suit's stars; a set takes cards of one number
and any stars. All choices of what the run takes are tried; the sets are then best served by the numbers held
most. A *joker* is a card still to come that may be any face: with none this is the rule, and the fewest jokers that
make a hand fit are the cards it is short of. A larger group is never easier to lay, so
`lay_down_size` plays no part here.
"""

from collections.abc import Sequence
from typing import TypeAlias

from volteface.games.phase10flip.cards import Face
from volteface.games.phase10flip.melds.rulings import EqualGroups, MeldRulings, NumberedCard
from volteface.games.phase10flip.melds.takes import takes
from volteface.games.phase10flip.melds.tally import Bits, Tally, count, two_largest
from volteface.games.phase10flip.phases import Phase

Sizes: TypeAlias = tuple[int, ...]


def can_lay(faces: Sequence[Face], phase: Phase, rulings: MeldRulings) -> bool:
    """Whether these faces, all of one side, hold the phase."""
    return fits(count(faces), phase.runs, phase.sets, rulings)


def fits(tally: Tally, runs: Sizes, sets: Sizes, rulings: MeldRulings, jokers: int = 0) -> bool:
    """Whether a counted hand holds runs and sets of these sizes, with so many jokers added."""
    if len(runs) == 2:
        return _two_runs_fit(tally, runs, rulings, jokers)
    return _run_and_sets_fit(tally, runs[0], sets, rulings, jokers)


def may_be_alike(tally: Tally, rulings: MeldRulings) -> bool:
    """Whether two runs may come from one suit: open runs have no colour yet, so they are never of one colour."""
    return len(tally.once) == 1 or rulings.equal_groups is EqualGroups.ALLOWED


def _run_and_sets_fit(tally: Tally, size: int, sets: Sizes, rulings: MeldRulings, jokers: int) -> bool:
    per_group = rulings.numbered_card is NumberedCard.PER_GROUP
    alike = rulings.equal_groups is EqualGroups.ALLOWED
    for once, stars in zip(tally.once, tally.stars, strict=True):
        for taken in takes(size, once, stars + jokers):
            gaps = size - taken.bit_count()
            spare = jokers - max(gaps - stars, 1 if per_group and not taken else 0, 0)
            held = two_largest(tally.levels, taken)
            if spare < 0 or not (taken or jokers or held[0]):
                continue
            wild = tally.all_stars + jokers - gaps
            if _sets_fit(sets, held, wild, alike, spare if per_group else len(sets)):
                return True
    return False


def _sets_fit(sets: Sizes, held: tuple[int, int], wild: int, alike: bool, starry: int) -> bool:
    """Whether the two numbers held most serve the sets, of which so many may be without a numbered card."""
    most, second = held
    if len(sets) == 1:
        return sets[0] - most <= wild and (most > 0 or starry > 0)
    large, small = max(sets), min(sets)
    if max(large - most, 0) + max(small - second, 0) <= wild and (not most) + (not second) <= starry:
        return True
    return alike and large + small - most <= wild and 2 - most <= starry


def _two_runs_fit(tally: Tally, runs: Sizes, rulings: MeldRulings, jokers: int) -> bool:
    per_group = rulings.numbered_card is NumberedCard.PER_GROUP
    if may_be_alike(tally, rulings) and any(
        _one_suit_fits(tally, suit, runs, per_group, jokers) for suit in range(len(tally.once))
    ):
        return True
    firsts, seconds = (_fullest_runs(tally, size, per_group, jokers) for size in runs)
    return any(
        one != other and price + other_price <= jokers and (taken or other_taken or jokers)
        for one, taken, price in firsts
        for other, other_taken, other_price in seconds
    )


def _fullest_runs(tally: Tally, size: int, per_group: bool, jokers: int) -> list[tuple[int, Bits, int]]:
    """For each suit that has one: its run with the fewest stars, and the jokers that it needs."""
    runs = []
    for suit, stars in enumerate(tally.stars):
        fullest = takes(size, tally.once[suit], stars + jokers)
        if fullest:
            taken = fullest[0]
            price = max(size - taken.bit_count() - stars, 1 if per_group and not taken else 0, 0)
            runs.append((suit, taken, price))
    return runs


def _one_suit_fits(tally: Tally, suit: int, runs: Sizes, per_group: bool, jokers: int) -> bool:
    """Whether one suit holds both runs; whatever the first takes, the second is best with the fewest stars."""
    once, twice, wild = tally.once[suit], tally.twice[suit], tally.stars[suit] + jokers
    for taken in takes(runs[0], once, wild):
        left = (once & ~taken) | (twice & taken)
        others = takes(runs[1], left, wild - runs[0] + taken.bit_count())
        if others and (taken or others[0] or jokers):
            starry = (not taken) + (not others[0])
            if not per_group or starry <= jokers:
                return True
    return False
