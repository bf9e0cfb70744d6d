"""What each phase asks for, put as a question to `melds`, as compiled code."""

from typing import Final

import numpy as np

from volteface.games.phase10flip.phases import PHASES
from volteface.lab.fast.compiled import Cells, inner
from volteface.lab.fast.phase10flip import layout as at
from volteface.lab.fast.phase10flip import melds, rules

ASKED: Final = np.array(
    [[*(*phase.runs, 0)[:2], *(*phase.sets, 0, 0)[:2]] for phase in PHASES], dtype=np.int64
).reshape(-1)  # four sizes a phase: two runs and two sets, 0 where there is none


@inner
def ask_for_phase(game: Cells, phase: int) -> int:
    """Ask for a phase by the rules of this game, on the side in play; how many cards it takes."""
    cards = 0
    for group in range(4):
        size = ASKED[4 * (phase - 1) + group]
        game[melds.FIRST_RUN + group] = size
        cards += size
    game[melds.IS_INTENSE] = game[at.SIDE]
    game[melds.ALIKE_ALLOWED] = game[rules.EQUAL_GROUPS] == rules.ALLOWED
    game[melds.PER_GROUP] = game[rules.NUMBERED_CARD] == rules.PER_GROUP
    return cards
