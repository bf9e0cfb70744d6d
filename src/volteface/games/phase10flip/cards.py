"""The cards of Phase 10 FLIP!: their two faces, their notation, and what a face is worth.

Faces and cards are strings in their notation: `r5^` is the red 5 with a FLIP mark, `*` the INTENSE star, `r5^/9` a
whole card. Strings are quick to compare, short in a log, and the same in a case, a test and a browser.
"""

from collections.abc import Iterable
from enum import Enum
from typing import Annotated, Final, NewType

from msgspec import Meta

from volteface.kernel.faults import notation_fault

NUMBERS: Final = range(1, 13)
STAR: Final = "*"
FLIP_MARK: Final = "^"

_VALUE: Final = r"([1-9]|1[0-2]|\*)\^?"
_END: Final = r"(?!\n)$"  # Python's $ alone would let a line end pass
Face = NewType("Face", Annotated[str, Meta(pattern=rf"^[rygb]?{_VALUE}{_END}")])
Card = NewType("Card", Annotated[str, Meta(pattern=rf"^[rygb]{_VALUE}/{_VALUE}{_END}")])


class Side(Enum):
    """The two sides of every card."""

    COLOUR = "colour"
    INTENSE = "intense"

    @property
    def other(self) -> "Side":
        """The side on the back of this one."""
        return Side.INTENSE if self is Side.COLOUR else Side.COLOUR


class Colour(Enum):
    """The four colours of the COLOUR side."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"


LETTERS: Final = {"r": Colour.RED, "y": Colour.YELLOW, "g": Colour.GREEN, "b": Colour.BLUE}


def _faces(letters: tuple[str, ...]) -> tuple[Face, ...]:
    values = (*map(str, NUMBERS), STAR)
    return tuple(Face(letter + value + mark) for letter in letters for value in values for mark in ("", FLIP_MARK))


COLOUR_FACES: Final = _faces(tuple(LETTERS))
INTENSE_FACES: Final = _faces(("",))
FACES: Final = (*COLOUR_FACES, *INTENSE_FACES)
FACES_OF: Final = {Side.COLOUR: COLOUR_FACES, Side.INTENSE: INTENSE_FACES}

# Colours as in LETTERS, then numbers upwards, then the star; an unmarked face before a marked one.
ORDER: Final = {face: index for index, face in enumerate(FACES)}

_BOTH: Final = {Card(f"{front}/{back}"): (front, back) for front in COLOUR_FACES for back in INTENSE_FACES}
_UP: Final = ({card: back for card, (_, back) in _BOTH.items()}, {card: front for card, (front, _) in _BOTH.items()})
_COLOUR: Final = {face: LETTERS.get(face[0]) for face in FACES}
_NUMBER: Final = {face: None if STAR in face else int(face.strip("rygb^")) for face in FACES}


def side_of(face: Face) -> Side:
    """Return the side a face belongs to."""
    return Side.COLOUR if _COLOUR[face] else Side.INTENSE


def colour_of(face: Face) -> Colour | None:
    """Return a COLOUR face's colour; None for an INTENSE face, which fits any colour."""
    return _COLOUR[face]


def number_of(face: Face) -> int | None:
    """Return a face's number; None for a star, which may be any."""
    return _NUMBER[face]


def is_star(face: Face) -> bool:
    """Return whether a face is a star."""
    return _NUMBER[face] is None


def has_flip(face: Face) -> bool:
    """Return whether a face has the FLIP mark."""
    return face[-1] == FLIP_MARK


def points_of(face: Face) -> int:
    """Return the points that a face left in hand costs (rule 10.2)."""
    number = _NUMBER[face]
    if number is None:
        return 20
    return 5 if number < 10 else 10


def both_faces(card: Card) -> tuple[Face, Face]:
    """Return a card's COLOUR face and its INTENSE face."""
    return _BOTH[card]


def face_up(card: Card, side: Side) -> Face:
    """Return the face of a card on a side."""
    return _UP[side is Side.COLOUR][card]


def faces_up(cards: Iterable[Card], side: Side) -> tuple[Face, ...]:
    """Return the faces of cards on a side, in the same order."""
    return tuple(map(_UP[side is Side.COLOUR].__getitem__, cards))


def sort_faces(faces: Iterable[Face]) -> tuple[Face, ...]:
    """Sort faces by `ORDER`, so that their sequence reveals nothing."""
    return tuple(sorted(faces, key=ORDER.__getitem__))


def make_card(colour: Face, intense: Face) -> Card:
    """Return the card with these two faces."""
    return read_card(f"{colour}/{intense}")


def read_face(text: str, side: Side | None = None) -> Face:
    """Return the face of that name, of that side if one is given; raises `InvalidInput`."""
    face = Face(text)
    if face not in ORDER:
        raise notation_fault(
            f"“{text}” is no face: {_SPELLING[side]}.", "face" if side is None else f"{side.value}-face", text
        )
    if side is not None and side_of(face) is not side:
        raise notation_fault(f"“{text}” is no {side.name} face: {_SPELLING[side]}.", f"{side.value}-face", text)
    return face


def read_card(text: str) -> Card:
    """Return the card of that name; raises `InvalidInput`."""
    card = Card(text)
    if card in _BOTH:
        return card
    front, slash, back = text.partition("/")
    if not slash:
        said = f"“{text}” is no card: a card is written COLOUR/INTENSE, such as r5^/9."
        raise notation_fault(said, "card", text, "r5^/9")
    read_face(front, Side.COLOUR)
    read_face(back, Side.INTENSE)
    raise AssertionError(f"“{text}” has two legal faces and is no card")


_VALUES: Final = "1 to 12 or *, then ^ if it is marked FLIP"
_SPELLING: Final = {
    Side.COLOUR: f"a COLOUR face is r, y, g or b, then {_VALUES}",
    Side.INTENSE: f"an INTENSE face is {_VALUES}",
    None: f"a face is r, y, g or b on the COLOUR side and nothing on the INTENSE side, then {_VALUES}",
}
