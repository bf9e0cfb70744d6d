"""Groups of cards as they lie on the table: a star's number is declared, a run has a colour or is still open."""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from volteface.games.phase10flip.cards import (
    NUMBERS,
    ORDER,
    Card,
    Colour,
    Face,
    Side,
    colour_of,
    face_up,
    is_star,
    number_of,
)
from volteface.games.phase10flip.phases import GroupKind


class Placed(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A face that lies in a group, and the number it stands for there."""

    face: Face
    number: int

    def __str__(self) -> str:
        return f"{self.face}={self.number}" if is_star(self.face) else self.face


class Group(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A run or a set, its cards in order of their numbers; hits may mix faces of both sides in it."""

    kind: GroupKind
    cards: tuple[Placed, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))

    @property
    def low(self) -> int:
        """The lowest number in it; a set's only one."""
        return self.cards[0].number

    @property
    def high(self) -> int:
        """The highest number in it; a set's only one."""
        return self.cards[-1].number

    @property
    def is_full(self) -> bool:
        """Whether it is a run from 1 to 12."""
        return self.kind is GroupKind.RUN and len(self.cards) == len(NUMBERS)

    @property
    def has_number(self) -> bool:
        """Whether one of its cards is no star."""
        return any(not is_star(placed.face) for placed in self.cards)

    @property
    def colour(self) -> Colour | None:
        """The colour a run is held to: that of its COLOUR faces. An open run and a set have none (6.7, 6.8)."""
        if self.kind is GroupKind.SET:
            return None
        return next((colour for placed in self.cards if (colour := colour_of(placed.face))), None)


@cache
def place(face: Face, number: int | None = None) -> Placed:
    """Return a face in a group; a numbered face stands for its own number unless another is claimed."""
    stands_for = number if number is not None else number_of(face)
    assert stands_for is not None, f"{face} needs a number"
    return Placed(face, stands_for)


def make_group(kind: GroupKind, cards: Iterable[Placed]) -> Group:
    """Return these cards as a group, sorted."""
    return Group(kind, tuple(sorted(cards, key=sort_key)))


def sort_key(placed: Placed) -> tuple[int, int]:
    """Return the key that orders the cards of a group: by number, then by face."""
    return (placed.number, ORDER[placed.face])


def are_alike(one: Group, other: Group) -> bool:
    """Return whether two groups are runs of one colour or sets of one number; open runs have no colour yet."""
    if one.kind is not other.kind:
        return False
    if one.kind is GroupKind.SET:
        return one.low == other.low
    return one.colour is not None and one.colour is other.colour


def pick_cards(groups: Iterable[Group], hand: Iterable[Card], side: Side) -> tuple[tuple[Card, ...], ...]:
    """Return whole cards of a hand that show the faces of these groups, group by group and in their order."""
    held = sorted(hand)
    return tuple(tuple(_pick(held, placed.face, side) for placed in group.cards) for group in groups)


def _pick(held: list[Card], face: Face, side: Side) -> Card:
    index = next((index for index, card in enumerate(held) if face_up(card, side) == face), None)
    assert index is not None, f"{face} is not in the hand"
    return held.pop(index)
