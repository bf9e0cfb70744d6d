"""Guess the cards that other players hold: their backs are visible, and few cards share a back."""

from random import Random
from typing import TypeAlias

from volteface.bots.phase10flip.planner.card_counts import CardCounts
from volteface.games.phase10flip.cards import Card, Face, Side, face_up, faces_up
from volteface.games.phase10flip.view import Hand
from volteface.kernel import Seat

Hands: TypeAlias = dict[Seat, tuple[Card, ...]]
Pool: TypeAlias = dict[Face, list[Card]]  # unseen cards by their backs


def guess_hands(counts: CardCounts, generator: Random) -> Hands:
    """Return, for every rival in the round, a hand with the right backs and every card that has been shown."""
    view = counts.view
    away, pool = view.side.other, dict[Face, list[Card]]()
    for card, back in zip(counts.unseen, faces_up(counts.unseen, away), strict=True):
        pool.setdefault(back, []).append(card)
    rivals = [seat for seat in view.playing if seat != counts.me]
    return {seat: _guess(view.hands[seat], view.side, pool, generator) for seat in rivals}


def _guess(hand: Hand, side: Side, pool: Pool, generator: Random) -> tuple[Card, ...]:
    """Take cards for one hand out of the pool; what was shown is matched first."""
    cards, backs, shown, away = list(hand.shown.cards), list(hand.backs), list(hand.shown.faces), side.other
    for card in hand.shown.cards:
        _remove(backs, face_up(card, away))
        _remove(shown, face_up(card, side))
    for face in shown:
        back = next((back for back in backs if _find(pool, back, face, side) is not None), None)
        if back is not None:
            cards.append(pool[back].pop(_find(pool, back, face, side) or 0))
            backs.remove(back)
    # An earlier guess may have used up all cards with a back, so a guessed hand may lack one.
    return (*cards, *(pool[back].pop(generator.randrange(len(pool[back]))) for back in backs if pool.get(back)))


def _find(pool: Pool, back: Face, face: Face, side: Side) -> int | None:
    """Return the index of a card with these two faces in the pool."""
    return next((index for index, card in enumerate(pool.get(back, ())) if face_up(card, side) == face), None)


def _remove(faces: list[Face], face: Face) -> None:
    if face in faces:
        faces.remove(face)
