"""How a round begins, is dealt, passes from seat to seat, and ends (rules 2 to 4, 11 and 13), as compiled code."""

from typing import Final

from volteface.games.flip7.play.round import CHALLENGE_SEATS
from volteface.games.flip7.state import NOT_YET
from volteface.lab.fast.compiled import Cells, inlined, inner, spliced
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7 import rules
from volteface.lab.fast.flip7.deck import call_for_card, drawable, gather
from volteface.lab.fast.flip7.flip_three import continue_three, void_all
from volteface.lab.fast.flip7.scoring import points

NEVER: Final = NOT_YET
FEW_SEATS: Final = CHALLENGE_SEATS


@inlined
def begin_round(game: Cells, dealer: int) -> None:
    """Everybody who takes part is in, with nothing before them."""
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


@inlined
def clear_line(game: Cells, seat: int) -> None:
    """Nothing lies before the seat, and it is in the round."""
    record = at.RECORDS + seat * at.RECORD
    for field in range(at.DUPLICATE + 1):
        game[record + field] = 0
    game[record + at.FACTOR] = 1


@inner
def next_round(game: Cells) -> None:
    """The cards are gathered and the deal passes to the left."""
    gather(game)
    begin_round(game, (game[at.DEALER] + 1) % game[at.SEATS])


@spliced
def go_on(game: Cells) -> None:
    """Play on until somebody has to decide or a card is due."""
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


@inlined
def stay(game: Cells, seat: int) -> None:
    """The seat takes no more cards and keeps its points."""
    game[at.RECORDS + seat * at.RECORD + at.STATUS] = at.STAYED
    game[at.ACTIVE_SEATS] &= ~(1 << seat)


@inner
def end_round(game: Cells) -> None:
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


@inner
def _judge_end(game: Cells) -> None:
    """Whether the game is over with these totals (rules 13 and 14)."""
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


@inner
def _leaders(game: Cells) -> tuple[int, int]:
    """The highest total, and who has it."""
    best, leaders = -1, 0
    for seat in range(game[at.SEATS]):
        total = game[at.RECORDS + seat * at.RECORD + at.TOTAL]
        if total > best:
            best, leaders = total, 0
        if total == best:
            leaders |= 1 << seat
    return best, leaders


@inlined
def _next_of(game: Cells, group: int) -> int:
    """The first seat of a group on the left of the seat that was asked last."""
    seats = game[at.SEATS]
    seat = game[at.SEAT] + 1
    if seat == seats:
        seat = 0
    while not (group >> seat) & 1:
        seat += 1
        if seat == seats:
            seat = 0
    return seat


@inner
def _everybody_stays(game: Cells) -> None:
    """No card can be dealt to anybody any more (rule 12.7)."""
    while game[at.ACTIVE_SEATS]:
        seat = _next_of(game, game[at.ACTIVE_SEATS])
        game[at.SEAT] = seat
        stay(game, seat)


@inner
def _deal_next(game: Cells) -> None:
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
