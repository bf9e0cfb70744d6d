"""Fair random numbers and shuffles from a source of bits, simple enough for anybody to recompute."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Bits(Protocol):
    """A source of random bits; `random.Random` is one."""

    def getrandbits(self, k: int, /) -> int:
        """Return a whole number of k bits."""


def below(source: Bits, limit: int) -> int:
    """Return a uniform random number from 0 up to, but not including, the limit, by rejection sampling."""
    bits = limit.bit_length()
    number = source.getrandbits(bits)
    while number >= limit:
        number = source.getrandbits(bits)
    return number


def shuffled(source: Bits, items: Iterable[T]) -> tuple[T, ...]:
    """Return the items in a uniform random order, by a Fisher–Yates shuffle from the last index down."""
    order = list(items)
    for index in range(len(order) - 1, 0, -1):
        other = below(source, index + 1)
        order[index], order[other] = order[other], order[index]
    return tuple(order)
