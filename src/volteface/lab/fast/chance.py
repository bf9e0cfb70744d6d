"""Fair chance inside compiled code: a stream of numbers for each game, from a seed and the game's number.

The stream is SplitMix64 (Steele, Lea and Flood 2014). Its place is kept in the first cell of a game's vector.
"""

from typing import Final

import numpy as np

from volteface.lab.fast.compiled import Cells, inlined, inner

STREAM: Final = 0
STEP: Final = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR: Final = np.uint64(0xBF58476D1CE4E5B9)
SECOND_FACTOR: Final = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW_HALF: Final = np.uint64(0xFFFFFFFF)
ALL: Final = np.uint64(0x100000000)


@inlined
def mixed(number: np.uint64) -> np.uint64:
    """The number with all its bits stirred."""
    number = (number ^ (number >> S30)) * FIRST_FACTOR
    number = (number ^ (number >> S27)) * SECOND_FACTOR
    return number ^ (number >> S31)


@inner
def begin_stream(game: Cells, seed: int, number: int) -> None:
    """Chance as it comes in this game of this seed, whatever was played before it."""
    game[STREAM] = np.int64(mixed(mixed(np.uint64(seed) + STEP) ^ (np.uint64(number) * STEP)))


@inlined
def below(game: Cells, limit: int) -> int:
    """A whole number from 0 up to, but not including, the limit, each as likely."""
    size = np.uint64(limit)
    while True:
        place = np.uint64(game[STREAM]) + STEP
        game[STREAM] = np.int64(place)
        product = (mixed(place) >> S32) * size
        low = product & LOW_HALF
        if low >= size or low >= ALL % size:  # else some numbers would come a little more often
            return np.int64(product >> S32)  # type: ignore[return-value]
