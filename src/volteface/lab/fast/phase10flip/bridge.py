"""Hands and phases of Phase 10 FLIP! as the numbers that the kernels read."""

from collections.abc import Sequence

import numpy as np

from volteface.games.phase10flip.cards import Face, number_of
from volteface.games.phase10flip.melds import EqualGroups, MeldRulings, NumberedCard
from volteface.games.phase10flip.melds.hand_counts import COLOUR_CELLS, INTENSE_CELLS
from volteface.games.phase10flip.phases import Phase
from volteface.lab.fast.compiled import Vector
from volteface.lab.fast.phase10flip import melds


class Melds:
    """The lay-down solver on the kernels, under the names of the readable one."""

    def __init__(self, rulings: MeldRulings) -> None:
        self.rulings = rulings

    def can_lay(self, faces: Sequence[Face], phase: Phase) -> bool:
        """Whether these faces, all of one side, hold the phase."""
        return bool(melds.can_lay(encoded(faces), len(faces), self.question(faces, phase)))

    def cards_short(self, faces: Sequence[Face], phase: Phase) -> int:
        """The fewest faces of the same side that would have to join the hand."""
        return int(melds.cards_short(encoded(faces), len(faces), self.question(faces, phase)))

    def points(self, faces: Sequence[Face]) -> int:
        """What these faces cost if they are left in hand."""
        return int(melds.points_of(encoded(faces), len(faces)))

    def question(self, faces: Sequence[Face], phase: Phase) -> Vector:
        """A vector that asks for the phase by these rulings, for hands of one side."""
        work = np.zeros(melds.END, dtype=np.int64)
        runs, sets = (*phase.runs, 0)[:2], (*phase.sets, 0, 0)[:2]
        work[melds.FIRST_RUN : melds.FIRST_RUN + 4] = (*runs, *sets)
        work[melds.IS_INTENSE] = bool(faces) and faces[0] in INTENSE_CELLS
        work[melds.ALIKE_ALLOWED] = self.rulings.equal_groups is EqualGroups.ALLOWED
        work[melds.PER_GROUP] = self.rulings.numbered_card is NumberedCard.PER_GROUP
        return work


def encoded(faces: Sequence[Face]) -> Vector:
    """Faces of one side as numbers; the kernels have room for hands of twenty."""
    known = INTENSE_CELLS if faces and faces[0] in INTENSE_CELLS else COLOUR_CELLS
    return np.array([melds.SUIT * known[face][0] + (number_of(face) or 0) for face in faces] or [0], dtype=np.int64)
