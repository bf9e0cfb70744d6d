"""Groups on the table: how a phase is laid, and what may be added to it (rules 5 to 7), as compiled code."""

from volteface.lab.fast.compiled import Cells, inlined, inner
from volteface.lab.fast.phase10flip import layout as at
from volteface.lab.fast.phase10flip import melds
from volteface.lab.fast.phase10flip.hand import number_of, record_of, remove_card
from volteface.lab.fast.phase10flip.phases import ask_for_phase


@inlined
def group_at(seat: int, place: int) -> int:
    """Where a group before a seat begins."""
    return at.TABLE + (seat * at.MOST_GROUPS + place) * at.GROUP


@inlined
def entry_of(number: int, face: int, card: int) -> int:
    """A card as it lies in a group; entries are ordered as cards in a group are."""
    return (((number << at.FACE_BITS) | face) << at.CARD_BITS) | card


@inlined
def face_in(entry: int) -> int:
    """The face that an entry shows."""
    return (entry >> at.CARD_BITS) & ((1 << at.FACE_BITS) - 1)


@inlined
def card_in(entry: int) -> int:
    """The card of an entry."""
    return entry & ((1 << at.CARD_BITS) - 1)


@inlined
def number_in(entry: int) -> int:
    """The number that an entry stands for."""
    return entry >> (at.CARD_BITS + at.FACE_BITS)


@inner
def add_entry(game: Cells, group: int, entry: int) -> None:
    """A card joins a group, at its place in the order."""
    place = group + at.ENTRIES + game[group + at.ENTRY_COUNT]
    while place > group + at.ENTRIES and game[place - 1] > entry:
        game[place] = game[place - 1]
        place -= 1
    game[place] = entry
    game[group + at.ENTRY_COUNT] += 1
    suit = face_in(entry) // at.SUIT
    if game[group + at.IS_RUN] and suit != at.NO_SUIT:
        game[group + at.GROUP_SUIT] = suit
    game[group + at.LOW] = min(game[group + at.LOW], number_in(entry))
    game[group + at.HIGH] = max(game[group + at.HIGH], number_in(entry))


@inner
def begin_group(game: Cells, group: int, is_run: bool) -> None:
    """A group without cards."""
    game[group + at.IS_RUN] = is_run
    game[group + at.ENTRY_COUNT] = 0
    game[group + at.GROUP_SUIT] = at.NO_SUIT
    game[group + at.LOW] = melds.HIGHEST + 1
    game[group + at.HIGH] = 0


@inner
def lay_groups(game: Cells) -> bool:
    """Lay the lay-down that lies ready, from the hand of the acting seat; whether it shows a FLIP mark."""
    seat, marks, laid = game[at.SEAT], 0, at.LAYING
    record = record_of(seat)
    ask_for_phase(game, game[record + at.PHASE])
    runs = 2 if game[melds.SECOND_RUN] else 1
    for place in range(game[at.LAYING_GROUPS]):
        group = group_at(seat, place)
        begin_group(game, group, place < runs)
        for _ in range(game[at.LAYING_SIZES + place]):
            add_entry(game, group, game[laid])
            remove_card(game, seat, card_in(game[laid]))
            marks |= face_in(game[laid]) & 1
            laid += 1
    game[record + at.GROUPS_LAID] = game[at.LAYING_GROUPS]
    game[record + at.PHASES_LAID] += 1
    return marks != 0


@inner
def hit_number(game: Cells, group: int, face: int) -> int:
    """The lowest number as which a face may join the group; 0 if there is none."""
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


@inner
def can_hit_anywhere(game: Cells, face: int) -> bool:
    """Whether a face may join any group on the table."""
    for seat in range(game[at.SEATS]):
        for place in range(game[record_of(seat) + at.GROUPS_LAID]):
            if hit_number(game, group_at(seat, place), face):
                return True
    return False
