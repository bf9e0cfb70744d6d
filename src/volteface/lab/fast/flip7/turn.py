"""A card is turned over for a seat, and what it does (rules 5 to 8 and 10), as compiled code."""

from volteface.lab.fast.compiled import Cells, inlined, inner, spliced
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7 import rules
from volteface.lab.fast.flip7.deck import discard, reshuffle
from volteface.lab.fast.flip7.flip_three import play_action, wait
from volteface.lab.fast.flip7.round import end_round
from volteface.lab.fast.flip7.scoring import SEVEN, add_modifier
from volteface.lab.fast.flip7.second_chance import receive_second_chance


@spliced
def receive(game: Cells, card: int) -> None:
    """The card that has left the deck takes effect on whoever it was turned over for."""
    seat = game[at.SEAT]
    if game[at.THREES] > 0:
        frame = at.FRAMES + (game[at.THREES] - 1) * at.FRAME
        game[frame + at.TO_DEAL] -= 1
        seat = game[frame + at.OWNER]
    game[at.CARD_DUE] = 0
    if game[at.LEFT] == 0 and game[rules.RESHUFFLE_WHEN] == rules.EMPTIED:
        reshuffle(game)
    if card < at.NUMBERS:
        _number(game, seat, card)
    elif card >= at.FIRST_MODIFIER:
        add_modifier(game, seat, card)
    else:
        _action(game, seat, card)


@inlined
def _number(game: Cells, seat: int, number: int) -> None:
    record = at.RECORDS + seat * at.RECORD
    bit = 1 << number
    if game[record + at.HELD] & bit:
        _duplicate(game, seat, number)
        return
    game[record + at.HELD] |= bit
    game[record + at.SUM] += number
    count = game[record + at.COUNT] + 1
    game[record + at.COUNT] = count
    if count == SEVEN and game[record + at.STATUS] == at.ACTIVE:
        game[record + at.SEEN] += 1 << 32
        end_round(game)


@inner
def _duplicate(game: Cells, seat: int, number: int) -> None:
    record = at.RECORDS + seat * at.RECORD
    if game[record + at.STATUS] != at.ACTIVE:  # dealt to a seat that is out: it cannot bust any more
        game[record + at.SPENT_NUMBERS] += 1 << (4 * number)
    elif _is_protected(game, record):
        game[record + at.CHANCES] -= 1
        discard(game, number)
        discard(game, at.SECOND_CHANCE)
    else:
        game[record + at.DUPLICATE] = number + 1
        game[record + at.COUNT] += 1
        game[record + at.SUM] += number
        game[record + at.STATUS] = at.BUSTED
        game[record + at.SEEN] += 1
        game[at.ACTIVE_SEATS] &= ~(1 << seat)


@inlined
def _is_protected(game: Cells, record: int) -> bool:
    if game[record + at.CHANCES] == 0:
        return False
    is_hit = game[at.DEALING] == 0 and game[at.THREES] == 0
    return is_hit or game[rules.SECOND_CHANCE_PROTECTS] == rules.ALWAYS


@inner
def _action(game: Cells, seat: int, card: int) -> None:
    in_three = game[at.THREES] > 0
    if card != at.SECOND_CHANCE:
        if in_three:
            wait(game, card)
        else:
            play_action(game, seat, card)
    elif in_three and game[rules.SECOND_CHANCE_IN_FLIP_THREE] == rules.DEFERRED:
        wait(game, card)
    else:
        receive_second_chance(game, seat)
