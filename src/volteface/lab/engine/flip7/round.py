"""Beginning, dealing, playing and ending a round (rules 2 to 4, 11 and 13), as kernels."""

from typing import Final

from volteface.games.flip7.play.round import CHALLENGE_SEATS
from volteface.games.flip7.state import NOT_YET
from volteface.lab.engine.compiler import IntPointer, jit, jit_inline, jit_splice
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7 import rules
from volteface.lab.engine.flip7.deck import call_for_card, drawable, gather
from volteface.lab.engine.flip7.flip_three import continue_three, void_all
from volteface.lab.engine.flip7.scoring import points

NEVER: Final = NOT_YET
FEW_SEATS: Final = CHALLENGE_SEATS


@jit_inline
def begin_round(game: IntPointer, dealer: int) -> None:
    """Begin a round: everybody who takes part is active and has no cards."""
    playing = game[at.PLAYING_SEATS]
    is_dealt = game[rules.INITIAL_DEAL] == rules.ONE_CARD
    game[at.STAGE] = at.PLAYING
    game[at.ROUND] += 1
    game[at.DEALER] = dealer
    game[at.SEAT] = dealer
    game[at.ACTIVE_SEATS] = playing
    game[at.UNDEALT_SEATS] = playing if is_dealt else 0
    game[at.DEALING] = 1 if is_dealt else 0
    game[at.SETTLED] = NEVER
    game[at.IS_SCORED] = 0
    for seat in range(game[at.SEATS]):
        clear_line(game, seat)
        if not (playing >> seat) & 1:
            game[at.RECORDS + seat * at.RECORD + at.STATUS] = at.STAYED


@jit_inline
def clear_line(game: IntPointer, seat: int) -> None:
    """Empty a seat's line and make the seat active."""
    record = at.RECORDS + seat * at.RECORD
    for field in range(at.DUPLICATE + 1):
        game[record + field] = 0
    game[record + at.FACTOR] = 1


@jit
def next_round(game: IntPointer) -> None:
    """Gather the cards and pass the deal to the left."""
    gather(game)
    begin_round(game, (game[at.DEALER] + 1) % game[at.SEATS])


@jit_splice
def go_on(game: IntPointer) -> None:
    """Advance until somebody has to decide or a card is due."""
    while game[at.STAGE] == at.PLAYING and game[at.CHOOSER] < 0 and game[at.CARD_DUE] == 0:
        if game[at.THREES] > 0:
            continue_three(game)
        elif game[at.ACTIVE_SEATS] == 0:
            end_round(game)
        elif game[at.DEALING]:
            _deal_next(game)
        elif drawable(game) > 0:
            game[at.SEAT] = _next_of(game, game[at.ACTIVE_SEATS])
            return
        else:
            _everybody_stays(game)


@jit_inline
def stay(game: IntPointer, seat: int) -> None:
    """Let the seat stay."""
    game[at.RECORDS + seat * at.RECORD + at.STATUS] = at.STAYED
    game[at.ACTIVE_SEATS] &= ~(1 << seat)


@jit
def end_round(game: IntPointer) -> None:
    """Score the round; its cards stay on the table until the next one begins."""
    void_all(game)
    for seat in range(game[at.SEATS]):
        record = at.RECORDS + seat * at.RECORD
        game[record + at.SCORE] = points(game, seat)
        game[record + at.TOTAL] += game[record + at.SCORE]
    game[at.IS_SCORED] = 1
    game[at.UNDEALT_SEATS] = 0
    game[at.DEALING] = 0
    _judge_end(game)


@jit
def _judge_end(game: IntPointer) -> None:
    """Decide whether the game is over (rules 13 and 14)."""
    everybody = (1 << game[at.SEATS]) - 1
    best, leaders = _leaders(game)
    alone = leaders & (leaders - 1) == 0
    reached = best >= game[rules.TARGET_SCORE]
    game[at.PLAYING_SEATS] = everybody
    if game[rules.CHALLENGE_ROUNDS] and game[at.SEATS] <= FEW_SEATS:
        is_over = reached or game[at.ROUND] >= game[rules.CHALLENGE_ROUNDS]
        winners = leaders if reached else 0
    elif reached and (alone or game[rules.TIE] == rules.SHARED):
        is_over, winners = True, leaders
    else:
        is_over = game[at.ROUND] >= game[rules.ROUND_CAP]
        winners = leaders if alone else 0
        if not is_over and reached and game[rules.TIE] == rules.ROUND_FOR_TIED:
            game[at.PLAYING_SEATS] = leaders
    game[at.STAGE] = at.OVER if is_over else at.SCORED
    game[at.WINNERS] = winners if is_over else 0


@jit
def _leaders(game: IntPointer) -> tuple[int, int]:
    """The highest total, and the mask of seats that have it."""
    best, leaders = -1, 0
    for seat in range(game[at.SEATS]):
        total = game[at.RECORDS + seat * at.RECORD + at.TOTAL]
        if total > best:
            best, leaders = total, 0
        if total == best:
            leaders |= 1 << seat
    return best, leaders


@jit_inline
def _next_of(game: IntPointer, mask: int) -> int:
    """The first seat of a mask to the left of the seat that was asked last."""
    seats = game[at.SEATS]
    seat = game[at.SEAT] + 1
    if seat == seats:
        seat = 0
    while not (mask >> seat) & 1:
        seat += 1
        if seat == seats:
            seat = 0
    return seat


@jit
def _everybody_stays(game: IntPointer) -> None:
    """Everybody stays, because no card is left (rule 12.7)."""
    while game[at.ACTIVE_SEATS]:
        seat = _next_of(game, game[at.ACTIVE_SEATS])
        game[at.SEAT] = seat
        stay(game, seat)


@jit
def _deal_next(game: IntPointer) -> None:
    if game[at.UNDEALT_SEATS] == 0 or drawable(game) == 0:
        game[at.UNDEALT_SEATS] = 0
        game[at.DEALING] = 0
        game[at.SEAT] = game[at.DEALER]
        return
    seat = _next_of(game, game[at.UNDEALT_SEATS])
    game[at.SEAT] = seat
    game[at.UNDEALT_SEATS] &= ~(1 << seat)
    if (game[at.ACTIVE_SEATS] >> seat) & 1 or game[rules.DEAL_TO_SEATS_OUT] == rules.YES:
        call_for_card(game)
