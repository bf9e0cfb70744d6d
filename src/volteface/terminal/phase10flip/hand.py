"""One's own hand as it is held: in which order, with which names for its cards, and which of them is new."""

from collections import Counter
from typing import Final

from msgspec import Struct

from volteface.games.phase10flip.cards import ORDER, Face, face_up, is_star, number_of
from volteface.games.phase10flip.moves import LayDown
from volteface.games.phase10flip.view import View
from volteface.terminal.face import Switch
from volteface.terminal.look import Look

BY_NUMBER: Final = "by-number"
BACKS: Final = "backs"
SWITCHES: Final = (
    Switch("c", "terminal-p10-key-sort", BY_NUMBER, "off"),
    Switch("n", "terminal-p10-key-sort", BY_NUMBER, "on"),
    Switch("p", "terminal-p10-key-peek", BACKS),
)

Places = tuple[tuple[int, ...], ...]  # cards of the hand by their places, group by group


class Held(Struct, frozen=True):
    """A card in hand: what it is called in a move, its active face, and its back if that may be seen."""

    name: str
    face: Face
    back: Face | None


def hold(view: View, look: Look) -> tuple[Held, ...]:
    """The hand of whoever looks, in the order they like."""
    if view.hand:
        held = [Held(card, face_up(card, view.side), face_up(card, view.side.other)) for card in view.hand]
    else:
        held = [Held(face, face, None) for face in view.faces]
    return tuple(sorted(held, key=_by_number if BY_NUMBER in look.switched_on else _by_colour))


def newest(view: View) -> str | None:
    """What the card drawn in this turn is called, while nothing has been laid since."""
    if not view.has_drawn or view.me != view.seat:
        return None
    names: tuple[str, ...] = view.hand or view.faces
    return names[-1] if names else None


def places_of(held: tuple[Held, ...], move: LayDown) -> Places:
    """Where the cards of a lay-down are in the hand."""
    used: Counter[str] = Counter()
    return tuple(tuple(_place(held, laying.card, used) for laying in group) for group in move.groups)


def _place(held: tuple[Held, ...], name: str, used: Counter[str]) -> int:
    places = [place for place, one in enumerate(held) if name in (one.name, one.face)]
    used[name] += 1
    return places[min(used[name], len(places)) - 1]


def _by_colour(held: Held) -> tuple[int, str]:
    return ORDER[held.face], held.name


def _by_number(held: Held) -> tuple[bool, int, int, str]:
    return is_star(held.face), number_of(held.face) or 0, ORDER[held.face], held.name
