"""How the planner lays its phase and what it hits: so that the least remains, and a FLIP that is worth more is held."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from volteface.bots.phase10flip.discards import find_own, weigh_discard
from volteface.bots.phase10flip.lay_downs import best_lay_down, lay_downs
from volteface.bots.phase10flip.position import Position
from volteface.bots.phase10flip.shedding import Step, shed, spots_of
from volteface.games.phase10flip.cards import Card, Face, face_up, has_flip, points_of
from volteface.games.phase10flip.melds import Layout
from volteface.games.phase10flip.moves import Hit
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


def choose_hit(position: Position, hits: Sequence[Hit]) -> Hit | None:
    """The next hit, or nothing if all that may be hit is better held."""
    view = position.knowledge.view
    for step in shed(position.spots, view.faces).steps:
        hit = _as_hit(step, hits, view)
        if hit is not None and not _is_better_held(position, hit):
            return hit
    return None


def _as_hit(step: Step, hits: Sequence[Hit], view: View) -> Hit | None:
    """The offer that makes this step, if it may be made now."""
    seat, place = _places(view)[step.spot]
    found = (hit for hit in hits if (hit.seat, hit.group, hit.number) == (seat, place, step.number))
    return next((hit for hit in found if _face(hit.card, view) == step.face), None)


def _places(view: View) -> list[tuple[Seat, int]]:
    return [(seat, place) for seat, groups in enumerate(view.laid) for place in range(len(groups))]


def _face(name: str, view: View) -> Face:
    return face_up(Card(name), view.side) if view.hand else Face(name)


def _is_better_held(position: Position, hit: Hit) -> bool:
    """Whether a FLIP card is worth more as a discard, which turns the table over, than on the table."""
    view, own = position.knowledge.view, position.knowledge.own
    card = find_own(own, hit.card, view.side)
    if not has_flip(face_up(card, view.side)) or len(own) < 3:
        return False
    rest = list(own)
    rest.remove(card)
    return weigh_discard(position, own, card) > max(weigh_discard(position, rest, other) for other in set(rest))
