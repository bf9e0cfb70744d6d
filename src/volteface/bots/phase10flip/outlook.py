"""How a player stands in the round: turns until the phase lies, turns until the hand is empty, points until then."""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from volteface.bots.phase10flip.knowledge import Odds
from volteface.bots.phase10flip.shedding import Spot, shed
from volteface.bots.phase10flip.wants import wants
from volteface.games.phase10flip.cards import Face, points_of
from volteface.games.phase10flip.phases import Phase

CARDS_SEEN_A_TURN: Final = 1.4  # the next of the draw pile, and a discard that others seldom throw us
LATER_STEP: Final = 0.8  # the cards after the first come somewhat faster: a hand can go several ways
TURNS_A_CARD: Final = 0.9  # to get rid of a card that remains once the phase lies
TURNS_A_MISFIT: Final = 1.8  # to get rid of a card that no group takes
SPREAD: Final = 1.5  # turns by which such forecasts are off
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
    """How many turns it takes to collect what the phase lacks."""
    short, helping = wants(faces, phase)
    if not short:
        return 0
    chance: float = 1 - (1 - odds.chance(helping)) ** CARDS_SEEN_A_TURN
    return min((1 + LATER_STEP * (short - 1)) / max(chance, 0.01), LONGEST)


def likely(margin: float) -> float:
    """How likely something happens in time that is expected so many turns before it must."""
    return 1 / (1 + exp(-margin / SPREAD))
