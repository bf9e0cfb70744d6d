"""What everybody has been shown of a hand and of the draw pile (rules 3.2 to 3.5).

Only what all players saw goes in, never which of two like cards it really was: a face that leaves a hand is taken
off the list whether or not it was the one that had been shown.
"""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from volteface.games.phase10flip.cards import ORDER, Card, Face, face_up, faces_up
from volteface.games.phase10flip.state import Shown, State
from volteface.kernel import Seat

T = TypeVar("T", Card, Face)


def remember_draw(state: State, seat: Seat, card: Card) -> State:
    """The top of the draw pile joins a hand; its active face is known only if it lay at the bottom and was seen."""
    if len(state.draw) > 1 or state.bottom is None:
        return state
    return replace(remember_take(state, seat, card), bottom=None)


def remember_take(state: State, seat: Seat, card: Card) -> State:
    """A card joins a hand of which everybody knows both faces."""
    shown = state.shown[seat]
    faces, cards = sort_faces((*shown.faces, face_up(card, state.side))), tuple(sorted((*shown.cards, card)))
    return _with_shown(state, seat, Shown(faces, cards))


def forget(state: State, seat: Seat, cards: Iterable[Card]) -> State:
    """Cards leave a hand, both their faces in sight."""
    shown = state.shown[seat]
    faces, whole = list(shown.faces), list(shown.cards)
    for card in cards:
        _remove(faces, face_up(card, state.side))
        _remove(whole, card)
    return _with_shown(state, seat, Shown(tuple(faces), tuple(whole)))


def remember_flip(state: State) -> State:
    """After a flip everybody knows all active faces: they have been looking at them."""
    shown = tuple(
        Shown(sort_faces(faces_up(hand, state.side)), old.cards)
        for hand, old in zip(state.hands, state.shown, strict=True)
    )
    bottom = face_up(state.draw[0], state.side) if state.draw else None
    return replace(state, shown=shown, bottom=bottom)


def sort_faces(faces: Iterable[Face]) -> tuple[Face, ...]:
    """Faces in their order, so that nothing can be read off their places."""
    return tuple(sorted(faces, key=ORDER.__getitem__))


def _with_shown(state: State, seat: Seat, shown: Shown) -> State:
    return replace(state, shown=(*state.shown[:seat], shown, *state.shown[seat + 1 :]))


def _remove(items: list[T], item: T) -> None:
    if item in items:
        items.remove(item)
