"""The rulings of Flip 7 as integers: where each is in a game's array, and the codes of its answers."""

from typing import Final

import numpy as np

from volteface.games.flip7.rules import (
    Deferred,
    DeferredOrder,
    DeferredSecondChance,
    EmptyStay,
    FreezeSelf,
    InitialDeal,
    ReshuffleWhen,
    Rules,
    SecondChanceInFlipThree,
    SecondChanceProtects,
    SpareSecondChanceAlone,
    Tie,
    TwoDoubles,
    UsedFlipThree,
    YesNo,
)
from volteface.lab.engine.compiler import IntArray
from volteface.lab.engine.encoding import code_of, encode_rulings
from volteface.lab.engine.flip7 import layout as at

OMITTED: Final = ("edition", "version", "decks", "minimum_seats")  # which no kernel reads
NAMES: Final = tuple(name for name in Rules.__struct_fields__ if name not in OMITTED)
assert len(NAMES) <= at.RULES_END - at.RULES

TARGET_SCORE: Final = at.RULES + NAMES.index("target_score")
INITIAL_DEAL: Final = at.RULES + NAMES.index("initial_deal")
FLIP_THREE_REPLACES_DEAL: Final = at.RULES + NAMES.index("flip_three_replaces_deal")
DEAL_TO_SEATS_OUT: Final = at.RULES + NAMES.index("deal_to_seats_out")
EMPTY_STAY: Final = at.RULES + NAMES.index("empty_stay")
FREEZE_SELF: Final = at.RULES + NAMES.index("freeze_self")
SECOND_CHANCE_IN_FLIP_THREE: Final = at.RULES + NAMES.index("second_chance_in_flip_three")
SECOND_CHANCE_PROTECTS: Final = at.RULES + NAMES.index("second_chance_protects")
SPARE_SECOND_CHANCE_ALONE: Final = at.RULES + NAMES.index("spare_second_chance_alone")
DEFERRED_ORDER: Final = at.RULES + NAMES.index("deferred_order")
DEFERRED_AFTER_BUST: Final = at.RULES + NAMES.index("deferred_after_bust")
DEFERRED_AFTER_FREEZE: Final = at.RULES + NAMES.index("deferred_after_freeze")
DEFERRED_SECOND_CHANCE_AFTER_BUST: Final = at.RULES + NAMES.index("deferred_second_chance_after_bust")
USED_FLIP_THREE: Final = at.RULES + NAMES.index("used_flip_three")
TWO_DOUBLES: Final = at.RULES + NAMES.index("two_doubles")
RESHUFFLE_EACH_ROUND: Final = at.RULES + NAMES.index("reshuffle_each_round")
RESHUFFLE_THIS_ROUND: Final = at.RULES + NAMES.index("reshuffle_this_round")
RESHUFFLE_WHEN: Final = at.RULES + NAMES.index("reshuffle_when")
TIE: Final = at.RULES + NAMES.index("tie")
CHALLENGE_ROUNDS: Final = at.RULES + NAMES.index("challenge_rounds")
ROUND_CAP: Final = at.RULES + NAMES.index("round_cap")

# The answers that kernels compare with.
YES: Final = code_of(YesNo.YES)
ONE_CARD: Final = code_of(InitialDeal.ONE_CARD)
REFUSED: Final = code_of(EmptyStay.REFUSED)
ONLY_WHEN_ALONE: Final = code_of(FreezeSelf.ONLY_WHEN_ALONE)
DEFERRED: Final = code_of(SecondChanceInFlipThree.DEFERRED)
ALWAYS: Final = code_of(SecondChanceProtects.ALWAYS)
KEPT: Final = code_of(SpareSecondChanceAlone.KEPT)
ASSIGNED_FIRST: Final = code_of(DeferredOrder.ASSIGNED_FIRST)
DROPPED: Final = code_of(Deferred.DROPPED)
DISCARDED_SECOND_CHANCE: Final = code_of(DeferredSecondChance.DISCARDED)
DISCARDED_FLIP_THREE: Final = code_of(UsedFlipThree.DISCARDED)
MULTIPLY: Final = code_of(TwoDoubles.MULTIPLY)
EMPTIED: Final = code_of(ReshuffleWhen.EMPTIED)
ROUND_FOR_TIED: Final = code_of(Tie.ROUND_FOR_TIED)
SHARED: Final = code_of(Tie.SHARED)


def encode_rules(rules: Rules) -> list[int]:
    """Every ruling's answer as an integer, in the order of NAMES."""
    return encode_rulings(rules, NAMES)


def new_table(rules: Rules, seats: int) -> IntArray:
    """The array of a table with these rules and this many seats, before its first game."""
    game = np.zeros(at.LENGTH, dtype=np.int64)
    answers = encode_rules(rules)
    game[at.RULES : at.RULES + len(answers)] = answers
    game[at.SEATS] = seats
    game[at.DECKS] = rules.decks_for(seats)
    game[at.CHOOSER] = -1
    return game
