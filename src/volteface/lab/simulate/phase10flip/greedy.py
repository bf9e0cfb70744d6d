"""The choices of the bot `greedy`, as kernels."""

from volteface.lab.engine.compiler import IntPointer, jit
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip import melds
from volteface.lab.engine.phase10flip.groups import ask_for_phase, can_hit_anywhere, group_at, lowest_hit
from volteface.lab.engine.phase10flip.hand import face_up, number_of, points_of, record_of, show_hand
from volteface.lab.engine.phase10flip.moves import hit_of

NEVER = 1 << 20  # worse than any hit or discard


@jit
def wants_discard(game: IntPointer) -> bool:
    """Whether the top of the discard pile helps the phase, or can be hit once the phase is laid."""
    record = record_of(game[at.SEAT])
    top = game[at.DISCARD + game[at.IN_DISCARD] - 1]
    if game[record + at.GROUPS_LAID] > 0:
        return can_hit_anywhere(game, face_up(game, top))
    ask_for_phase(game, game[record + at.PHASE])
    cards = show_hand(game, game[at.SEAT])
    short = melds.short_of(game, at.HAND_FACES, cards, game)
    if short == 0:
        return False
    game[at.HAND_FACES + cards] = game[at.MELD_FACES + game[at.SIDE] * at.MOST_CARDS + top]
    melds.count(game, at.HAND_FACES, cards + 1, game)
    return melds.fits(game, short - 1)


@jit
def best_hit(game: IntPointer) -> int:
    """The best hit as a move, 0 if there is none.

    Numbered cards come first, then sets, then the most expensive card; the first of equal ones wins.
    """
    record = record_of(game[at.SEAT])
    best, least = 0, NEVER
    for seat in range(game[at.SEATS]):
        for index in range(game[record_of(seat) + at.GROUPS_LAID]):
            group = group_at(seat, index)
            for held in range(game[record + at.HELD]):
                card = game[record + at.HAND + held]
                face = face_up(game, card)
                is_star = number_of(face) == 0
                rank = 64 * (2 * is_star + game[group + at.IS_RUN]) - points_of(face)
                if rank >= least:
                    continue
                number = lowest_hit(game, group, face)
                if number:
                    best, least = hit_of(card, seat, index, number), rank
    return best


@jit
def dearest_discard(game: IntPointer) -> int:
    """The most expensive card among those that the phase does not need."""
    record = record_of(game[at.SEAT])
    dearest = _dearest(game, melds.NONE)
    if game[record + at.GROUPS_LAID] > 0:
        return game[record + at.HAND + dearest]
    ask_for_phase(game, game[record + at.PHASE])
    cards = show_hand(game, game[at.SEAT])
    short = melds.short_of(game, at.HAND_FACES, cards, game)
    tried, index = melds.NONE, dearest
    for _ in range(cards):
        if _can_do_without(game, cards, index, short):
            return game[record + at.HAND + index]
        tried |= 1 << index
        index = _dearest(game, tried)
    return game[record + at.HAND + dearest]


@jit
def _dearest(game: IntPointer, tried: int) -> int:
    """The index of the most expensive card that was not tried, stars last; of equal ones the first in their order."""
    record, found, most = record_of(game[at.SEAT]), 0, -NEVER
    for index in range(game[record + at.HELD]):
        face = face_up(game, game[record + at.HAND + index])
        dearness = ((points_of(face) if number_of(face) else 0) << at.FACE_BITS) - face
        if not (tried >> index) & 1 and dearness > most:
            found, most = index, dearness
    return found


@jit
def _can_do_without(game: IntPointer, cards: int, index: int, short: int) -> bool:
    """Whether the hand lacks no more cards without this one."""
    last = at.HAND_FACES + cards - 1
    face, game[at.HAND_FACES + index] = game[at.HAND_FACES + index], game[last]
    melds.count(game, at.HAND_FACES, cards - 1, game)
    game[at.HAND_FACES + index] = face
    return melds.fits(game, short)
