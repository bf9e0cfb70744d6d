"""Fair draws from a source of bits: rejection sampling and a shuffle that anybody can recompute."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Bits(Protocol):
    """A source of random bits; `random.Random` is one."""

    def getrandbits(self, k: int, /) -> int:
        """A whole number of k bits."""


def below(source: Bits, limit: int) -> int:
    """A whole number from 0 up to, but not including, the limit, each as likely: too large ones are drawn again."""
    bits = limit.bit_length()
    number = source.getrandbits(bits)
    while number >= limit:
        number = source.getrandbits(bits)
    return number


def shuffled(source: Bits, items: Iterable[T]) -> tuple[T, ...]:
    """The items in any order, each as likely: the last place gets any item, the one before it any of the rest …"""
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        other = below(source, place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)
