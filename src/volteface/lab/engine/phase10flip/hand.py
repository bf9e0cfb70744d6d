"""Hands of Phase 10 FLIP! and the faces they show, as kernels."""

from volteface.lab.engine.compiler import IntPointer, jit, jit_inline
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip import melds


@jit_inline
def record_of(seat: int) -> int:
    """The first cell of a seat's record."""
    return at.RECORDS + seat * at.RECORD


@jit_inline
def face_up(game: IntPointer, card: int) -> int:
    """The face that a card shows on the side in play."""
    return game[at.FACES + game[at.SIDE] * at.MOST_CARDS + card]


@jit_inline
def number_of(face: int) -> int:
    """A face's number; 0 for a star."""
    value = (face >> 1) & 15
    return 0 if value == at.STAR else value


@jit_inline
def points_of(face: int) -> int:
    """The points of a face that is left in hand."""
    return melds.points_of_number(number_of(face))


@jit_inline
def has_flip(face: int) -> bool:
    """Whether a face bears the FLIP mark."""
    return face & 1 != 0


@jit_inline
def add_card(game: IntPointer, seat: int, card: int) -> None:
    """Append a card to a hand."""
    record = record_of(seat)
    game[record + at.HAND + game[record + at.HELD]] = card
    game[record + at.HELD] += 1


@jit
def remove_card(game: IntPointer, seat: int, card: int) -> None:
    """Remove the first such card from a hand."""
    record = record_of(seat)
    cell = record + at.HAND
    while game[cell] != card:
        cell += 1
    game[record + at.HELD] -= 1
    last = record + at.HAND + game[record + at.HELD]
    while cell < last:
        game[cell] = game[cell + 1]
        cell += 1


@jit
def show_hand(game: IntPointer, seat: int) -> int:
    """Write the faces of a hand to HAND_FACES for `melds`; returns how many they are."""
    record, faces = record_of(seat), at.MELD_FACES + game[at.SIDE] * at.MOST_CARDS
    cards = game[record + at.HELD]
    for index in range(cards):
        game[at.HAND_FACES + index] = game[faces + game[record + at.HAND + index]]
    return cards


@jit
def points_in_hand(game: IntPointer, seat: int) -> int:
    """The points of a hand on the side in play."""
    record, total = record_of(seat), 0
    for index in range(game[record + at.HELD]):
        total += points_of(face_up(game, game[record + at.HAND + index]))
    return total
