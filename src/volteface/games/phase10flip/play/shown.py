"""What everybody has been shown of each hand and of the draw pile (rules 3.2 to 3.5).

Only public information goes in, never which of two like cards it really was: a face that leaves a hand is taken off the
list whether or not it was the one that had been shown.
"""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from volteface.games.phase10flip.cards import Card, Face, face_up, faces_up, sort_faces
from volteface.games.phase10flip.state import Shown, State
from volteface.kernel import Seat

T = TypeVar("T", Card, Face)


def show_draw(state: State, seat: Seat, card: Card) -> State:
    """Record a draw; the drawn card is public only if it was the seen bottom card of the pile."""
    if len(state.draw) > 1 or state.bottom is None:
        return state
    return replace(show_take(state, seat, card), bottom=None)


def show_take(state: State, seat: Seat, card: Card) -> State:
    """Record a card that joins a hand with both faces public."""
    shown = state.shown[seat]
    faces, cards = sort_faces((*shown.faces, face_up(card, state.side))), tuple(sorted((*shown.cards, card)))
    return _with_shown(state, seat, Shown(faces, cards))


def forget_cards(state: State, seat: Seat, cards: Iterable[Card]) -> State:
    """Record cards that leave a hand with both faces public."""
    shown = state.shown[seat]
    faces, whole = list(shown.faces), list(shown.cards)
    for card in cards:
        _remove(faces, face_up(card, state.side))
        _remove(whole, card)
    return _with_shown(state, seat, Shown(tuple(faces), tuple(whole)))


def show_flip(state: State) -> State:
    """Record a flip: the faces that are active now were the backs that everybody saw."""
    shown = tuple(
        Shown(sort_faces(faces_up(hand, state.side)), old.cards)
        for hand, old in zip(state.hands, state.shown, strict=True)
    )
    bottom = face_up(state.draw[0], state.side) if state.draw else None
    return replace(state, shown=shown, bottom=bottom)


def _with_shown(state: State, seat: Seat, shown: Shown) -> State:
    return replace(state, shown=(*state.shown[:seat], shown, *state.shown[seat + 1 :]))


def _remove(items: list[T], item: T) -> None:
    if item in items:
        items.remove(item)
