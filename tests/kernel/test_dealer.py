"""The Dealer is a player that draws fairly from a generator."""

from collections import Counter
from random import Random

from volteface.kernel import Dealer, RandomDealer

from .higher import HIGHER, Deal
from .records import opening


def cards(dealer: Dealer, count: int) -> list[int]:
    """The cards that a dealer would hand out in the opening, one after the other."""
    moves = [dealer.deal(opening()) for _ in range(count)]
    assert all(isinstance(move, Deal) for move in moves)
    return [move.card for move in moves]


def test_a_random_dealer_draws_what_its_generator_says() -> None:
    assert cards(RandomDealer(HIGHER, Random(7)), 50) == cards(RandomDealer(HIGHER, Random(7)), 50)


def test_a_random_dealer_draws_every_card() -> None:
    assert Counter(cards(RandomDealer(HIGHER, Random(7)), 200)).keys() == {1, 2, 3, 4}


def test_random_dealers_that_share_a_generator_draw_from_one_stream() -> None:
    shared = Random(7)
    first, second = RandomDealer(HIGHER, shared), RandomDealer(HIGHER, shared)
    mixed = [card for _ in range(25) for card in (*cards(first, 1), *cards(second, 1))]
    assert mixed == cards(RandomDealer(HIGHER, Random(7)), 50)
