"""What a card does when it is turned over for a seat (rules 5 to 8 and 10), as kernels."""

from volteface.lab.engine.compiler import IntPointer, jit, jit_inline, jit_splice
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7 import rules
from volteface.lab.engine.flip7.deck import discard, reshuffle
from volteface.lab.engine.flip7.flip_three import defer, play_action
from volteface.lab.engine.flip7.round import end_round
from volteface.lab.engine.flip7.scoring import SEVEN, add_modifier
from volteface.lab.engine.flip7.second_chance import receive_second_chance


@jit_splice
def receive(game: IntPointer, card: int) -> None:
    """Apply a card that was drawn to the seat it was turned over for."""
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


@jit_inline
def _number(game: IntPointer, seat: int, number: int) -> None:
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
        game[record + at.STATISTICS] += 1 << 32
        end_round(game)


@jit
def _duplicate(game: IntPointer, seat: int, number: int) -> None:
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
        game[record + at.STATISTICS] += 1
        game[at.ACTIVE_SEATS] &= ~(1 << seat)


@jit_inline
def _is_protected(game: IntPointer, record: int) -> bool:
    if game[record + at.CHANCES] == 0:
        return False
    is_hit = game[at.DEALING] == 0 and game[at.THREES] == 0
    return is_hit or game[rules.SECOND_CHANCE_PROTECTS] == rules.ALWAYS


@jit
def _action(game: IntPointer, seat: int, card: int) -> None:
    in_three = game[at.THREES] > 0
    if card != at.SECOND_CHANCE:
        if in_three:
            defer(game, card)
        else:
            play_action(game, seat, card)
    elif in_three and game[rules.SECOND_CHANCE_IN_FLIP_THREE] == rules.DEFERRED:
        defer(game, card)
    else:
        receive_second_chance(game, seat)
