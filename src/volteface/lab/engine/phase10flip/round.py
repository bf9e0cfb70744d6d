"""Dealing, taking turns and ending a round (rules 2, 8, 10 to 13), as kernels."""

from typing import Final

from volteface.games.phase10flip.state import HAND_SIZE
from volteface.lab.engine.compiler import IntPointer, int64, jit, jit_inline
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip import rules
from volteface.lab.engine.phase10flip.hand import add_card, points_in_hand, record_of

NOBODY: Final = int64(-1)
FROM_THE_TOP: Final = int64(0)


@jit
def begin_round(game: IntPointer, dealer: int) -> None:
    """Gather the cards for the Dealer to shuffle."""
    game[at.STAGE] = at.DEAL
    game[at.ROUND] += 1
    game[at.DEALER] = dealer
    game[at.SIDE] = at.COLOUR
    game[at.HAS_DRAWN] = 0
    game[at.TURNS] = 0
    game[at.IS_SCORED] = 0
    game[at.IN_DRAW] = 0
    game[at.IN_DISCARD] = 0
    for seat in range(game[at.SEATS]):
        record = record_of(seat)
        game[record + at.HELD] = 0
        game[record + at.GROUPS_LAID] = 0


@jit
def deal(game: IntPointer) -> None:
    """Deal the hands, one card at a time from the dealer's left; the next card starts the discard pile."""
    dealt, playing = 0, game[at.PLAYING_SEATS]
    for _ in range(HAND_SIZE):
        seat = game[at.DEALER]
        for _ in range(game[at.SEATS]):
            seat = (seat + 1) % game[at.SEATS]
            if (playing >> seat) & 1:
                add_card(game, seat, game[at.ORDER + dealt])
                dealt += 1
    game[at.SEAT] = next_seat(game, game[at.DEALER])
    game[at.STAGE] = at.PLAYING
    game[at.DISCARD] = game[at.ORDER + dealt]
    game[at.IN_DISCARD] = 1
    _fill_draw_pile(game, dealt + 1)
    begin_turn(game)


@jit
def renew_pile(game: IntPointer) -> None:
    """Make the shuffled discards the draw pile; the top one stays on the discard pile."""
    game[at.STAGE] = at.PLAYING
    game[at.DISCARD] = game[at.DISCARD + game[at.IN_DISCARD] - 1]
    game[at.IN_DISCARD] = 1
    _fill_draw_pile(game, FROM_THE_TOP)


@jit
def _fill_draw_pile(game: IntPointer, first: int) -> None:
    """Make the shuffled cards from this index on the draw pile, the first of them on top."""
    game[at.IN_DRAW] = game[at.IN_ORDER] - first
    for index in range(game[at.IN_DRAW]):
        game[at.DRAW + index] = game[at.ORDER + game[at.IN_ORDER] - 1 - index]


@jit_inline
def next_seat(game: IntPointer, seat: int) -> int:
    """The next seat clockwise that takes part."""
    seat = (seat + 1) % game[at.SEATS]
    while not (game[at.PLAYING_SEATS] >> seat) & 1:
        seat = (seat + 1) % game[at.SEATS]
    return seat


@jit
def flip(game: IntPointer) -> None:
    """Flip the side in play and turn both piles over as blocks (rule 9)."""
    game[at.SIDE] = 1 - game[at.SIDE]
    game[record_of(game[at.SEAT]) + at.FLIPS] += 1
    _turn_over(game, at.DRAW, game[at.IN_DRAW])
    _turn_over(game, at.DISCARD, game[at.IN_DISCARD])


@jit
def _turn_over(game: IntPointer, pile: int, cards: int) -> None:
    for index in range(cards // 2):
        card = game[pile + index]
        game[pile + index] = game[pile + cards - 1 - index]
        game[pile + cards - 1 - index] = card


@jit
def end_turn(game: IntPointer) -> None:
    """Pass the turn on, unless the round is over."""
    seat = game[at.SEAT]
    if game[record_of(seat) + at.HELD] == 0:
        end_round(game, seat)
        return
    game[at.TURNS] += 1
    game[at.HAS_DRAWN] = 0
    game[at.SEAT] = next_seat(game, seat)
    if game[at.TURNS] >= game[rules.STALL_TURNS]:
        end_round(game, NOBODY)
    else:
        begin_turn(game)


@jit
def begin_turn(game: IntPointer) -> None:
    """Begin a turn; an empty draw pile is dealt with first (rule 13.1)."""
    if game[at.IN_DRAW] > 0:
        return
    if game[rules.EXHAUSTED_PILE] == rules.END_ROUND:
        end_round(game, NOBODY)
    elif game[at.IN_DISCARD] > 1:
        game[at.STAGE] = at.RESHUFFLE


@jit
def end_round(game: IntPointer, out: int) -> None:
    """Score the hands on the side in play; whoever laid goes on to the next phase."""
    if out != NOBODY:
        game[record_of(out) + at.TIMES_OUT] += 1
    for seat in range(game[at.SEATS]):
        record = record_of(seat)
        game[record + at.SCORE] = points_in_hand(game, seat)
        game[record + at.TOTAL] += game[record + at.SCORE]
    game[at.IS_SCORED] = 1
    _judge_end(game, out)
    _next_phases(game)


@jit
def _judge_end(game: IntPointer, out: int) -> None:
    """Decide whether the game is over, or who plays on if the best are tied (rules 11 and 12)."""
    everybody = (1 << game[at.SEATS]) - 1
    game[at.STAGE] = at.SCORED
    if game[at.IS_REPLAY]:
        if out != NOBODY:
            _end_game(game, 1 << out)
        return
    best = _best_contenders(game)
    if best & (best - 1):
        game[at.IS_REPLAY] = 1
        game[at.PLAYING_SEATS] = best
        return
    game[at.PLAYING_SEATS] = everybody
    if best:
        _end_game(game, best)


@jit
def _end_game(game: IntPointer, winners: int) -> None:
    game[at.STAGE] = at.OVER
    game[at.WINNERS] = winners
    game[at.IS_REPLAY] = 0
    game[at.PLAYING_SEATS] = (1 << game[at.SEATS]) - 1


@jit
def _best_contenders(game: IntPointer) -> int:
    """The mask of seats with the lowest total among those who are through."""
    last, best, lowest = game[rules.PHASES_TO_WIN], 0, 0
    by_rounds = game[rules.VARIANT] == rules.TEN_ROUNDS
    for seat in range(game[at.SEATS]):
        record = record_of(seat)
        if by_rounds:
            is_through = game[at.ROUND] >= last
        else:
            is_through = game[record + at.GROUPS_LAID] > 0 and game[record + at.PHASE] >= last
        if not is_through:
            continue
        if best == 0 or game[record + at.TOTAL] < lowest:
            best, lowest = 0, game[record + at.TOTAL]
        if game[record + at.TOTAL] == lowest:
            best |= 1 << seat
    return best


@jit
def _next_phases(game: IntPointer) -> None:
    last = game[rules.PHASES_TO_WIN]
    for seat in range(game[at.SEATS]):
        record = record_of(seat)
        if game[at.IS_REPLAY]:
            game[record + at.PHASE] = last
        elif game[rules.VARIANT] == rules.TEN_ROUNDS:
            game[record + at.PHASE] = min(game[at.ROUND] + 1, last)
        else:
            game[record + at.PHASE] = min(game[record + at.PHASE] + (game[record + at.GROUPS_LAID] > 0), last)
