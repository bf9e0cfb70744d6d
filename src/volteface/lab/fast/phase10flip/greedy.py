"""How the bot `greedy` chooses, as compiled code."""

from volteface.lab.fast.compiled import Cells, inner
from volteface.lab.fast.phase10flip import layout as at
from volteface.lab.fast.phase10flip import melds
from volteface.lab.fast.phase10flip.groups import can_hit_anywhere, group_at, hit_number
from volteface.lab.fast.phase10flip.hand import face_up, number_of, points_of, record_of, show_hand
from volteface.lab.fast.phase10flip.moves import hit_of
from volteface.lab.fast.phase10flip.phases import ask_for_phase

NEVER = 1 << 20  # worse than any hit


@inner
def wants_discard(game: Cells) -> bool:
    """Whether the top of the discard pile brings the phase closer, or can be hit once that is laid."""
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


@inner
def best_hit(game: Cells) -> int:
    """Numbered cards first, then on sets, then the dearest; of equal ones the first. As a move, 0 if there is none."""
    record = record_of(game[at.SEAT])
    best, least = 0, NEVER
    for seat in range(game[at.SEATS]):
        for place in range(game[record_of(seat) + at.GROUPS_LAID]):
            group = group_at(seat, place)
            for held in range(game[record + at.HELD]):
                card = game[record + at.HAND + held]
                face = face_up(game, card)
                is_star = number_of(face) == 0
                rank = 64 * (2 * is_star + game[group + at.IS_RUN]) - points_of(face)
                if rank >= least:
                    continue
                number = hit_number(game, group, face)
                if number:
                    best, least = hit_of(card, seat, place, number), rank
    return best


@inner
def dearest_discard(game: Cells) -> int:
    """The card that costs most among those the phase can do without."""
    record = record_of(game[at.SEAT])
    dearest = _dearest(game, melds.NONE)
    if game[record + at.GROUPS_LAID] > 0:
        return game[record + at.HAND + dearest]
    ask_for_phase(game, game[record + at.PHASE])
    cards = show_hand(game, game[at.SEAT])
    short = melds.short_of(game, at.HAND_FACES, cards, game)
    tried, place = melds.NONE, dearest
    for _ in range(cards):
        if _can_do_without(game, cards, place, short):
            return game[record + at.HAND + place]
        tried |= 1 << place
        place = _dearest(game, tried)
    return game[record + at.HAND + dearest]


@inner
def _dearest(game: Cells, tried: int) -> int:
    """The place of the dearest card of the hand that was not tried; of equal ones the first in the order of faces."""
    record, found, most = record_of(game[at.SEAT]), 0, -1
    for place in range(game[record + at.HELD]):
        face = face_up(game, game[record + at.HAND + place])
        dearness = (points_of(face) << at.FACE_BITS) - face
        if not (tried >> place) & 1 and dearness > most:
            found, most = place, dearness
    return found


@inner
def _can_do_without(game: Cells, cards: int, place: int, short: int) -> bool:
    """Whether the hand lacks no more than that without one of its cards."""
    last = at.HAND_FACES + cards - 1
    face, game[at.HAND_FACES + place] = game[at.HAND_FACES + place], game[last]
    melds.count(game, at.HAND_FACES, cards - 1, game)
    game[at.HAND_FACES + place] = face
    return melds.fits(game, short)
