"""How many cards a hand lacks for a phase, and which single cards would complete it."""

from collections.abc import Sequence
from itertools import count as count_up

from volteface.games.phase10flip.cards import FACES_OF, Face, has_flip, side_of
from volteface.games.phase10flip.melds.feasibility import can_lay, fits
from volteface.games.phase10flip.melds.rulings import MeldRulings
from volteface.games.phase10flip.melds.tally import count
from volteface.games.phase10flip.phases import Phase


def cards_short(faces: Sequence[Face], phase: Phase, rulings: MeldRulings) -> int:
    """The fewest faces of the same side that would have to join the hand; none if it can lay already."""
    tally = count(faces)
    return next(short for short in count_up() if fits(tally, phase.runs, phase.sets, rulings, jokers=short))


def completing_draws(faces: Sequence[Face], phase: Phase, rulings: MeldRulings) -> tuple[Face, ...]:
    """The faces of which any one would do, if the hand is one card short; a FLIP mark makes no difference."""
    if cards_short(faces, phase, rulings) != 1:
        return ()
    draws = (face for face in FACES_OF[side_of(faces[0])] if not has_flip(face))
    return tuple(face for face in draws if can_lay((*faces, face), phase, rulings))
