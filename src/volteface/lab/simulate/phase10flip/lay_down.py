"""Choosing the cards of the best lay-down, as kernels."""

from typing import Final

from volteface.lab.engine.compiler import IntPointer, jit, jit_inline
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip import melds, rules
from volteface.lab.engine.phase10flip.groups import GROUPS, entry_of
from volteface.lab.engine.phase10flip.hand import face_up, number_of, record_of, show_hand
from volteface.lab.engine.phase10flip.melds import NONE
from volteface.lab.simulate.phase10flip.lay_down_search import NUMBERS, find_plan, suit_in

ANY_SUIT: Final = -1


@jit
def prepare_lay_down(game: IntPointer) -> bool:
    """Write the best legal lay-down of the acting seat to LAYING; returns whether there is one."""
    record = record_of(game[at.SEAT])
    cards, phase = show_hand(game, game[at.SEAT]), game[record + at.PHASE]
    most = cards - 1 if game[rules.GOING_OUT] == rules.DISCARD_ONLY else cards
    is_exact = game[rules.LAY_DOWN_SIZE] == rules.EXACT
    laid = find_plan(game, phase, cards, is_exact)
    if laid > most and not is_exact:
        is_exact = not is_exact
        laid = find_plan(game, phase, cards, is_exact)
    if laid == 0 or laid > most:
        return False
    _choose_cards(game)
    return True


@jit
def _choose_cards(game: IntPointer) -> None:
    """Choose cards for the plan: for runs first, and faces without a FLIP mark before marked ones."""
    game[at.LAYING_GROUPS] = 0
    used = laid = NONE
    for group in range(GROUPS):
        size = game[at.PLAN_SIZES + group]
        if size == 0:
            continue
        for index in range(size):
            suit, number, is_star = _wanted(game, group, index)
            chosen = _find(game, used, suit, 0 if is_star else number)
            used |= 1 << chosen
            card = game[record_of(game[at.SEAT]) + at.HAND + chosen]
            _insert(game, laid, index, entry_of(number, face_up(game, card), card))
        laid += size
        game[at.LAYING_SIZES + game[at.LAYING_GROUPS]] = size
        game[at.LAYING_GROUPS] += 1


@jit
def _wanted(game: IntPointer, group: int, index: int) -> tuple[int, int, bool]:
    """The suit and the number of a card of the plan, and whether it is a star."""
    if group < 2:
        run = game[at.PLAN_RUNS + group]
        number = _low_end(run & NUMBERS, game[at.PLAN_SIZES + group]) + index
        return suit_in(run), number, not (run >> number) & 1
    packed = game[at.PLAN_SETS] >> (8 if group == 2 else 0)
    return ANY_SUIT, (packed >> 4) & 15, index >= packed & 15


@jit_inline
def _low_end(taken: int, size: int) -> int:
    """The low end of the lowest run of this size that holds these numbers."""
    low = 1
    while taken >> (low + size):
        low += 1
    return low


@jit
def _find(game: IntPointer, used: int, suit: int, number: int) -> int:
    """The index of the first unused card in the order of faces that fits.

    Of equal faces it is the first in the order of cards for a player who sees the backs, or else the first in the hand.
    """
    record, sees_backs = record_of(game[at.SEAT]), game[rules.OWN_BACKS] == rules.SEEN
    chosen, first = -1, 0
    for index in range(game[record + at.HELD]):
        card = game[record + at.HAND + index]
        face = face_up(game, card)
        fits = suit == ANY_SUIT or game[melds.IS_INTENSE] or face // at.SUIT == suit
        if (used >> index) & 1 or not fits or number_of(face) != number:
            continue
        order = (face << at.CARD_BITS) | (card if sees_backs else 0)
        if chosen < 0 or order < first:
            chosen, first = index, order
    return chosen


@jit
def _insert(game: IntPointer, laid: int, cards: int, entry: int) -> None:
    """Insert an entry into its group in LAYING, which is sorted and has this many cards."""
    cell = at.LAYING + laid + cards
    while cell > at.LAYING + laid and game[cell - 1] > entry:
        game[cell] = game[cell - 1]
        cell -= 1
    game[cell] = entry
