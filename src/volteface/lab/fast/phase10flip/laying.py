"""Which cards of a hand carry out the best plan, as compiled code."""

from typing import Final

from volteface.lab.fast.compiled import Cells, inlined, inner
from volteface.lab.fast.phase10flip import layout as at
from volteface.lab.fast.phase10flip import melds, rules
from volteface.lab.fast.phase10flip.groups import entry_of
from volteface.lab.fast.phase10flip.hand import face_up, number_of, record_of, show_hand
from volteface.lab.fast.phase10flip.melds import NONE
from volteface.lab.fast.phase10flip.plans import NUMBERS, find_plan, suit_in

ANY_SUIT: Final = -1


@inner
def ready_lay_down(game: Cells) -> bool:
    """Lay the best lay-down of the acting seat ready, if it has one that may be laid."""
    record = record_of(game[at.SEAT])
    cards, phase = show_hand(game, game[at.SEAT]), game[record + at.PHASE]
    room = cards - 1 if game[rules.GOING_OUT] == rules.DISCARD_ONLY else cards
    is_exact = game[rules.LAY_DOWN_SIZE] == rules.EXACT
    laid = find_plan(game, phase, cards, is_exact)
    if laid > room and not is_exact:
        is_exact = not is_exact
        laid = find_plan(game, phase, cards, is_exact)
    if laid == 0 or laid > room:
        return False
    _deal_out(game)
    return True


@inner
def _deal_out(game: Cells) -> None:
    """Runs choose their cards first, and an unmarked face goes before one with a FLIP mark."""
    game[at.LAYING_GROUPS] = 0
    used = laid = NONE
    for group in range(4):
        size = game[at.PLAN_SIZES + group]
        if size == 0:
            continue
        for place in range(size):
            suit, number, is_star = _wanted(game, group, place)
            chosen = _pull(game, used, suit, 0 if is_star else number)
            used |= 1 << chosen
            card = game[record_of(game[at.SEAT]) + at.HAND + chosen]
            _put(game, laid, place, entry_of(number, face_up(game, card), card))
        laid += size
        game[at.LAYING_SIZES + game[at.LAYING_GROUPS]] = size
        game[at.LAYING_GROUPS] += 1


@inner
def _wanted(game: Cells, group: int, place: int) -> tuple[int, int, bool]:
    """The suit, the number, and whether a star stands for it, of a card of the plan."""
    if group < 2:
        run = game[at.PLAN_RUNS + group]
        number = _low_end(run & NUMBERS, game[at.PLAN_SIZES + group]) + place
        return suit_in(run), number, not (run >> number) & 1
    packed = game[at.PLAN_SETS] >> (8 if group == 2 else 0)
    return ANY_SUIT, (packed >> 4) & 15, place >= packed & 15


@inlined
def _low_end(taken: int, size: int) -> int:
    """The low end of the lowest run of that size that holds these numbers."""
    low = 1
    while taken >> (low + size):
        low += 1
    return low


@inner
def _pull(game: Cells, used: int, suit: int, number: int) -> int:
    """The place of the first card in the order of faces that is wanted and not used; among like faces the first card.

    Who sees the backs names the first card in the order of cards, who does not gets the first in the hand.
    """
    record, sees_backs = record_of(game[at.SEAT]), game[rules.OWN_BACKS] == rules.SEEN
    chosen, first = -1, 0
    for place in range(game[record + at.HELD]):
        card = game[record + at.HAND + place]
        face = face_up(game, card)
        fits = suit == ANY_SUIT or game[melds.IS_INTENSE] or face // at.SUIT == suit
        if (used >> place) & 1 or not fits or number_of(face) != number:
            continue
        order = (face << at.CARD_BITS) | (card if sees_backs else 0)
        if chosen < 0 or order < first:
            chosen, first = place, order
    return chosen


@inner
def _put(game: Cells, laid: int, cards: int, entry: int) -> None:
    """Put an entry among so many of its group that begins there, at its place in the order."""
    place = at.LAYING + laid + cards
    while place > at.LAYING + laid and game[place - 1] > entry:
        game[place] = game[place - 1]
        place -= 1
    game[place] = entry
