"""The rulings of Phase 10 FLIP! as integers: where each is in a game's array, and the codes of its answers."""

from typing import Final

from volteface.games.phase10flip.melds import EqualGroups, LayDownSize, NumberedCard
from volteface.games.phase10flip.rules import (
    ExhaustedPile,
    FlipWhen,
    GoingOut,
    LastDiscardFlips,
    OwnBacks,
    Rules,
    Variant,
)
from volteface.lab.engine.encoding import code_of, encode_rulings
from volteface.lab.engine.phase10flip.layout import RULES, RULES_END

OMITTED: Final = ("edition", "minimum_seats")  # which no kernel reads
NAMES: Final = tuple(name for name in Rules.__struct_fields__ if name not in OMITTED)
assert len(NAMES) <= RULES_END - RULES

VARIANT: Final = RULES + NAMES.index("variant")
PHASES_TO_WIN: Final = RULES + NAMES.index("phases_to_win")
OWN_BACKS: Final = RULES + NAMES.index("own_backs")
LAY_DOWN_SIZE: Final = RULES + NAMES.index("lay_down_size")
EQUAL_GROUPS: Final = RULES + NAMES.index("equal_groups")
NUMBERED_CARD: Final = RULES + NAMES.index("numbered_card")
FLIP_WHEN: Final = RULES + NAMES.index("flip_when")
LAST_DISCARD_FLIPS: Final = RULES + NAMES.index("last_discard_flips")
GOING_OUT: Final = RULES + NAMES.index("going_out")
EXHAUSTED_PILE: Final = RULES + NAMES.index("exhausted_pile")
STALL_TURNS: Final = RULES + NAMES.index("stall_turns")

# The answers that kernels compare with.
TEN_ROUNDS: Final = code_of(Variant.TEN_ROUNDS)
SEEN: Final = code_of(OwnBacks.SEEN)
EXACT: Final = code_of(LayDownSize.EXACT)
ALLOWED: Final = code_of(EqualGroups.ALLOWED)
PER_GROUP: Final = code_of(NumberedCard.PER_GROUP)
DISCARDED: Final = code_of(FlipWhen.DISCARDED)
NO: Final = code_of(LastDiscardFlips.NO)
DISCARD_ONLY: Final = code_of(GoingOut.DISCARD_ONLY)
END_ROUND: Final = code_of(ExhaustedPile.END_ROUND)


def encode_rules(rules: Rules) -> list[int]:
    """Every ruling's answer as an integer, in the order of NAMES."""
    return encode_rulings(rules, NAMES)
