"""Card counting: the cards a seat has not seen, and the odds of each for the next draw."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from volteface.bots.phase10flip.lay_downs import own_seat
from volteface.bots.phase10flip.planner.missing_cards import Helping
from volteface.games.phase10flip.cards import Card, Face, Side, face_up, faces_up
from volteface.games.phase10flip.melds.hand_counts import COLOUR_CELLS, INTENSE_CELLS
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat

# The suit and number of every face; a star is number 0.
COLUMNS: Final[Mapping[Side, Mapping[Face, tuple[int, int]]]] = {
    side: {face: (suit, max(bit.bit_length() - 1, 0)) for face, (suit, bit) in cells.items()}
    for side, cells in ((Side.COLOUR, COLOUR_CELLS), (Side.INTENSE, INTENSE_CELLS))
}


class DrawOdds(NamedTuple):
    """The expected number of cards of each face in the draw pile, by suit and number; 0 stands for the star."""

    side: Side
    counts: tuple[tuple[float, ...], ...]
    total: float

    def chance(self, helping: Helping) -> float:
        """Return the probability that the next card is one of those that help."""
        if not self.total:
            return 0
        cards = 0.0
        for counts, bits in zip(self.counts, helping, strict=True):
            left = bits
            while left:
                lowest = left & -left
                cards += counts[lowest.bit_length() - 1]
                left ^= lowest
        return cards / self.total


class CardCounts(NamedTuple):
    """What a seat can work out from its view."""

    view: View
    me: Seat
    own: tuple[Card, ...]  # one's hand; where own backs are hidden, a guess at it
    unseen: tuple[Card, ...]  # in the draw pile or hidden in other hands
    next_cards: tuple[Card, ...]  # what the top of the draw pile may be
    odds: dict[Side, DrawOdds]  # of the draw pile, on either side


def count_cards(view: View, generator: Random) -> CardCounts:
    """Count the cards that this view leaves unseen."""
    me = own_seat(view)
    pool = _unplaced(view, me)
    own = view.hand or tuple(_take_one(pool, face, view.side, generator) for face in view.faces)
    backs = faces_up(pool, view.side.other)
    next_cards = tuple(card for card, back in zip(pool, backs, strict=True) if back == view.draw_back)
    shares = _shares(view, backs)
    return CardCounts(view, me, own, tuple(pool), next_cards, {side: _odds(pool, shares, side) for side in Side})


def _unplaced(view: View, me: Seat) -> list[Card]:
    """Return the cards whose location this seat does not know."""
    known = Counter(view.discard)
    known.update(view.hand)
    known.update(card for groups in view.laid for laid in groups for card in laid.cards)
    known.update(card for seat, hand in enumerate(view.hands) if seat != me for card in hand.shown.cards)
    return list((Counter(view.deck) - known).elements())


def _take_one(pool: list[Card], face: Face, side: Side, generator: Random) -> Card:
    card = generator.choice([card for card in pool if face_up(card, side) == face])
    pool.remove(card)
    return card


def _shares(view: View, backs: Sequence[Face]) -> list[float]:
    """Return the probability that each unseen card is in the draw pile, given the backs in the other hands."""
    away, me = view.side.other, own_seat(view)
    held: Counter[Face] = Counter()
    for seat, hand in enumerate(view.hands):
        if seat != me:
            held.update(hand.backs)
            held.subtract(face_up(card, away) for card in hand.shown.cards)
    shares = {back: max(1 - held[back] / unseen, 0.0) for back, unseen in Counter(backs).items()}
    return [shares[back] for back in backs]


def _odds(pool: Sequence[Card], shares: Sequence[float], side: Side) -> DrawOdds:
    cells = COLUMNS[side]
    counts = [[0.0] * 13 for _ in range(4 if side is Side.COLOUR else 1)]
    for face, share in zip(faces_up(pool, side), shares, strict=True):
        suit, number = cells[face]
        counts[suit][number] += share
    return DrawOdds(side, tuple(map(tuple, counts)), sum(map(sum, counts)))
