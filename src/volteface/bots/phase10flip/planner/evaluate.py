"""Evaluate a position in points: phases and points to come for oneself, less those of the rivals."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from volteface.bots.phase10flip.planner.card_counts import CardCounts
from volteface.bots.phase10flip.planner.forecast import LONGEST, Forecast, chance_before, forecast, turns_to_shed
from volteface.bots.phase10flip.planner.guess_hands import Hands, guess_hands
from volteface.bots.phase10flip.planner.hit_plan import GroupEnds, group_ends
from volteface.bots.phase10flip.planner.whole_turn import lay_and_hit_all
from volteface.games.phase10flip.cards import Card, Face, Side, face_up, faces_up
from volteface.games.phase10flip.phases import phase_of
from volteface.games.phase10flip.rules import Variant
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat

PHASE_WORTH: Final = 60.0  # points
PHASE_WORTH_BY_ROUNDS: Final = 5.0  # points: there everybody goes on to the next phase anyhow
REPLAY_WORTH: Final = 100.0  # points, for going out first
TAKEN: Final = 0.7  # how often the next player takes a discard that helps
UNSURE: Final = 1.5  # turns in which a rival goes out who could in the next one if we guess the hand right
OTHER_SIDE: Final = 0.12  # weight of the inactive side, which somebody's FLIP may make active


class Position(NamedTuple):
    """What stays the same while moves are compared."""

    counts: CardCounts
    ends: list[GroupEnds]
    hands: Hands  # guessed
    known: dict[Side, frozenset[Seat]]  # whose faces on a side everybody has seen
    rivals: dict[Side, dict[Seat, Forecast]]
    waits: dict[Seat, float]  # how much of a lap passes before their next turn; the next player waits 0


def assess(counts: CardCounts, generator: Random) -> Position:
    """Return the position with a guess at the other hands and a forecast for each."""
    view = counts.view
    ends = group_ends(laid.group for groups in view.laid for laid in groups)
    hands = guess_hands(counts, generator)
    known = {side: frozenset(seat for seat in hands if _is_known(view, seat, side)) for side in Side}
    rivals = {
        side: {
            seat: _at_best(_forecast(counts, ends, seat, faces_up(cards, side), side), seat in known[side])
            for seat, cards in hands.items()
        }
        for side in Side
    }
    return Position(counts, ends, hands, known, rivals, _waits(view, counts.me))


def evaluate(position: Position, own: tuple[Face, ...], side: Side, offered: Face | None) -> float:
    """Return the value of holding these faces, with that side active and that face on top of the discard pile."""
    counts = position.counts
    mine = _forecast(counts, position.ends, counts.me, own, side)
    worth = evaluate_forecast(position, mine, side)
    next_seat = _next_seat(position)
    if offered is None or next_seat not in position.hands:
        return worth
    taken = _after_taking(position, next_seat, side, offered)
    worth_taken = evaluate_forecast(position, mine, side, {next_seat: taken})
    share = 1.0 if taken.goes_out <= 1 else TAKEN
    return worth + share * min(worth_taken - worth, 0)


def next_goes_out(position: Position, side: Side, offered: Card) -> bool:
    """Return whether the next player surely goes out on that side with that card on top of the discard pile."""
    seat = _next_seat(position)
    if seat not in position.known[side]:
        return False
    return _after_taking(position, seat, side, face_up(offered, side), is_thorough=True).goes_out <= 1


def evaluate_forecast(
    position: Position, mine: Forecast, side: Side, instead: Mapping[Seat, Forecast] = MappingProxyType({})
) -> float:
    """Return my expected score less the average rival's."""
    view, me = position.counts.view, position.counts.me
    forecasts = {me: mine, **position.rivals[side], **instead}
    scores = {seat: expected_score(view, seat, forecasts, position.waits) for seat in forecasts}
    return scores[me] - (sum(scores.values()) - scores[me]) / max(len(scores) - 1, 1)


