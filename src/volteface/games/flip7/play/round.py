"""A round: dealing, passing the turn, staying, and how the round or the game ends (rules 2 to 4, 11 and 13)."""

from operator import add
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from volteface.games.flip7.cards import EMPTY
from volteface.games.flip7.events import GameEnded, RoundBegan, RoundScored, Stayed, Story, TieBreak
from volteface.games.flip7.play.flip_three import continue_three, void_all
from volteface.games.flip7.play.reshuffle import drawable, gather, make_anew
from volteface.games.flip7.rules import InitialDeal, Rules, Tie, YesNo
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import (
    ACTIVE,
    EMPTY_LINE,
    NOT_YET,
    OVER,
    PLAYING,
    SCORED,
    STAYED,
    Line,
    State,
    left_of,
    with_line,
)
from volteface.kernel import Seat

ONE_CARD: Final = InitialDeal.ONE_CARD
CHALLENGE_SEATS: Final = 2
OUT_LINE: Final = Line(status=STAYED)  # before a seat that takes no part in the round


class Outcome(Struct, frozen=True):
    """The outcome of a round: who plays on, or who has won and why."""

    playing: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    why: Literal["target", "challenge", "round_cap"] | None = None


def begin_round(state: State, dealer: Seat, story: Story) -> State:
    """Begin a round: everybody who takes part is in, with an empty line."""
    seats, playing = left_of(dealer, len(state.lines)), state.playing
    is_dealt = state.rules.initial_deal is ONE_CARD
    story.append(RoundBegan(state.round + 1, dealer, playing))
    return replace(
        state,
        stage=PLAYING,
        round=state.round + 1,
        dealer=dealer,
        seat=dealer,
        lines=tuple([EMPTY_LINE if seat in playing else OUT_LINE for seat in range(len(seats))]),
        undealt=tuple([seat for seat in seats if seat in playing]) if is_dealt else (),
        dealing=is_dealt,
        settled=NOT_YET,
        scores=(),
    )


def next_round(state: State, story: Story) -> State:
    """Gather the cards and pass the deal to the left."""
    return begin_round(gather(state, story), left_of(state.dealer, len(state.lines))[0], story)


def go_on(state: State, story: Story) -> State:
    """Continue until somebody has to decide or a card is due."""
    while not state.card_due and state.choice is None and state.stage is PLAYING:
        if state.threes:
            state = continue_three(state, story)
            continue
        seat = _next_active(state)
        if seat is None:
            return end_round(state, story)
        if state.dealing:
            state = _deal_next(state, story)
            continue
        if state.deck != EMPTY or drawable(state) != EMPTY:
            return replace(state, seat=seat)
        state = _everybody_stays(state, story)
    return state


def stay(state: State, seat: Seat, story: Story, *, by_itself: bool = True) -> State:
    """Let the seat leave the round with its points (rules 4.2 and 4.3)."""
    line = state.lines[seat]
    story.append(Stayed(seat, points(line, state.rules), by_itself))
    return with_line(state, seat, replace(line, status=STAYED))


def end_round(state: State, story: Story) -> State:
    """Score the round; its cards stay on the table until the next one begins."""
    state = void_all(state)
    return score_round(state, tuple([points(line, state.rules) for line in state.lines]), story)


def score_round(state: State, scores: tuple[int, ...], story: Story) -> State:
    """Add the points of a round to the totals; the game may be over then."""
    totals = tuple(map(add, state.totals, scores))
    story.append(RoundScored(scores, totals))
    outcome = judge_end(state, totals)
    if outcome.why:
        story.append(GameEnded(outcome.winners, outcome.why))
    elif _is_reached(totals, state.rules):
        story.append(TieBreak(_leaders(totals), outcome.playing))
    return replace(
        state,
        stage=OVER if outcome.why else SCORED,
        scores=scores,
        totals=totals,
        playing=outcome.playing,
        winners=outcome.winners,
        undealt=(),
        dealing=False,
    )


def plays_challenge(rules: Rules, seats: int) -> bool:
    """Return whether so many players have to reach the target score within a number of rounds (rule 14)."""
    return rules.challenge_rounds > 0 and seats <= CHALLENGE_SEATS


def judge_end(state: State, totals: tuple[int, ...]) -> Outcome:
    """Return whether the game is over with these totals (rules 13 and 14)."""
    rules, everybody = state.rules, tuple(range(len(totals)))
    is_challenge = plays_challenge(rules, len(totals))
    is_last = state.round >= (rules.challenge_rounds if is_challenge else rules.round_cap)
    reached = _is_reached(totals, rules)
    if not reached and not is_last:
        return Outcome(everybody)
    leaders = _leaders(totals)
    if is_challenge:
        return Outcome(everybody, leaders if reached else (), "challenge")
    if reached and (len(leaders) == 1 or rules.tie is Tie.SHARED):
        return Outcome(everybody, leaders, "target")
    if is_last:
        return Outcome(everybody, leaders if len(leaders) == 1 else (), "round_cap")
    return Outcome(leaders if rules.tie is Tie.ROUND_FOR_TIED else everybody)


def _is_reached(totals: tuple[int, ...], rules: Rules) -> bool:
    return max(totals) >= rules.target_score


def _leaders(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    best = max(totals)
    return tuple([seat for seat, total in enumerate(totals) if total == best])


def _next_active(state: State) -> Seat | None:
    lines = state.lines
    for seat in left_of(state.seat, len(lines)):
        if lines[seat].status is ACTIVE:
            return seat
    return None


def _everybody_stays(state: State, story: Story) -> State:
    """Let everybody stay, for no card is left to deal (rule 12.7)."""
    for seat in left_of(state.seat, len(state.lines)):
        if state.lines[seat].status is ACTIVE:
            state = stay(replace(state, seat=seat), seat, story, by_itself=False)
    return state


def _deal_next(state: State, story: Story) -> State:
    if not state.undealt or drawable(state) == EMPTY:
        return replace(state, undealt=(), dealing=False, seat=state.dealer)
    seat, rest = state.undealt[0], state.undealt[1:]
    is_dealt_to = state.lines[seat].status is ACTIVE or state.rules.deal_to_seats_out is YesNo.YES
    if is_dealt_to and state.deck == EMPTY:
        state = make_anew(state, story)
    return replace(state, seat=seat, undealt=rest, card_due=is_dealt_to)
