"""Groups: what a phase asks for, laying it down, and hitting groups on the table (rules 5 to 7), as kernels."""

from typing import Final

import numpy as np

from volteface.games.phase10flip.phases import PHASES
from volteface.lab.engine.compiler import IntPointer, jit, jit_inline
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip import melds, rules
from volteface.lab.engine.phase10flip.hand import number_of, record_of, remove_card

GROUPS: Final = 4  # at most two runs and two sets
ASKED: Final = np.array(
    [[*(*phase.runs, 0)[:2], *(*phase.sets, 0, 0)[:2]] for phase in PHASES], dtype=np.int64
).reshape(-1)  # the sizes of the groups of each phase, 0 where there is none


@jit
def ask_for_phase(game: IntPointer, phase: int) -> int:
    """Ask `melds` for a phase on the side in play; returns how many cards the phase takes."""
    cards = 0
    for group in range(GROUPS):
        size = ASKED[GROUPS * (phase - 1) + group]
        game[melds.FIRST_RUN + group] = size
        cards += size
    game[melds.IS_INTENSE] = game[at.SIDE] != at.COLOUR
    game[melds.ALIKE_ALLOWED] = game[rules.EQUAL_GROUPS] == rules.ALLOWED
    game[melds.PER_GROUP] = game[rules.NUMBERED_CARD] == rules.PER_GROUP
    return cards


@jit_inline
def group_at(seat: int, index: int) -> int:
    """The first cell of a group of a seat."""
    return at.TABLE + (seat * at.MOST_GROUPS + index) * at.GROUP


@jit_inline
def entry_of(number: int, face: int, card: int) -> int:
    """A card in a group as one integer; entries are ordered as the cards of a group are."""
    return (((number << at.FACE_BITS) | face) << at.CARD_BITS) | card


@jit_inline
def face_in(entry: int) -> int:
    """The face that an entry shows."""
    return (entry >> at.CARD_BITS) & ((1 << at.FACE_BITS) - 1)


@jit_inline
def card_in(entry: int) -> int:
    """The card of an entry."""
    return entry & ((1 << at.CARD_BITS) - 1)


@jit_inline
def number_in(entry: int) -> int:
    """The number that an entry stands for."""
    return entry >> (at.CARD_BITS + at.FACE_BITS)


@jit
def add_entry(game: IntPointer, group: int, entry: int) -> None:
    """Insert a card into a group, which is sorted."""
    cell = group + at.ENTRIES + game[group + at.ENTRY_COUNT]
    while cell > group + at.ENTRIES and game[cell - 1] > entry:
        game[cell] = game[cell - 1]
        cell -= 1
    game[cell] = entry
    game[group + at.ENTRY_COUNT] += 1
    suit = face_in(entry) // at.SUIT
    if game[group + at.IS_RUN] and suit != at.NO_SUIT:
        game[group + at.GROUP_SUIT] = suit
    game[group + at.LOW] = min(game[group + at.LOW], number_in(entry))
    game[group + at.HIGH] = max(game[group + at.HIGH], number_in(entry))


@jit
def begin_group(game: IntPointer, group: int, is_run: bool) -> None:
    """Begin a group without cards."""
    game[group + at.IS_RUN] = is_run
    game[group + at.ENTRY_COUNT] = 0
    game[group + at.GROUP_SUIT] = at.NO_SUIT
    game[group + at.LOW] = melds.HIGHEST + 1
    game[group + at.HIGH] = 0


@jit
def lay_groups(game: IntPointer) -> bool:
    """Lay down what is in LAYING, from the hand of the acting seat; returns whether it shows a FLIP mark."""
    seat, marks, laid = game[at.SEAT], 0, at.LAYING
    record = record_of(seat)
    ask_for_phase(game, game[record + at.PHASE])
    runs = 2 if game[melds.SECOND_RUN] else 1
    for index in range(game[at.LAYING_GROUPS]):
        group = group_at(seat, index)
        begin_group(game, group, index < runs)
        for _ in range(game[at.LAYING_SIZES + index]):
            add_entry(game, group, game[laid])
            remove_card(game, seat, card_in(game[laid]))
            marks |= face_in(game[laid]) & 1
            laid += 1
    game[record + at.GROUPS_LAID] = game[at.LAYING_GROUPS]
    game[record + at.PHASES_LAID] += 1
    return marks != 0


@jit
def lowest_hit(game: IntPointer, group: int, face: int) -> int:
    """The lowest number that a face may stand for in the group; 0 if it does not fit."""
    own, low = number_of(face), game[group + at.LOW]
    if not game[group + at.IS_RUN]:
        return low if own in (0, low) else 0
    suit = game[group + at.GROUP_SUIT]
    if at.NO_SUIT not in (suit, face // at.SUIT) and suit != face // at.SUIT:
        return 0
    if low > 1 and own in (0, low - 1):
        return low - 1
    high = game[group + at.HIGH]
    return high + 1 if high < melds.HIGHEST and own in (0, high + 1) else 0


@jit
def can_hit_anywhere(game: IntPointer, face: int) -> bool:
    """Whether a face may join any group on the table."""
    for seat in range(game[at.SEATS]):
        for index in range(game[record_of(seat) + at.GROUPS_LAID]):
            if lowest_hit(game, group_at(seat, index), face):
                return True
    return False
