"""Moves of Phase 10 FLIP! as one number each: the kind of move, and what it needs to know below it."""

from typing import Final

from volteface.lab.fast.compiled import inlined

KIND: Final = 1 << 20
CHOOSE: Final = 0  # no move yet: whoever is to act chooses one
NAME_DEALER: Final = 1 * KIND
SHUFFLE: Final = 2 * KIND  # into the order that lies ready
NEXT_ROUND: Final = 3 * KIND
DRAW: Final = 4 * KIND
TAKE: Final = 5 * KIND
LAY_DOWN: Final = 6 * KIND  # the lay-down that lies ready
HIT: Final = 7 * KIND
DISCARD: Final = 8 * KIND

# What a hit needs to know: the card, then the seat, the group and the number.
HIT_SEAT: Final = 8
HIT_GROUP: Final = 11
HIT_NUMBER: Final = 13


@inlined
def hit_of(card: int, seat: int, group: int, number: int) -> int:
    """The hit of a card on a group as a number."""
    return HIT + card + (seat << HIT_SEAT) + (group << HIT_GROUP) + (number << HIT_NUMBER)
