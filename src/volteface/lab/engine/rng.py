"""The kernels' random number generator: SplitMix64 (Steele, Lea and Flood 2014).

Every game has its own stream, seeded by the simulation's seed and the game's number, so that a game does not depend on
those before it. The generator's state is the first cell of a game's array.
"""

from typing import Final

import numpy as np

from volteface.lab.engine.compiler import IntPointer, jit, jit_inline

RNG_STATE: Final = 0
INCREMENT: Final = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR: Final = np.uint64(0xBF58476D1CE4E5B9)
SECOND_FACTOR: Final = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW_HALF: Final = np.uint64(0xFFFFFFFF)
TWO_TO_32: Final = np.uint64(0x100000000)


@jit_inline
def mix64(number: np.uint64) -> np.uint64:
    """SplitMix64's output function."""
    number = (number ^ (number >> S30)) * FIRST_FACTOR
    number = (number ^ (number >> S27)) * SECOND_FACTOR
    return number ^ (number >> S31)


@jit
def seed_stream(game: IntPointer, seed: int, number: int) -> None:
    """Seed the stream of the game with this number."""
    game[RNG_STATE] = np.int64(mix64(mix64(np.uint64(seed) + INCREMENT) ^ (np.uint64(number) * INCREMENT)))


@jit_inline
def random_below(game: IntPointer, limit: int) -> int:
    """A uniform random integer from 0 up to, but not including, the limit."""
    size = np.uint64(limit)
    while True:
        state = np.uint64(game[RNG_STATE]) + INCREMENT
        game[RNG_STATE] = np.int64(state)
        product = (mix64(state) >> S32) * size
        low = product & LOW_HALF
        if low >= size or low >= TWO_TO_32 % size:  # reject the few that would bias the result
            return np.int64(product >> S32)  # type: ignore[return-value]
