"""Choose a discard: the rest of the hand counts, a FLIP counts, and so does what the next player may take."""

from collections.abc import Sequence

from volteface.bots.phase10flip.planner.evaluate import Position, evaluate_both_sides, next_goes_out
from volteface.games.phase10flip.cards import Card, Side, face_up, faces_up, has_flip, is_star, points_of
from volteface.games.phase10flip.moves import Discard
from volteface.games.phase10flip.rules import LastDiscardFlips
from volteface.games.phase10flip.view import View


def choose_discard(position: Position, discards: Sequence[Discard]) -> Discard:
    """Return the best discard among those that are no folly, if there are any."""
    own, side = position.counts.own, position.counts.view.side
    cards = {move: find_own(own, move.card, side) for move in discards}
    for is_folly in (gives_away, throws_star, throws_back):
        cards = {move: card for move, card in cards.items() if not is_folly(position, card)} or cards

    def worth(move: Discard) -> tuple[float, int]:
        return evaluate_discard(position, own, cards[move]), points_of(face_up(cards[move], side))

    return max(cards, key=worth)


def throws_star(position: Position, card: Card) -> bool:
    """Return whether this is a star, which fits nearly everywhere."""
    return is_star(face_up(card, position.counts.view.side))


def gives_away(position: Position, card: Card) -> bool:
    """Return whether discarding this FLIP card lets the next player go out for certain."""
    if not flips(position.counts.view, card, is_last=False):
        return False
    return next_goes_out(position, position.counts.view.side.other, _top_after_flip(position.counts.view, card))


def throws_back(position: Position, card: Card) -> bool:
    """Return whether we took this card from the discard pile in this turn or, if it is a FLIP card, ever.

    Two players who throw what they take would pass a card to and fro, or flip the table, for ever.
    """
    view, me = position.counts.view, position.counts.me
    face = face_up(card, view.side)
    if face not in faces_up(view.hands[me].shown.cards, view.side):
        return False
    return has_flip(face) or face == view.faces[-1]


def evaluate_discard(position: Position, own: Sequence[Card], card: Card) -> float:
    """Return what it is worth to discard this card of these."""
    view, left = position.counts.view, list(own)
    left.remove(card)
    side = view.side
    if not left:
        return rival_points(position, side.other if flips(view, card, is_last=True) else side)
    if flips(view, card, is_last=False):
        return evaluate_both_sides(position, left, side.other, _top_after_flip(view, card))
    return evaluate_both_sides(position, left, side, card)


def flips(view: View, card: Card, is_last: bool) -> bool:
    """Return whether discarding this card turns the table over."""
    if is_last and view.rules.last_discard_flips is LastDiscardFlips.NO:
        return False
    return has_flip(face_up(card, view.side))


def _top_after_flip(view: View, card: Card) -> Card:
    """Return the oldest discard: the pile turns over as a block."""
    return (*view.discard, card)[0]


def rival_points(position: Position, side: Side) -> float:
    """Return the points in the rivals' hands if the round ended on this side."""
    return sum(expected.points for expected in position.rivals[side].values())


def find_own(own: Sequence[Card], name: str, side: Side) -> Card:
    """Return the card of one's own hand that a move names, whole or by its face."""
    return next(card for card in own if name in (card, face_up(card, side)))
