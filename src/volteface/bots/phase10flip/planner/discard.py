"""Choose a discard: the rest of the hand counts, a FLIP counts, and so does what the next player may take."""

from collections.abc import Sequence

from volteface.bots.phase10flip.planner.evaluate import Position, evaluate_both_sides
from volteface.games.phase10flip.cards import Card, Side, face_up, has_flip, points_of
from volteface.games.phase10flip.moves import Discard
from volteface.games.phase10flip.rules import LastDiscardFlips
from volteface.games.phase10flip.view import View


def choose_discard(position: Position, discards: Sequence[Discard]) -> Discard:
    """Return the best discard."""
    own, side = position.counts.own, position.counts.view.side

    def worth(move: Discard) -> tuple[float, int]:
        card = find_own(own, move.card, side)
        return evaluate_discard(position, own, card), points_of(face_up(card, side))

    return max(discards, key=worth)


def evaluate_discard(position: Position, own: Sequence[Card], card: Card) -> float:
    """Return what it is worth to discard this card of these."""
    view, left = position.counts.view, list(own)
    left.remove(card)
    side = view.side
    if not left:
        return rival_points(position, side.other if flips(view, card, is_last=True) else side)
    if flips(view, card, is_last=False):
        # The pile turns over as a block: its oldest card comes to lie on top.
        return evaluate_both_sides(position, left, side.other, (*view.discard, card)[0])
    return evaluate_both_sides(position, left, side, card)


def flips(view: View, card: Card, is_last: bool) -> bool:
    """Return whether discarding this card turns the table over."""
    if is_last and view.rules.last_discard_flips is LastDiscardFlips.NO:
        return False
    return has_flip(face_up(card, view.side))


def rival_points(position: Position, side: Side) -> float:
    """Return the points in the rivals' hands if the round ended on this side."""
    return sum(expected.points for expected in position.rivals[side].values())


def find_own(own: Sequence[Card], name: str, side: Side) -> Card:
    """Return the card of one's own hand that a move names, whole or by its face."""
    return next(card for card in own if name in (card, face_up(card, side)))
