"""Which of a suit's numbered cards a run may use, its other cards being stars."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from volteface.games.phase10flip.cards import NUMBERS
from volteface.games.phase10flip.melds.hand_counts import Bits

CACHE_SIZE: Final = 1 << 16


@lru_cache(maxsize=CACHE_SIZE)
def run_choices(size: int, held: Bits, stars: int) -> tuple[Bits, ...]:
    """Return every choice of held numbers that so many stars complete to a run of that size, fewest stars first."""
    least, windows = size - stars, [window(low, size) for low in range(1, len(NUMBERS) + 2 - size)]
    found = {choice for run in windows if (run & held).bit_count() >= least for choice in _subsets(run & held, least)}
    return tuple(sorted(found, key=lambda choice: (-choice.bit_count(), choice)))


def window(low: int, size: int) -> Bits:
    """Return the numbers of a run of that size from `low` upwards."""
    return ((1 << size) - 1) << low


def windows_over(numbers: Bits, size: int) -> Iterator[int]:
    """Return the low ends of all runs of that size that contain these numbers."""
    return (low for low in range(1, len(NUMBERS) + 2 - size) if numbers & ~window(low, size) == 0)


def _subsets(numbers: Bits, least: int) -> Iterator[Bits]:
    """Yield every subset with at least so many numbers."""
    subset = numbers
    while True:
        if subset.bit_count() >= least:
            yield subset
        if not subset:
            return
        subset = (subset - 1) & numbers
