"""The best way to lay a phase down: the one that leaves the fewest points in hand, then the fewest cards."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from volteface.games.phase10flip.cards import Face, points_of
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.melds.best_sets import SetPlan, best_sets
from volteface.games.phase10flip.melds.feasibility import fits, may_be_alike
from volteface.games.phase10flip.melds.hand_counts import TEN_POINTS, Bits, HandCounts, count_hand
from volteface.games.phase10flip.melds.pick_faces import pick_faces
from volteface.games.phase10flip.melds.rulings import MeldRulings, NumberedCard, Sizes, group_sizes
from volteface.games.phase10flip.melds.run_choices import run_choices
from volteface.games.phase10flip.phases import Phase


class RunPlan(NamedTuple):
    """A run to lay: its suit, its size, and which of its numbers are no stars."""

    suit: int
    size: int
    taken: Bits

    @property
    def stars(self) -> int:
        """The number of stars that fill its gaps."""
        return self.size - self.taken.bit_count()

    @property
    def points(self) -> int:
        """What its cards are worth in hand."""
        return 20 * self.stars + 5 * self.taken.bit_count() + 5 * (self.taken & TEN_POINTS).bit_count()


class Plan(NamedTuple):
    """A lay-down before its faces are picked: what it is worth, its runs, and its sets."""

    points: int
    runs: tuple[RunPlan, ...] = ()
    sets: tuple[SetPlan, ...] = ()


def best_layout(faces: Sequence[Face], phase: Phase, rulings: MeldRulings) -> tuple[Group, ...] | None:
    """Return the best lay-down, or None if the hand cannot lay the phase; the order of the faces does not matter."""
    counts = count_hand(faces)
    if not fits(counts, phase.runs, phase.sets, rulings):
        return None
    plan = _best_plan(faces, counts, phase, rulings)
    runs = tuple((run.suit, run.size, run.taken) for run in plan.runs)
    return pick_faces(faces, runs, plan.sets)


def _best_plan(faces: Sequence[Face], counts: HandCounts, phase: Phase, rulings: MeldRulings) -> Plan:
    """Return the best plan over all group sizes; larger ones come first, so more cards win a tie."""
    ceilings = [0, *accumulate(sorted(map(points_of, faces), reverse=True))]
    best = Plan(0)
    for runs, sets in group_sizes(phase, rulings, len(faces)):
        ceiling = ceilings[sum(runs) + sum(sets)]
        if ceiling > best.points and fits(counts, runs, sets, rulings):
            best = _best_of_sizes(_plans(counts, runs, sets, rulings), best, ceiling)
    return best


def _best_of_sizes(plans: Iterator[Plan], best: Plan, ceiling: int) -> Plan:
    """Return the first of the best plans; `ceiling` is what the dearest cards of the hand are worth."""
    for plan in plans:
        if plan.points > best.points:
            best = plan
            if best.points == ceiling:
                break
    return best


def _plans(counts: HandCounts, runs: Sizes, sets: Sizes, rulings: MeldRulings) -> Iterator[Plan]:
    if len(runs) == 2:
        return _two_run_plans(counts, runs, rulings)
    return _run_and_set_plans(counts, runs[0], sets, rulings)


def _run_plans(counts: HandCounts, size: int) -> list[RunPlan]:
    suits = enumerate(zip(counts.once, counts.stars, strict=True))
    return [RunPlan(suit, size, taken) for suit, (once, stars) in suits for taken in run_choices(size, once, stars)]


def _run_and_set_plans(counts: HandCounts, size: int, sets: Sizes, rulings: MeldRulings) -> Iterator[Plan]:
    """Yield each run with the best sets that it leaves."""
    per_group = rulings.numbered_card is NumberedCard.PER_GROUP
    for run in _run_plans(counts, size):
        if not (per_group and not run.taken):
            found = best_sets(counts, run.taken, sets, counts.all_stars - run.stars, rulings)
            if found is not None:
                points, planned = found
                yield Plan(run.points + points, (run,), planned)


def _two_run_plans(counts: HandCounts, runs: Sizes, rulings: MeldRulings) -> Iterator[Plan]:
    alike, per_group = may_be_alike(counts, rulings), rulings.numbered_card is NumberedCard.PER_GROUP
    firsts, seconds = (_run_plans(counts, size) for size in runs)
    for one in firsts:
        for other in seconds:
            numbered = one.taken and other.taken if per_group else one.taken or other.taken
            if numbered and (alike or one.suit != other.suit) and _go_together(counts, one, other):
                yield Plan(one.points + other.points, (one, other))


def _go_together(counts: HandCounts, one: RunPlan, other: RunPlan) -> bool:
    """Return whether the hand has the cards for both runs."""
    if one.suit != other.suit:
        return True
    shared = one.taken & other.taken
    return shared & ~counts.twice[one.suit] == 0 and one.stars + other.stars <= counts.stars[one.suit]
