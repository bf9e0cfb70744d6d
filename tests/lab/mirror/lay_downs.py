"""The lay-down kernels of Phase 10 FLIP! behind the signatures of the readable `melds`."""

from collections.abc import Sequence

import numpy as np

from volteface.games.phase10flip.cards import Face, Side, side_of
from volteface.games.phase10flip.melds import EqualGroups, MeldRulings, NumberedCard
from volteface.games.phase10flip.phases import Phase
from volteface.lab.engine.compiler import IntArray
from volteface.lab.engine.phase10flip import melds
from volteface.lab.engine.phase10flip.encoding import encode_meld_face

from . import phase10flip_kernels as kernels


class KernelMelds:
    """What hands can lay by these rulings, worked out by the kernels."""

    def __init__(self, rulings: MeldRulings) -> None:
        self.rulings = rulings

    def can_lay(self, faces: Sequence[Face], phase: Phase) -> bool:
        """Whether these faces, all of one side, hold the phase."""
        return bool(kernels.can_lay(encode_hand(faces), len(faces), self.question(faces, phase)))

    def cards_short(self, faces: Sequence[Face], phase: Phase) -> int:
        """The fewest faces of the same side that the hand lacks."""
        return int(kernels.cards_short(encode_hand(faces), len(faces), self.question(faces, phase)))

    def points(self, faces: Sequence[Face]) -> int:
        """The points of these faces if they are left in hand."""
        return int(kernels.points_of(encode_hand(faces), len(faces)))

    def question(self, faces: Sequence[Face], phase: Phase) -> IntArray:
        """The array that asks for the phase by these rulings, for hands of the same side as these faces."""
        work = np.zeros(melds.END, dtype=np.int64)
        runs, sets = (*phase.runs, 0)[:2], (*phase.sets, 0, 0)[:2]
        work[melds.FIRST_RUN : melds.FIRST_RUN + 4] = (*runs, *sets)
        work[melds.IS_INTENSE] = bool(faces) and side_of(faces[0]) is Side.INTENSE
        work[melds.ALIKE_ALLOWED] = self.rulings.equal_groups is EqualGroups.ALLOWED
        work[melds.PER_GROUP] = self.rulings.numbered_card is NumberedCard.PER_GROUP
        return work


def encode_hand(faces: Sequence[Face]) -> IntArray:
    """Faces of one side as integers; `melds` has room for hands of twenty."""
    return np.array([encode_meld_face(face) for face in faces] or [0], dtype=np.int64)