def evaluate_both_sides(position: Position, own: Sequence[Card], side: Side, offered: Card | None) -> float:
    """Return the same, with a share of the value of the other side."""
    top = None if offered is None else face_up(offered, side)
    away = evaluate(position, faces_up(own, side.other), side.other, None)
    return evaluate(position, faces_up(own, side), side, top) + OTHER_SIDE * away


def phase_worth(view: View) -> float:
    """Return what laying the phase in this round is worth, in points."""
    if view.is_replay:
        return 0
    return PHASE_WORTH_BY_ROUNDS if view.rules.variant is Variant.TEN_ROUNDS else PHASE_WORTH


def expected_score(view: View, seat: Seat, forecasts: Mapping[Seat, Forecast], waits: Mapping[Seat, float]) -> float:
    """Return the value of the phase times the chance to lay it in time, less the points held when somebody goes out."""
    mine, wait = forecasts[seat], waits[seat]
    if not mine.goes_out:
        return phase_worth(view)
    ends = []
    for other, found in forecasts.items():
        if other != seat:
            turns, before = found.goes_out, waits[other]
            if turns <= 1 and (not turns or before < wait):
                # The round ends before my next turn: what I could lay or hit in it stays in hand.
                return phase_worth(view) * (not mine.lays) - mine.points - REPLAY_WORTH * view.is_replay
            ends.append(turns + before)
    end = min(ends, default=LONGEST)
    is_beaten = chance_before(end, mine.goes_out + wait)
    lays = chance_before(mine.lays + wait, end) if mine.lays else 1.0
    hits = lays if mine.lays else chance_before(1 + wait, end)
    points = hits * mine.points_then + (1 - hits) * mine.points
    return phase_worth(view) * lays - is_beaten * (points + REPLAY_WORTH * view.is_replay)


def _after_taking(position: Position, seat: Seat, side: Side, face: Face, is_thorough: bool = False) -> Forecast:
    """Return a player's forecast if they take this face in their next turn, lay and hit all they can, and discard."""
    counts, before = position.counts, position.rivals[side][seat]
    view = counts.view
    faces = (*faces_up(position.hands[seat], side), face)
    has_laid, phase = bool(view.laid[seat]), phase_of(view.phases[seat])
    rest = lay_and_hit_all(faces, phase, has_laid, position.ends, is_thorough)
    if not rest.has_laid:
        after = _forecast(counts, position.ends, seat, faces, side)
        return before._replace(lays=min(after.lays, before.lays), goes_out=min(after.goes_out, before.goes_out))
    goes_out = 1.0 if len(rest.faces) <= 1 else 1 + turns_to_shed(rest.faces[1:])
    after = before._replace(lays=min(before.lays, 1.0), goes_out=min(goes_out, before.goes_out))
    return _at_best(after, seat in position.known[side])


def _is_known(view: View, seat: Seat, side: Side) -> bool:
    """Return whether everybody has seen all faces of a hand on a side: the inactive ones are always visible."""
    return side is not view.side or len(view.hands[seat].shown.faces) == len(view.hands[seat].backs)


def _at_best(found: Forecast, is_known: bool) -> Forecast:
    """Return a forecast in which nobody is sure to go out because of a guess."""
    return found if is_known else found._replace(goes_out=max(found.goes_out, UNSURE))


def _forecast(counts: CardCounts, ends: list[GroupEnds], seat: Seat, faces: tuple[Face, ...], side: Side) -> Forecast:
    view = counts.view
    return forecast(faces, phase_of(view.phases[seat]), bool(view.laid[seat]), ends, counts.odds[side])


def _next_seat(position: Position) -> Seat:
    return min(position.waits, key=position.waits.__getitem__)


def _waits(view: View, me: Seat) -> dict[Seat, float]:
    """Return how much of a lap passes before each player's next turn, once mine is over."""
    seats = len(view.hands)
    order = [seat for step in range(1, seats + 1) if (seat := (me + step) % seats) in view.playing]
    return {seat: index / len(order) for index, seat in enumerate(order)}
