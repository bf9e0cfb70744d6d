"""A guess at the cards other players hold: their backs are in sight, and few cards have a given back."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from volteface.bots.phase10flip.knowledge import Knowledge
from volteface.games.phase10flip.cards import Card, Face, Side, face_up
from volteface.games.phase10flip.view import Hand
from volteface.kernel import Seat

Hands: TypeAlias = dict[Seat, tuple[Card, ...]]


def guess_hands(knowledge: Knowledge, generator: Random) -> Hands:
    """For every rival in the round a hand that shows the right backs, and all that has been shown."""
    view, pool = knowledge.view, list(knowledge.unseen)
    generator.shuffle(pool)
    rivals = [seat for seat in view.playing if seat != knowledge.me]
    return {seat: _guess(view.hands[seat], view.side, pool) for seat in rivals}


def _guess(hand: Hand, side: Side, pool: list[Card]) -> tuple[Card, ...]:
    """Cards for one hand, taken out of a shuffled pool; what was shown is matched first."""
    cards, backs, shown = list(hand.shown.cards), list(hand.backs), list(hand.shown.faces)
    for card in cards:
        _strike(backs, face_up(card, side.other))
        _strike(shown, face_up(card, side))
    for face in shown:
        card = _pull([card for card in pool if face_up(card, side) == face and face_up(card, side.other) in backs], pool)
        if card is not None:
            backs.remove(face_up(card, side.other))
            cards.append(card)
    for back in backs:
        card = _pull([card for card in pool if face_up(card, side.other) == back], pool)
        if card is not None:
            cards.append(card)
    return tuple(cards)


def _pull(fitting: Sequence[Card], pool: list[Card]) -> Card | None:
    """The first card that fits, out of the pool; an earlier guess may have used up all of them."""
    if not fitting:
        return None
    pool.remove(fitting[0])
    return fitting[0]


def _strike(faces: list[Face], face: Face) -> None:
    if face in faces:
        faces.remove(face)
