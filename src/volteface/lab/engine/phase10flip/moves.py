"""Moves of Phase 10 FLIP! as one integer each: the kind of move plus its details."""

from typing import Final

from volteface.lab.engine.compiler import jit_inline

KIND: Final = 1 << 20
NAME_DEALER: Final = 1 * KIND
SHUFFLE: Final = 2 * KIND  # into the order in at.ORDER
NEXT_ROUND: Final = 3 * KIND
DRAW: Final = 4 * KIND
TAKE: Final = 5 * KIND
LAY_DOWN: Final = 6 * KIND  # the one in at.LAYING
HIT: Final = 7 * KIND
DISCARD: Final = 8 * KIND

# The details of a hit, from the lowest bit: the card, the seat, the group and the number.
HIT_SEAT: Final = 8
HIT_GROUP: Final = 11
HIT_NUMBER: Final = 13


@jit_inline
def hit_of(card: int, seat: int, group: int, number: int) -> int:
    """The move that hits a group with a card."""
    return HIT + card + (seat << HIT_SEAT) + (group << HIT_GROUP) + (number << HIT_NUMBER)


@jit_inline
def hit_card(move: int) -> int:
    """The card of a hit."""
    return move & ((1 << HIT_SEAT) - 1)


@jit_inline
def hit_seat(move: int) -> int:
    """The seat whose group is hit."""
    return (move >> HIT_SEAT) & ((1 << (HIT_GROUP - HIT_SEAT)) - 1)


@jit_inline
def hit_group(move: int) -> int:
    """The index of the group among those of its seat."""
    return (move >> HIT_GROUP) & ((1 << (HIT_NUMBER - HIT_GROUP)) - 1)


@jit_inline
def hit_number(move: int) -> int:
    """The number that the card stands for in the group."""
    return move % KIND >> HIT_NUMBER
