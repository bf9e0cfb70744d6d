"""Which numbered cards a run may take from a suit, the rest of it being stars."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from volteface.games.phase10flip.cards import NUMBERS
from volteface.games.phase10flip.melds.tally import Bits

REMEMBERED: Final = 1 << 16


@lru_cache(maxsize=REMEMBERED)
def takes(size: int, held: Bits, stars: int) -> tuple[Bits, ...]:
    """Every choice of held numbers that so many stars can complete to a run of that size, fewest stars first."""
    least, windows = size - stars, [window(low, size) for low in range(1, len(NUMBERS) + 2 - size)]
    found = {take for run in windows if (run & held).bit_count() >= least for take in _within(run, held, least)}
    return tuple(sorted(found, key=lambda take: (-take.bit_count(), take)))


def window(low: int, size: int) -> Bits:
    """The numbers of a run of that size from `low` upwards."""
    return ((1 << size) - 1) << low


def windows_over(take: Bits, size: int) -> Iterator[int]:
    """The low ends of all runs of that size that hold these numbers."""
    return (low for low in range(1, len(NUMBERS) + 2 - size) if take & ~window(low, size) == 0)


def _within(numbers: Bits, held: Bits, least: int) -> Iterator[Bits]:
    """Every choice of at least so many held ones of these numbers."""
    available = take = numbers & held
    while True:
        if take.bit_count() >= least:
            yield take
        if not take:
            return
        take = (take - 1) & available
