"""A round: dealing, passing the turn, and how the round or the game ends (rules 2, 8, 10 to 13)."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from volteface.games.phase10flip.cards import Card, Side, points_of, sort_faces
from volteface.games.phase10flip.events import (
    GameEnded,
    HandsDealt,
    PileRenewed,
    RoundBegan,
    RoundScored,
    RoundStopped,
    Story,
    TieBreak,
    WentOut,
)
from volteface.games.phase10flip.rules import ExhaustedPile, Variant
from volteface.games.phase10flip.state import (
    HAND_SIZE,
    Shown,
    Stage,
    State,
    active_faces,
    has_laid,
    next_seat,
)
from volteface.kernel import Seat


class Outcome(Struct, frozen=True):
    """The outcome of a round: who plays on, or who has won and why."""

    playing: tuple[Seat, ...]
    winners: tuple[Seat, ...] = ()
    why: Literal["phases", "rounds", "tie_break"] | None = None
    is_replay: bool = False


def begin_round(state: State, dealer: Seat, story: Story) -> State:
    """Gather the cards; the Dealer has to shuffle them next."""
    seats = len(state.totals)
    story.append(RoundBegan(state.round + 1, dealer, state.playing))
    return replace(
        state,
        stage=Stage.DEAL,
        round=state.round + 1,
        dealer=dealer,
        hands=((),) * seats,
        laid=((),) * seats,
        shown=(Shown(),) * seats,
        side=Side.COLOUR,
        draw=(),
        discard=(),
        bottom=None,
        has_drawn=False,
        turns=0,
        scores=(),
    )


def deal(state: State, order: tuple[Card, ...], story: Story) -> State:
    """Deal ten cards each, one at a time from the dealer's left; the next one starts the discard pile."""
    seats, first = len(state.playing), next_seat(state, state.dealer)
    clockwise = [first]
    while len(clockwise) < seats:
        clockwise.append(next_seat(state, clockwise[-1]))
    dealt = seats * HAND_SIZE
    starts = {seat: order[index:dealt:seats] for index, seat in enumerate(clockwise)}
    story.append(HandsDealt(order[dealt]))
    return replace(
        state,
        stage=Stage.PLAYING,
        seat=first,
        hands=tuple(starts.get(seat, ()) for seat in range(len(state.hands))),
        discard=(order[dealt],),
        draw=order[dealt + 1 :][::-1],
    )


def renew_pile(state: State, order: tuple[Card, ...], story: Story) -> State:
    """Make the shuffled discards the draw pile; the top discard stays where it is."""
    story.append(PileRenewed(len(order)))
    return replace(state, stage=Stage.PLAYING, draw=order[::-1], discard=state.discard[-1:])


def to_shuffle(state: State) -> tuple[Card, ...]:
    """Return the cards that the Dealer has to shuffle."""
    return state.deck if state.stage is Stage.DEAL else state.discard[:-1]


def end_turn(state: State, story: Story) -> State:
    """Pass the turn on, unless the round is over."""
    if not state.hands[state.seat]:
        return end_round(state, state.seat, story)
    state = replace(state, turns=state.turns + 1, has_drawn=False, seat=next_seat(state, state.seat))
    if state.turns >= state.rules.stall_turns:
        story.append(RoundStopped("stall"))
        return end_round(state, None, story)
    return begin_turn(state, story)


def begin_turn(state: State, story: Story) -> State:
    """Begin a turn; an empty draw pile is renewed, or ends the round (rule 13.1)."""
    if state.draw:
        return state
    if state.rules.exhausted_pile is ExhaustedPile.END_ROUND:
        story.append(RoundStopped("pile"))
        return end_round(state, None, story)
    return replace(state, stage=Stage.RESHUFFLE) if len(state.discard) > 1 else state


def end_round(state: State, out: Seat | None, story: Story) -> State:
    """Score the hands on the active side; whoever laid moves on to the next phase."""
    if out is not None:
        story.append(WentOut(out))
    seats = range(len(state.hands))
    left = tuple(sort_faces(active_faces(state, seat)) for seat in seats)
    scores = tuple(sum(map(points_of, faces)) for faces in left)
    totals = tuple(map(sum, zip(state.totals, scores, strict=True)))
    laid = tuple(seat for seat in seats if has_laid(state, seat))
    return score_round(state, out, RoundScored(scores, totals, laid, left), story)


def score_round(state: State, out: Seat | None, scored: RoundScored, story: Story) -> State:
    """Add the points of a round to the totals; the game may be over then."""
    scores, totals, laid = scored.scores, scored.totals, scored.laid
    story.append(scored)
    outcome = judge_end(state, totals, laid, out)
    if outcome.why:
        story.append(GameEnded(outcome.winners, outcome.why))
    elif outcome.is_replay:
        story.append(TieBreak(outcome.playing))
    return replace(
        state,
        stage=Stage.OVER if outcome.why else Stage.SCORED,
        scores=scores,
        totals=totals,
        phases=_next_phases(state, laid, outcome),
        playing=outcome.playing,
        winners=outcome.winners,
        is_replay=outcome.is_replay,
    )


def judge_end(state: State, totals: tuple[int, ...], laid: tuple[Seat, ...], out: Seat | None) -> Outcome:
    """Return whether the game is over and, if the best are tied, who plays on (rules 11 and 12)."""
    rules, everybody = state.rules, tuple(range(len(totals)))
    if state.is_replay:
        return Outcome(state.playing, is_replay=True) if out is None else Outcome(everybody, (out,), "tie_break")
    by_rounds = rules.variant is Variant.TEN_ROUNDS
    if by_rounds:
        contenders = everybody if state.round >= rules.phases_to_win else ()
    else:
        contenders = tuple(seat for seat in laid if state.phases[seat] >= rules.phases_to_win)
    best = tuple(seat for seat in contenders if totals[seat] == min(totals[other] for other in contenders))
    if not best:
        return Outcome(everybody)
    if len(best) > 1:
        return Outcome(best, is_replay=True)
    return Outcome(everybody, best, "rounds" if by_rounds else "phases")


def _next_phases(state: State, laid: tuple[Seat, ...], outcome: Outcome) -> tuple[int, ...]:
    last = state.rules.phases_to_win
    if outcome.is_replay:
        return (last,) * len(state.phases)
    if state.rules.variant is Variant.TEN_ROUNDS:
        return (min(state.round + 1, last),) * len(state.phases)
    return tuple(min(phase + (seat in laid), last) for seat, phase in enumerate(state.phases))
