"""The rulings of Phase 10 FLIP! as whole numbers, in the order they lie in a game's vector."""

from typing import Final

from volteface.games.phase10flip.rules import Rules
from volteface.lab.fast.phase10flip.layout import RULES, RULES_END
from volteface.lab.fast.rulings import encode_answers

NAMES: Final = tuple(name for name in Rules.__struct_fields__ if name != "edition")
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

# An answer is its place among the allowed ones; these are the places that the kernels ask about.
TEN_ROUNDS: Final = 1
SEEN: Final = 0
EXACT: Final = 0
ALLOWED: Final = 0
PER_GROUP: Final = 1
DISCARDED: Final = 0
NO: Final = 1
DISCARD_ONLY: Final = 1
END_ROUND: Final = 1


def encoded(rules: Rules) -> list[int]:
    """Every ruling's answer as a whole number, in the order of NAMES."""
    return encode_answers(rules, NAMES)
