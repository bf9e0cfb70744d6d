"""The best way to lay a phase down: what remains in hand costs the fewest points, then is the fewest cards."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from volteface.games.phase10flip.cards import Face, points_of
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.melds.best_sets import SetPlan, best_sets
from volteface.games.phase10flip.melds.dealing_out import deal_out
from volteface.games.phase10flip.melds.feasibility import Sizes, fits, may_be_alike
from volteface.games.phase10flip.melds.rulings import MeldRulings, NumberedCard
from volteface.games.phase10flip.melds.shapes import shapes
from volteface.games.phase10flip.melds.takes import takes
from volteface.games.phase10flip.melds.tally import TEN_POINTS, Bits, Tally, count
from volteface.games.phase10flip.phases import Phase


class RunPlan(NamedTuple):
    """A run: from which suit, of which size, and which of its numbers are no stars."""

    suit: int
    size: int
    taken: Bits

    @property
    def stars(self) -> int:
        """How many stars fill its gaps."""
        return self.size - self.taken.bit_count()

    @property
    def points(self) -> int:
        """What its cards are worth in hand."""
        return 20 * self.stars + 5 * self.taken.bit_count() + 5 * (self.taken & TEN_POINTS).bit_count()


class Plan(NamedTuple):
    """A lay-down without its faces: what it is worth, its runs, and its sets."""

    points: int
    runs: tuple[RunPlan, ...] = ()
    sets: tuple[SetPlan, ...] = ()


def best_layout(faces: Sequence[Face], phase: Phase, rulings: MeldRulings) -> tuple[Group, ...] | None:
    """The best lay-down, or nothing if the hand cannot lay the phase; the order of the hand makes no difference."""
    tally = count(faces)
    if not fits(tally, phase.runs, phase.sets, rulings):
        return None
    plan = _best_plan(faces, tally, phase, rulings)
    runs = tuple((run.suit, run.size, run.taken) for run in plan.runs)
    return deal_out(faces, runs, plan.sets)


def _best_plan(faces: Sequence[Face], tally: Tally, phase: Phase, rulings: MeldRulings) -> Plan:
    """The best plan over all shapes; larger shapes come first, so equal points go to the one with more cards."""
    ceilings = [0, *accumulate(sorted(map(points_of, faces), reverse=True))]
    best = Plan(0)
    for runs, sets in shapes(phase, rulings, len(faces)):
        ceiling = ceilings[sum(runs) + sum(sets)]
        if ceiling > best.points and fits(tally, runs, sets, rulings):
            best = _best_of_shape(_plans(tally, runs, sets, rulings), best, ceiling)
    return best


def _best_of_shape(plans: Iterator[Plan], best: Plan, ceiling: int) -> Plan:
    """The first of the best plans; no plan is worth more than the dearest cards of the hand."""
    for plan in plans:
        if plan.points > best.points:
            best = plan
            if best.points == ceiling:
                break
    return best


def _plans(tally: Tally, runs: Sizes, sets: Sizes, rulings: MeldRulings) -> Iterator[Plan]:
    if len(runs) == 2:
        return _two_run_plans(tally, runs, rulings)
    return _run_and_set_plans(tally, runs[0], sets, rulings)


def _run_plans(tally: Tally, size: int) -> list[RunPlan]:
    suits = enumerate(zip(tally.once, tally.stars, strict=True))
    return [RunPlan(suit, size, taken) for suit, (once, stars) in suits for taken in takes(size, once, stars)]


def _run_and_set_plans(tally: Tally, size: int, sets: Sizes, rulings: MeldRulings) -> Iterator[Plan]:
    """Each run with the best sets that it leaves."""
    per_group = rulings.numbered_card is NumberedCard.PER_GROUP
    for run in _run_plans(tally, size):
        if not (per_group and not run.taken):
            found = best_sets(tally, run.taken, sets, tally.all_stars - run.stars, rulings)
            if found is not None:
                points, planned = found
                yield Plan(run.points + points, (run,), planned)


def _two_run_plans(tally: Tally, runs: Sizes, rulings: MeldRulings) -> Iterator[Plan]:
    alike, per_group = may_be_alike(tally, rulings), rulings.numbered_card is NumberedCard.PER_GROUP
    firsts, seconds = (_run_plans(tally, size) for size in runs)
    for one in firsts:
        for other in seconds:
            numbered = one.taken and other.taken if per_group else one.taken or other.taken
            if numbered and (alike or one.suit != other.suit) and _go_together(tally, one, other):
                yield Plan(one.points + other.points, (one, other))


def _go_together(tally: Tally, one: RunPlan, other: RunPlan) -> bool:
    """Whether the hand has the cards for both runs."""
    if one.suit != other.suit:
        return True
    shared = one.taken & other.taken
    return shared & ~tally.twice[one.suit] == 0 and one.stars + other.stars <= tally.stars[one.suit]
