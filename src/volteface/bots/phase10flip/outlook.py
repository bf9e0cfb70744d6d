"""How a player stands in the round: turns until the phase lies, turns until the hand is empty, points until then."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from volteface.bots.phase10flip.knowledge import Odds
from volteface.bots.phase10flip.shedding import Spot, shed
from volteface.bots.phase10flip.wants import Helping, wants
from volteface.games.phase10flip.cards import Face, Side, points_of
from volteface.games.phase10flip.phases import Phase

CARDS_SEEN_A_TURN: Final = 1.4  # the next of the draw pile, and a discard that others seldom throw us
# How likely a card is the last one a phase lacks, phase by phase: the average over 400 random hands of each side.
LAST_CARD: Final = {
    Side.COLOUR: (0.38, 0.45, 0.29, 0.16, 0.08, 0.09, 0.15, 0.06, 0.21, 0.21),
    Side.INTENSE: (0.6, 0.6, 0.28, 0.41, 0.32, 0.36, 0.33, 0.33, 0.2, 0.6),
}
EARLIER_STEP: Final = 0.5  # of the last step's turns: cards before the last are easier to come by
TURNS_A_CARD: Final = 0.9  # to get rid of a card that remains once the phase lies
TURNS_A_MISFIT: Final = 1.8  # to get rid of a card that no group takes
SHARPNESS: Final = 2.0  # how much such forecasts are worth: 0 nothing, 1 waiting times without memory, more is surer
LONGEST: Final = 40.0  # turns


class Outlook(NamedTuple):
    """What to expect of one player."""

    lays: float  # turns; none if the phase lies
    goes_out: float  # turns
    points: float  # in hand now
    points_then: float  # in hand once the phase lies and all that can be hit is hit


def look_ahead(faces: Sequence[Face], phase: Phase, has_laid: bool, spots: Sequence[Spot], odds: Odds) -> Outlook:
    """The outlook of a hand between two turns."""
    points = sum(map(points_of, faces))
    if has_laid:
        left = shed(spots, faces).left
        return Outlook(0, max(1, TURNS_A_MISFIT * len(left)), points, sum(map(points_of, left)))
    lays = turns_to_lay(faces, phase, odds)
    remaining = max(len(faces) - phase.size, 0)
    return Outlook(lays, lays + 1 + TURNS_A_CARD * remaining, points, points * remaining / max(len(faces), 1))


def turns_to_lay(faces: Sequence[Face], phase: Phase, odds: Odds) -> float:
    """How many turns it takes to collect what the phase lacks, straight or by a detour, whichever is quicker."""
    short, helping, on_detours = wants(faces, phase)
    if not short:
        return 0
    straight = _turns_by(helping, short, phase, odds)
    return min(straight, _turns_by(on_detours, short + 1, phase, odds), LONGEST)


def _turns_by(helping: Helping, short: int, phase: Phase, odds: Odds) -> float:
    """The next card comes by its odds, those after it by habit."""
    turns = _turns(odds.chance(helping))
    if short > 1:
        turns += _turns(LAST_CARD[odds.side][phase.number - 1]) * (1 + EARLIER_STEP * (short - 2))
    return turns


def _turns(chance: float) -> float:
    """How many turns until a card comes that is so likely."""
    in_a_turn: float = 1 - (1 - min(chance, 1)) ** CARDS_SEEN_A_TURN
    return 1 / max(in_a_turn, 1 / LONGEST)


def likely(early: float, late: float) -> float:
    """How likely what is expected in so many turns comes before what is expected in so many others."""
    chance: float = late**SHARPNESS / (early**SHARPNESS + late**SHARPNESS)
    return chance
