"""The hands of Phase 10 FLIP! and the faces they show, as compiled code."""

from volteface.lab.fast.compiled import Cells, inlined, inner
from volteface.lab.fast.phase10flip import layout as at
from volteface.lab.fast.phase10flip import melds


@inlined
def record_of(seat: int) -> int:
    """Where a seat's record begins."""
    return at.RECORDS + seat * at.RECORD


@inlined
def face_up(game: Cells, card: int) -> int:
    """The face that a card shows on the side in play."""
    return game[at.FACES + game[at.SIDE] * at.MOST_CARDS + card]


@inlined
def number_of(face: int) -> int:
    """A face's number; 0 for a star."""
    value = (face >> 1) & 15
    return 0 if value == at.STAR else value


@inlined
def points_of(face: int) -> int:
    """What a face left in hand costs."""
    return melds.points_of_number(number_of(face))


@inlined
def has_flip(face: int) -> bool:
    """Whether a face bears the FLIP mark."""
    return face & 1 != 0


@inlined
def add_card(game: Cells, seat: int, card: int) -> None:
    """A card joins a hand, as its last."""
    record = record_of(seat)
    game[record + at.HAND + game[record + at.HELD]] = card
    game[record + at.HELD] += 1


@inner
def remove_card(game: Cells, seat: int, card: int) -> None:
    """The first such card leaves a hand."""
    record = record_of(seat)
    place = record + at.HAND
    while game[place] != card:
        place += 1
    game[record + at.HELD] -= 1
    last = record + at.HAND + game[record + at.HELD]
    while place < last:
        game[place] = game[place + 1]
        place += 1


@inner
def show_hand(game: Cells, seat: int) -> int:
    """Put the faces of a hand where `melds` counts them; how many they are."""
    record, faces = record_of(seat), at.MELD_FACES + game[at.SIDE] * at.MOST_CARDS
    cards = game[record + at.HELD]
    for place in range(cards):
        game[at.HAND_FACES + place] = game[faces + game[record + at.HAND + place]]
    return cards


@inner
def points_in_hand(game: Cells, seat: int) -> int:
    """What a hand costs on the side in play."""
    record, total = record_of(seat), 0
    for place in range(game[record + at.HELD]):
        total += points_of(face_up(game, game[record + at.HAND + place]))
    return total
