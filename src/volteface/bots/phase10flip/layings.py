"""How the planner lays its phase and what it hits: so that the least remains, and a FLIP that is worth more is held."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from volteface.bots.phase10flip.discards import find_own, rival_points, weigh_discard
from volteface.bots.phase10flip.lay_downs import best_lay_down, lay_downs
from volteface.bots.phase10flip.own import named_face
from volteface.bots.phase10flip.position import Position, weigh_both_sides
from volteface.bots.phase10flip.shedding import Step, shed, spots_of
from volteface.games.phase10flip.cards import has_flip, points_of
from volteface.games.phase10flip.melds import Layout
from volteface.games.phase10flip.moves import Hit
from volteface.games.phase10flip.rules import FlipWhen
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat

WAYS: Final = 40  # to lay that are compared
CARD_WORTH: Final = 8  # points that a card more in hand is worth, for it delays going out


def choose_layout(view: View) -> Layout | None:
    """The layout after which, all hits made, the least remains; nothing if none may be laid."""
    best = best_lay_down(view)
    if best is None:
        return None
    groups = [laid.group for laid_groups in view.laid for laid in laid_groups]

    def cost(layout: Layout) -> int:
        left = list(view.faces)
        for group in layout:
            for placed in group.cards:
                left.remove(placed.face)
        remaining = shed(spots_of((*groups, *layout)), left).left
        return sum(map(points_of, remaining)) + CARD_WORTH * len(remaining)

    return min((best, *islice(lay_downs(view), WAYS)), key=cost)


def choose_plain_hit(view: View, hits: Sequence[Hit]) -> Hit | None:
    """The next hit with a card without a FLIP mark: nothing is gained by holding it."""
    return next((hit for hit in _in_order(view, hits) if not has_flip(named_face(hit.card, view))), None)


def choose_flip_hit(position: Position, hits: Sequence[Hit]) -> Hit | None:
    """The next hit with a FLIP card, unless that is better held."""
    return next((hit for hit in _in_order(position.knowledge.view, hits) if _is_worth(position, hit)), None)


def _in_order(view: View, hits: Sequence[Hit]) -> Iterator[Hit]:
    """The hits that shed most, in their order, as far as they may be made now."""
    spots = spots_of(laid.group for groups in view.laid for laid in groups)
    steps = shed(spots, view.faces).steps
    return (hit for step in steps if (hit := _as_hit(step, hits, view)) is not None)


def _as_hit(step: Step, hits: Sequence[Hit], view: View) -> Hit | None:
    """The offer that makes this step, if it may be made now."""
    seat, place = _places(view)[step.spot]
    found = (hit for hit in hits if (hit.seat, hit.group, hit.number) == (seat, place, step.number))
    return next((hit for hit in found if named_face(hit.card, view) == step.face), None)


def _places(view: View) -> list[tuple[Seat, int]]:
    return [(seat, place) for seat, groups in enumerate(view.laid) for place in range(len(groups))]


def _is_worth(position: Position, hit: Hit) -> bool:
    """Whether a FLIP card is worth more on the table than as a discard, which turns the table over."""
    view, own = position.knowledge.view, position.knowledge.own
    card = find_own(own, hit.card, view.side)
    if len(own) == 1:
        return rival_points(position, view.side) >= weigh_discard(position, own, card)
    if len(own) == 2:
        return True
    rest = list(own)
    rest.remove(card)
    if view.rules.flip_when is FlipWhen.DISCARDED_OR_LAID:
        held = max(weigh_discard(position, own, other) for other in set(rest))
        return weigh_both_sides(position, rest, view.side.other, None) >= held
    return max(weigh_discard(position, rest, other) for other in set(rest)) >= weigh_discard(position, own, card)
