"""What comes to a line that is dealt cards until a number repeats, in closed form.

Only the order of the number cards decides when that happens. Of N number cards, the first j are all different and new
with probability j! e_j / (N (N - 1) ... (N - j + 1)), where e_j is the elementary symmetric polynomial of the copies of
the new numbers. Any other card falls with the same probability into each of the N + 1 gaps between them.
"""

from math import comb, prod
from typing import TypeAlias

from msgspec import Struct

from volteface.games.flip7.scoring import FLIP_SEVEN_BONUS

# A new number, its copies, and the numbers held once it has come, as bits.
NewNumber: TypeAlias = tuple[int, int, int]


class Draws(Struct, frozen=True, gc=False):
    """The cards that come before a repeated number, the seventh number, or the end of the pile."""

    number_cards: int  # that may come
    numbers: float  # the expected sum of those that come
    other: float  # the probability that a card that is no number comes
    flip_seven: float  # the probability of a seventh number
    # How it may end: before which number card, with what probability, and that times the expected sum of the numbers.
    endings: tuple[tuple[int, float, float], ...]

    def gain(self, plus: float, factor: int, doubles: int, total: int, is_once: bool) -> float:
        """The expected points that come to a line with this sum and factor while these modifiers may come."""
        points = factor * self.numbers + plus * self.other + FLIP_SEVEN_BONUS * self.flip_seven
        if not doubles or (is_once and factor > 1):
            return points
        more = _at_least_one if is_once else _more_by_all
        return points + factor * sum(
            more(doubles, before, self.number_cards) * (chance * total + numbers)
            for before, chance, numbers in self.endings
        )


def draws(new: list[NewNumber], duplicates: int, missing: int) -> Draws:
    """Return what comes if this many numbers are missing to seven and this many cards repeat one that is held."""
    ways, sums = [1] + [0] * missing, [0] * (missing + 1)  # to choose j cards of different numbers; their sums added up
    for number, copies, _ in new:
        for count in range(missing, 0, -1):
            sums[count] += copies * (sums[count - 1] + number * ways[count - 1])
            ways[count] += copies * ways[count - 1]
    cards = duplicates + sum(copies for _, copies, _ in new)
    likely, worth, orders = [1.0], [0.0], 1.0  # that the first j number cards are all new; that times their sum
    for count in range(1, missing + 1):
        orders *= count / (cards - count + 1) if cards >= count else 0.0
        likely.append(ways[count] * orders)
        worth.append(sums[count] * orders)
    endings = [
        (count + 1, likely[count] - likely[count + 1], worth[count] - worth[count + 1] * count / (count + 1))
        for count in range(missing)
    ]
    endings.append((missing, likely[missing], worth[missing]))
    return Draws(
        number_cards=cards,
        numbers=sum(worth[count] / count for count in range(1, missing + 1)),
        other=sum(before * chance for before, chance, _ in endings) / (cards + 1),
        flip_seven=likely[missing],
        endings=tuple(endings),
    )


def _at_least_one(doubles: int, before: int, cards: int) -> float:
    """The probability that one of several x2 comes before this number card."""
    return 1 - prod((cards + 1 - before + index) / (cards + 1 + index) for index in range(doubles))


def _more_by_all(doubles: int, before: int, cards: int) -> float:
    """What the x2 that come before this number card add to the factor, as a multiple of it."""
    more, all_before = 0.0, 1.0
    for count in range(1, doubles + 1):
        all_before *= (before + count - 1) / (cards + count)
        more += comb(doubles, count) * all_before
    return more
