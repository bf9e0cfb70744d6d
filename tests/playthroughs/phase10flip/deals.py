"""Stacked deals: what the seats get, and what they draw one after the other."""

from typing import Final

from .dealers import Deal

# Two runs of one colour and five hits on them in the first turn, so that one card is left when another is discarded.
NINE_REDS: Final = "r1 r2 r3 r4 r5 r6 r7 r8 r9"
A_HIT_LATER: Final = "y12 y8 y11 r10"
OUT_BY_A_DISCARD: Final[Deal] = {"a": f"{NINE_REDS} g9", "draw": A_HIT_LATER}
OUT_BY_A_FLIP: Final[Deal] = {"a": f"{NINE_REDS} g7^", "draw": A_HIT_LATER}
# The lowest red waits for the one above it.
OUT_BY_A_HIT: Final[Deal] = {"a": "r1 r3 r4 r5 r6 r7 r8 r9 r10 r11", "draw": "y12 y8 y11 r2"}
OUT_AT_ONCE: Final[Deal] = {"a": f"{NINE_REDS} g9", "draw": "r10"}
OUT_BY_LAYING_DOWN: Final[Deal] = {"a": f"{NINE_REDS} r10", "draw": "r11"}

MANY_FLIPS: Final[Deal] = {
    "a": "r3^ y6^ r9/11^ y7/8^",
    "b": "r9^ y12^ g5/2^ r5/5^",
    "c": "g1^ g7^ g2/9^ b2/3^",
}
FLIPS_IN_A_RUN: Final[Deal] = {"a": "r3^ r4 b4^ b5 y1 y5 y9 g3 g5 g9", "draw": "y12"}

# Six cards that fit no red or blue run: 30 points, or 60.
SIX_LOW: Final = "y1 y3 y5 y7 y9 g2"
SIX_HIGH: Final = "y10 y10 y12 g10 g10 g12"

# Everybody lays phase 1, and nobody can hit.
STUCK: Final[Deal] = {
    "a": f"r1 r2 b1 b2 {SIX_LOW}",
    "b": f"r1 r2 b1 b2 {SIX_HIGH}",
    "c": "r5 r6 b5 b6 y2 y4 y6 y8 g4 g12",
    "draw": "y11 r9 y11 r10 r11 r12 b8 b9 b11",
}
STUCK_ALIKE: Final[Deal] = {
    "a": f"r1 r2 b1 b2 {SIX_LOW}",
    "b": f"r1 r2 b1 b2 {SIX_LOW}",
    "draw": "y11 y11 r10 r10",
}

# The first seat goes out in its second turn; the others have laid phase 1 by then, and count 30 and more.
FIRST_IS_OUT: Final[Deal] = {
    "a": f"{NINE_REDS} g9",
    "b": f"b1 b2 b3 b4 {SIX_LOW}",
    "c": f"b5 b6 b7 b8 {SIX_HIGH}",
    "draw": "y11 g11 g8 r10",
}
# The second seat begins and goes out in its second turn; the first has laid phase 2 by then, and counts 30.
SECOND_IS_OUT: Final[Deal] = {
    "a": f"b1 b2 r11 y11 {SIX_LOW}",
    "b": "r1 r2 r3 r4 r5 r6 r7 r12 b12 g9",
    "c": f"b5 b6 {SIX_HIGH}",
    "draw": "y11 g8 g4 r8",
}

# Somebody goes out at once; another counts 50 for ten low cards, the third more.
TEN_LOW: Final = "y1 y1 y3 y3 y5 y5 y7 y7 y9 y9"
FIRST_AT_ONCE: Final[Deal] = {**OUT_AT_ONCE, "b": TEN_LOW, "c": SIX_HIGH}
SECOND_AT_ONCE: Final[Deal] = {"a": TEN_LOW, "b": SECOND_IS_OUT["b"], "draw": "r8"}
