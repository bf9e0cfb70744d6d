"""Choose a lay-down and hits: as little as possible remains, but a FLIP card that is worth more in hand is kept."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from volteface.bots.phase10flip.lay_downs import best_lay_down, lay_downs, named_face
from volteface.bots.phase10flip.planner.discard import evaluate_discard, find_own, rival_points
from volteface.bots.phase10flip.planner.evaluate import Position, evaluate_both_sides
from volteface.bots.phase10flip.planner.hit_plan import PlannedHit, group_ends, plan_hits
from volteface.games.phase10flip.cards import has_flip, points_of
from volteface.games.phase10flip.melds import Layout
from volteface.games.phase10flip.moves import Hit
from volteface.games.phase10flip.rules import FlipWhen
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat

LAYOUTS: Final = 40  # that are compared
CARD_WORTH: Final = 8  # points that a card more in hand is worth, for it delays going out


def choose_layout(view: View) -> Layout | None:
    """Return the layout that leaves the least in hand after all hits, or None if none may be laid."""
    best = best_lay_down(view)
    if best is None:
        return None
    groups = [laid.group for laid_groups in view.laid for laid in laid_groups]

    def cost(layout: Layout) -> int:
        left = list(view.faces)
        for group in layout:
            for placed in group.cards:
                left.remove(placed.face)
        remaining = plan_hits(group_ends((*groups, *layout)), left).left
        return sum(map(points_of, remaining)) + CARD_WORTH * len(remaining)

    return min((best, *islice(lay_downs(view), LAYOUTS)), key=cost)


def choose_plain_hit(view: View, hits: Sequence[Hit]) -> Hit | None:
    """Return the next hit with a card without a FLIP mark: nothing is gained by keeping it."""
    return next((hit for hit in _in_order(view, hits) if not has_flip(named_face(hit.card, view))), None)


def choose_flip_hit(position: Position, hits: Sequence[Hit]) -> Hit | None:
    """Return the next hit with a FLIP card, unless it is better kept."""
    return next((hit for hit in _in_order(position.counts.view, hits) if _is_worth(position, hit)), None)


def _in_order(view: View, hits: Sequence[Hit]) -> Iterator[Hit]:
    """Yield the planned hits in their order, as far as they may be made now."""
    ends = group_ends(laid.group for groups in view.laid for laid in groups)
    planned = plan_hits(ends, view.faces).hits
    return (hit for plan in planned if (hit := _as_offer(plan, hits, view)) is not None)


def _as_offer(plan: PlannedHit, hits: Sequence[Hit], view: View) -> Hit | None:
    """Return the offer that makes this hit, if it may be made now."""
    seat, group = _groups(view)[plan.group]
    found = (hit for hit in hits if (hit.seat, hit.group, hit.number) == (seat, group, plan.number))
    return next((hit for hit in found if named_face(hit.card, view) == plan.face), None)


def _groups(view: View) -> list[tuple[Seat, int]]:
    """Return the seat and index of every group on the table."""
    return [(seat, index) for seat, groups in enumerate(view.laid) for index in range(len(groups))]


def _is_worth(position: Position, hit: Hit) -> bool:
    """Return whether a FLIP card is worth more on the table than as a discard, which turns the table over."""
    view, own = position.counts.view, position.counts.own
    card = find_own(own, hit.card, view.side)
    if len(own) == 1:
        return rival_points(position, view.side) >= evaluate_discard(position, own, card)
    if len(own) == 2:
        return True
    rest = list(own)
    rest.remove(card)
    if view.rules.flip_when is FlipWhen.DISCARDED_OR_LAID:
        held = max(evaluate_discard(position, own, other) for other in set(rest))
        return evaluate_both_sides(position, rest, view.side.other, None) >= held
    return max(evaluate_discard(position, rest, other) for other in set(rest)) >= evaluate_discard(position, own, card)
