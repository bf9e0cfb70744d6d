"""The viewer's hand as displayed: its order, the cards' names in moves, and the newest card."""

from collections import Counter
from typing import Final

from msgspec import Struct

from volteface.games.phase10flip.cards import ORDER, Face, face_up, is_star, number_of
from volteface.games.phase10flip.moves import LayDown
from volteface.games.phase10flip.view import View
from volteface.terminal.game_ui import DisplayToggle
from volteface.terminal.render_context import RenderContext

BY_NUMBER: Final = "by-number"
BACKS: Final = "backs"
TOGGLES: Final = (
    DisplayToggle("c", "terminal-p10-key-sort", BY_NUMBER, "clear"),
    DisplayToggle("n", "terminal-p10-key-sort", BY_NUMBER, "set"),
    DisplayToggle("p", "terminal-p10-key-peek", BACKS),
)

Indexes = tuple[tuple[int, ...], ...]  # indexes into the hand, group by group


class Held(Struct, frozen=True):
    """A card in hand: its name in a move, its active face, and its back if the viewer may see it."""

    name: str
    face: Face
    back: Face | None


def sorted_hand(view: View, context: RenderContext) -> tuple[Held, ...]:
    """The viewer's hand in the order they chose."""
    if view.hand:
        held = [Held(card, face_up(card, view.side), face_up(card, view.side.other)) for card in view.hand]
    else:
        held = [Held(face, face, None) for face in view.faces]
    return tuple(sorted(held, key=_by_number if BY_NUMBER in context.flags else _by_colour))


def newest(view: View) -> str | None:
    """The name of the card drawn in this turn."""
    if not view.has_drawn or view.me != view.seat:
        return None
    names: tuple[str, ...] = view.hand or view.faces
    return names[-1] if names else None


def indexes_of(held: tuple[Held, ...], move: LayDown) -> Indexes:
    """The indexes in the hand of the cards of a lay-down."""
    used: Counter[str] = Counter()
    return tuple(tuple(_index(held, laying.card, used) for laying in group) for group in move.groups)


def _index(held: tuple[Held, ...], name: str, used: Counter[str]) -> int:
    indexes = [index for index, one in enumerate(held) if name in (one.name, one.face)]
    used[name] += 1
    return indexes[min(used[name], len(indexes)) - 1]


def _by_colour(held: Held) -> tuple[int, str]:
    return ORDER[held.face], held.name


def _by_number(held: Held) -> tuple[bool, int, int, str]:
    return is_star(held.face), number_of(held.face) or 0, ORDER[held.face], held.name
