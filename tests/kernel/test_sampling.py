"""Draws from a source of bits are fair, and anybody with the same bits can repeat them."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from volteface.kernel import below, shuffled

# Chi-square is above these once in a thousand seeds, by degrees of freedom.
RARE = {6: 22.46, 23: 49.73}
DRAWS = 24_000


class Listed:
    """A source whose numbers are known beforehand; it notes how many bits were asked for."""

    def __init__(self, *numbers: int) -> None:
        self.numbers, self.asked = list(numbers), list[int]()

    def getrandbits(self, k: int, /) -> int:
        self.asked.append(k)
        return self.numbers.pop(0)


def distance(counts: Counter[object], kinds: int) -> float:
    expected = DRAWS / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 8, 94, 10**20])
def test_a_drawn_number_is_below_its_limit(limit: int) -> None:
    source = Random(limit)
    assert all(0 <= below(source, limit) < limit for _ in range(300))


def test_every_number_below_the_limit_is_drawn_fairly() -> None:
    source = Random(5)
    counts = Counter[object](below(source, 7) for _ in range(DRAWS))
    assert len(counts) == 7
    assert distance(counts, 7) < RARE[6]


def test_a_number_that_is_too_large_is_drawn_again() -> None:
    assert below(Listed(7, 5, 4), 5) == 4


def test_no_more_bits_are_asked_for_than_the_limit_has() -> None:
    source = Listed(64)
    below(source, 94)
    assert source.asked == [7]


def test_a_shuffle_keeps_every_item() -> None:
    assert sorted(shuffled(Random(3), "flip the cards")) == sorted("flip the cards")


def test_every_order_is_as_likely() -> None:
    source = Random(11)
    counts = Counter[object](shuffled(source, "abcd") for _ in range(DRAWS))
    assert counts.keys() == set(permutations("abcd"))
    assert distance(counts, 24) < RARE[23]


def test_the_same_bits_give_the_same_order() -> None:
    assert shuffled(Random(9), range(50)) == shuffled(Random(9), range(50))


def test_a_shuffle_can_be_recomputed_by_hand() -> None:
    # The last of a b c changes places with the first, then the second with itself.
    assert shuffled(Listed(0, 1), "abc") == ("c", "b", "a")


@pytest.mark.parametrize("items", ["", "a"])
def test_what_cannot_be_shuffled_stays_as_it_is(items: str) -> None:
    assert shuffled(Listed(), items) == tuple(items)
