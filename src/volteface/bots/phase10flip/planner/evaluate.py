"""Evaluate a position in points: phases and points to come for oneself, less those of the rivals."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from volteface.bots.phase10flip.planner.card_counts import CardCounts
from volteface.bots.phase10flip.planner.forecast import LONGEST, Forecast, chance_before, forecast
from volteface.bots.phase10flip.planner.guess_hands import Hands, guess_hands
from volteface.bots.phase10flip.planner.hit_plan import GroupEnds, group_ends
from volteface.games.phase10flip.cards import Card, Face, Side, face_up, faces_up
from volteface.games.phase10flip.phases import phase_of
from volteface.games.phase10flip.rules import Variant
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat

PHASE_WORTH: Final = 60.0  # points
PHASE_WORTH_BY_ROUNDS: Final = 5.0  # points: there everybody goes on to the next phase anyhow
REPLAY_WORTH: Final = 100.0  # points, for going out first
NEXT_TO_MOVE: Final = 0.5  # turns by which those who move before us are ahead
TAKEN: Final = 0.7  # how often the next player takes a discard that helps
OTHER_SIDE: Final = 0.12  # weight of the inactive side, which somebody's FLIP may make active


class Position(NamedTuple):
    """What stays the same while moves are compared."""

    counts: CardCounts
    ends: list[GroupEnds]
    hands: Hands  # guessed
    rivals: dict[Side, dict[Seat, Forecast]]
    next_seat: Seat


def assess(counts: CardCounts, generator: Random) -> Position:
    """Return the position with a guess at the other hands and a forecast for each."""
    view = counts.view
    ends = group_ends(laid.group for groups in view.laid for laid in groups)
    hands = guess_hands(counts, generator)
    rivals = {
        side: {seat: _forecast(counts, ends, seat, faces_up(cards, side), side) for seat, cards in hands.items()}
        for side in Side
    }
    return Position(counts, ends, hands, rivals, _next_seat(view, counts.me))


def evaluate(position: Position, own: Sequence[Card], side: Side, offered: Card | None) -> float:
    """Return the value of holding these cards, with that side active and that card on top of the discard pile."""
    counts = position.counts
    mine = _forecast(counts, position.ends, counts.me, faces_up(own, side), side)
    rivals = position.rivals[side]
    worth = score_difference(counts.view, counts.me, {counts.me: mine, **rivals})
    if offered is None or position.next_seat not in rivals:
        return worth
    taken = _after_taking(position, side, face_up(offered, side))
    worth_taken = score_difference(counts.view, counts.me, {counts.me: mine, **rivals, position.next_seat: taken})
    return worth + TAKEN * min(worth_taken - worth, 0)


def evaluate_both_sides(position: Position, own: Sequence[Card], side: Side, offered: Card | None) -> float:
    """Return the same, with a share of the value of the other side."""
    return evaluate(position, own, side, offered) + OTHER_SIDE * evaluate(position, own, side.other, None)


def phase_worth(view: View) -> float:
    """Return what laying the phase in this round is worth, in points."""
    if view.is_replay:
        return 0
    return PHASE_WORTH_BY_ROUNDS if view.rules.variant is Variant.TEN_ROUNDS else PHASE_WORTH


def score_difference(view: View, me: Seat, forecasts: Mapping[Seat, Forecast]) -> float:
    """Return my expected score less the average rival's."""
    rivals = [seat for seat in forecasts if seat != me]
    theirs = sum(expected_score(view, forecasts[seat], _others(forecasts, seat)) for seat in rivals)
    return expected_score(view, forecasts[me], _others(forecasts, me)) - theirs / max(len(rivals), 1)


def expected_score(view: View, mine: Forecast, others: Iterable[Forecast]) -> float:
    """Return the value of the phase times the chance to lay it in time, less the points held when somebody goes out."""
    end = min((other.goes_out for other in others), default=LONGEST)
    lays = 1.0 if not mine.lays else chance_before(mine.lays + NEXT_TO_MOVE, end)
    is_beaten = chance_before(end, mine.goes_out + NEXT_TO_MOVE)
    points = lays * mine.points_then + (1 - lays) * mine.points
    return phase_worth(view) * lays - is_beaten * (points + REPLAY_WORTH * view.is_replay)


def _after_taking(position: Position, side: Side, face: Face) -> Forecast:
    """Return the next player's forecast once they have taken this face and discarded a spare one."""
    seat, counts = position.next_seat, position.counts
    faces = (*faces_up(position.hands[seat], side), face)
    after = _forecast(counts, position.ends, seat, faces, side)
    before = position.rivals[side][seat]
    return Forecast(
        min(after.lays, before.lays), min(after.goes_out, before.goes_out), before.points, before.points_then
    )


def _forecast(counts: CardCounts, ends: list[GroupEnds], seat: Seat, faces: tuple[Face, ...], side: Side) -> Forecast:
    view = counts.view
    return forecast(faces, phase_of(view.phases[seat]), bool(view.laid[seat]), ends, counts.odds[side])


def _next_seat(view: View, me: Seat) -> Seat:
    seats = len(view.hands)
    return next(seat for step in range(1, seats + 1) if (seat := (me + step) % seats) in view.playing)


def _others(forecasts: Mapping[Seat, Forecast], seat: Seat) -> list[Forecast]:
    return [found for other, found in forecasts.items() if other != seat]
