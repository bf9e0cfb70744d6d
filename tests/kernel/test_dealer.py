"""The Dealer is a player that draws fairly, from a generator or from a seed."""

from collections import Counter
from random import Random

from volteface.kernel import Dealer, RandomDealer, SeededDealer

from .higher import HIGHER, Deal
from .records import opening


def cards(dealer: Dealer, count: int) -> list[int]:
    """The cards that a dealer would hand out in the opening, one after the other."""
    moves = [dealer.answer(opening()) for _ in range(count)]
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


def test_a_seeded_dealer_repeats_itself() -> None:
    assert cards(SeededDealer(HIGHER, "seed"), 50) == cards(SeededDealer(HIGHER, "seed"), 50)


def test_a_seeded_dealer_goes_on_where_another_stopped() -> None:
    whole = cards(SeededDealer(HIGHER, "seed"), 50)
    assert cards(SeededDealer(HIGHER, "seed", dealt=20), 30) == whole[20:]


def test_a_seeded_dealer_counts_what_it_dealt() -> None:
    dealer = SeededDealer(HIGHER, "seed", dealt=3)
    cards(dealer, 2)
    assert dealer.dealt == 5


def test_another_seed_deals_other_cards() -> None:
    assert cards(SeededDealer(HIGHER, "seed"), 50) != cards(SeededDealer(HIGHER, "seeds"), 50)


def test_a_seeded_dealer_draws_fairly() -> None:
    counts = Counter(cards(SeededDealer(HIGHER, "seed"), 4_000))
    # Three degrees of freedom: above 16.3 once in a thousand seeds.
    assert sum((counts[card] - 1_000) ** 2 / 1_000 for card in (1, 2, 3, 4)) < 16.3
