"""The rulings of Flip 7 as whole numbers, in the order they lie in a game's vector."""

from typing import Final

from volteface.games.flip7.rules import Rules
from volteface.lab.fast.flip7.layout import RULES, RULES_END
from volteface.lab.fast.rulings import encode_answers

NAMES: Final = tuple(name for name in Rules.__struct_fields__ if name not in ("edition", "decks", "minimum_seats"))
assert len(NAMES) <= RULES_END - RULES

TARGET_SCORE: Final = RULES + NAMES.index("target_score")
INITIAL_DEAL: Final = RULES + NAMES.index("initial_deal")
FLIP_THREE_REPLACES_DEAL: Final = RULES + NAMES.index("flip_three_replaces_deal")
DEAL_TO_SEATS_OUT: Final = RULES + NAMES.index("deal_to_seats_out")
EMPTY_STAY: Final = RULES + NAMES.index("empty_stay")
FREEZE_SELF: Final = RULES + NAMES.index("freeze_self")
SECOND_CHANCE_IN_FLIP_THREE: Final = RULES + NAMES.index("second_chance_in_flip_three")
SECOND_CHANCE_PROTECTS: Final = RULES + NAMES.index("second_chance_protects")
SPARE_SECOND_CHANCE_ALONE: Final = RULES + NAMES.index("spare_second_chance_alone")
DEFERRED_ORDER: Final = RULES + NAMES.index("deferred_order")
DEFERRED_AFTER_BUST: Final = RULES + NAMES.index("deferred_after_bust")
DEFERRED_AFTER_FREEZE: Final = RULES + NAMES.index("deferred_after_freeze")
DEFERRED_SECOND_CHANCE_AFTER_BUST: Final = RULES + NAMES.index("deferred_second_chance_after_bust")
USED_FLIP_THREE: Final = RULES + NAMES.index("used_flip_three")
TWO_DOUBLES: Final = RULES + NAMES.index("two_doubles")
RESHUFFLE_EACH_ROUND: Final = RULES + NAMES.index("reshuffle_each_round")
RESHUFFLE_THIS_ROUND: Final = RULES + NAMES.index("reshuffle_this_round")
RESHUFFLE_WHEN: Final = RULES + NAMES.index("reshuffle_when")
TIE: Final = RULES + NAMES.index("tie")
CHALLENGE_ROUNDS: Final = RULES + NAMES.index("challenge_rounds")
ROUND_CAP: Final = RULES + NAMES.index("round_cap")

# An answer is its place among the allowed ones; these are the places that the kernels ask about.
YES: Final = 0
ONE_CARD: Final = 0
REFUSED: Final = 1
ONLY_WHEN_ALONE: Final = 1
DEFERRED: Final = 1
ALWAYS: Final = 0
KEPT: Final = 1
ASSIGNED_FIRST: Final = 1
DROPPED: Final = 1
DISCARDED_SECOND_CHANCE: Final = 1
DISCARDED_FLIP_THREE: Final = 1
MULTIPLY: Final = 0
EMPTIED: Final = 1
ROUND_FOR_TIED: Final = 1
SHARED: Final = 2


def encoded(rules: Rules) -> list[int]:
    """Every ruling's answer as a whole number, in the order of NAMES."""
    return encode_answers(rules, NAMES)
