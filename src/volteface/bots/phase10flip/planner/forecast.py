"""Forecast a player's round: turns until the phase is laid, turns until the hand is empty, points left by then."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from volteface.bots.phase10flip.planner.card_counts import DrawOdds
from volteface.bots.phase10flip.planner.hit_plan import GroupEnds
from volteface.bots.phase10flip.planner.missing_cards import Helping, missing_cards
from volteface.bots.phase10flip.planner.whole_turn import lay_and_hit_all
from volteface.games.phase10flip.cards import Face, Side, points_of
from volteface.games.phase10flip.phases import Phase

CARDS_SEEN_A_TURN: Final = 1.4  # the next of the draw pile, and a discard that others seldom throw us
# The probability that a card is the last one a phase lacks, phase by phase: the average over 400 random hands a side.
LAST_CARD: Final = {
    Side.COLOUR: (0.38, 0.45, 0.29, 0.16, 0.08, 0.09, 0.15, 0.06, 0.21, 0.21),
    Side.INTENSE: (0.6, 0.6, 0.28, 0.41, 0.32, 0.36, 0.33, 0.33, 0.2, 0.6),
}
EARLIER_STEP: Final = 0.5  # of the last step's turns: cards before the last are easier to come by
TURNS_A_CARD: Final = 0.9  # to get rid of a card that remains once the phase is laid
TURNS_A_MISFIT: Final = 1.8  # to get rid of a card that no group takes
SHARPNESS: Final = 2.0  # confidence in such forecasts: 0 is none, 1 is that of exponential waiting times
LONGEST: Final = 40.0  # turns


class Forecast(NamedTuple):
    """What to expect of one player in this round; their next turn is turn 1."""

    lays: float  # in so many turns; 0 once the phase is laid
    goes_out: float  # in so many turns; 0 once the hand is empty
    points: float  # in hand now
    points_then: float  # in hand once the phase is laid and all that can be hit is hit


def forecast(
    faces: Sequence[Face], phase: Phase, has_laid: bool, ends: Sequence[GroupEnds], odds: DrawOdds
) -> Forecast:
    """Return the forecast for a hand between two turns."""
    points = sum(map(points_of, faces))
    rest = lay_and_hit_all(faces, phase, has_laid, ends)
    if rest.has_laid:
        # With nothing left, the card that is drawn can be discarded.
        return Forecast(float(not has_laid), turns_to_shed(rest.faces), points, sum(map(points_of, rest.faces)))
    lays = turns_to_lay(faces, phase, odds)
    remaining = max(len(faces) - phase.size, 0)
    return Forecast(lays, lays + 1 + TURNS_A_CARD * remaining, points, points * remaining / max(len(faces), 1))


def forecast_laid(left: Sequence[Face]) -> Forecast:
    """Return the forecast for the faces that no group took this turn."""
    points = sum(map(points_of, left))
    return Forecast(0, turns_to_shed(left) if left else 0, points, points)


def turns_to_shed(left: Sequence[Face]) -> float:
    """Return how many turns it takes to get rid of faces that no group takes."""
    return max(1, min(TURNS_A_MISFIT * len(left), 1 + TURNS_A_CARD * len(left)))


def turns_to_lay(faces: Sequence[Face], phase: Phase, odds: DrawOdds) -> float:
    """Return how many turns it takes to collect what the phase lacks, straight or by a detour, whichever is quicker."""
    short, helping, on_detours = missing_cards(faces, phase)
    if not short:
        return 1
    straight = _turns_by(helping, short, phase, odds)
    return min(straight, _turns_by(on_detours, short + 1, phase, odds), LONGEST)


def _turns_by(helping: Helping, short: int, phase: Phase, odds: DrawOdds) -> float:
    """Return the turns for the next card by its odds, and for later ones by the average."""
    turns = _turns(odds.chance(helping))
    if short > 1:
        turns += _turns(LAST_CARD[odds.side][phase.number - 1]) * (1 + EARLIER_STEP * (short - 2))
    return turns


def _turns(chance: float) -> float:
    """Return the expected number of turns until a card of this probability comes."""
    in_a_turn: float = 1 - (1 - min(chance, 1)) ** CARDS_SEEN_A_TURN
    return 1 / max(in_a_turn, 1 / LONGEST)


def chance_before(early: float, late: float) -> float:
    """Return the probability that what is expected in `early` turns happens before what is expected in `late`."""
    chance: float = late**SHARPNESS / (early**SHARPNESS + late**SHARPNESS)
    return chance
