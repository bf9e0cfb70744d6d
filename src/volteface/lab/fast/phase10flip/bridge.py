"""Hands and phases of Phase 10 FLIP! as the numbers that the kernels read."""

from collections.abc import Sequence

import numpy as np

from volteface.games.phase10flip.cards import Face, number_of
from volteface.games.phase10flip.melds import EqualGroups, MeldRulings, NumberedCard
from volteface.games.phase10flip.melds.tally import COLOUR_CELLS, INTENSE_CELLS
from volteface.games.phase10flip.phases import Phase
from volteface.lab.fast.compiled import Vector
from volteface.lab.fast.phase10flip import melds


class Melds:
    """The lay-down solver on the kernels, under the names of the readable one."""

    def __init__(self, rulings: MeldRulings) -> None:
        self.rulings = rulings
        self.tally = np.zeros(melds.TALLY, dtype=np.int64)

    def can_lay(self, faces: Sequence[Face], phase: Phase) -> bool:
        """Whether these faces, all of one side, hold the phase."""
        return bool(melds.can_lay(encoded(faces), len(faces), self.question(faces, phase), self.tally))

    def cards_short(self, faces: Sequence[Face], phase: Phase) -> int:
        """The fewest faces of the same side that would have to join the hand."""
        return int(melds.cards_short(encoded(faces), len(faces), self.question(faces, phase), self.tally))

    def points(self, faces: Sequence[Face]) -> int:
        """What these faces cost if they are left in hand."""
        return int(melds.points_of(encoded(faces), len(faces)))

    def question(self, faces: Sequence[Face], phase: Phase) -> Vector:
        """The phase and the rulings, for hands of one side."""
        runs, sets = (*phase.runs, 0)[:2], (*phase.sets, 0, 0)[:2]
        is_intense = bool(faces) and faces[0] in INTENSE_CELLS
        alike = self.rulings.equal_groups is EqualGroups.ALLOWED
        per_group = self.rulings.numbered_card is NumberedCard.PER_GROUP
        return np.array([*runs, *sets, is_intense, alike, per_group], dtype=np.int64)


def encoded(faces: Sequence[Face]) -> Vector:
    """Faces of one side as numbers; the kernels have room for hands of twenty."""
    known = INTENSE_CELLS if faces and faces[0] in INTENSE_CELLS else COLOUR_CELLS
    return np.array([melds.SUIT * known[face][0] + (number_of(face) or 0) for face in faces] or [0], dtype=np.int64)
