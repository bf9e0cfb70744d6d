"""The verifiable deal: its parts, and that it is fair by the numbers."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Final

import pytest
from msgspec.structs import replace

from tests.tables.stored import KeptTable
from volteface.games.flip7 import GAME as FLIP7
from volteface.games.flip7.cards import CARDS, INDEX, NUMBER, ONE_DECK, Card, listed, without_card
from volteface.games.flip7.events import RoundBegan
from volteface.games.flip7.moves import FirstDealer, Reveal
from volteface.games.flip7.state import State
from volteface.kernel import Bits, Seat, below, shuffled
from volteface.tables.fairness.deal import DealStream, VerifiableDealer, commit, make_seed
from volteface.tables.fairness.verify import verify

from .evenings import FLIP, PHASES, Kind, begun, make_secret, play_to_the_end
from .published import published

SEED: Final = make_secret(7)


@pytest.mark.parametrize("k", [1, 7, 8, 9, 53, 64, 300])
def test_the_published_stream_is_the_stream(k: int) -> None:
    ours, theirs = DealStream(SEED, 5), published()["Stream"](SEED, 5)
    assert [ours.getrandbits(k) for _ in range(50)] == [theirs.bits(k) for _ in range(50)]


# The parts


def test_a_commitment_is_the_fingerprint_of_its_secret() -> None:
    # The fingerprint of nothing is well known.
    assert commit(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def header_of(kind: Kind) -> Any:
    header = begun(kind).record.header
    assert header is not None
    return header


def test_the_seed_depends_on_the_secret() -> None:
    header = header_of(FLIP)
    assert make_seed(b"a", header, ("x",)) != make_seed(b"b", header, ("x",))


def test_the_seed_depends_on_every_seats_chance() -> None:
    header = header_of(FLIP)
    chances = [("x", "y"), ("y", "x"), ("xy", ""), ("", "xy"), ("x", "y", "")]
    assert len({make_seed(SEED, header, chance) for chance in chances}) == len(chances)


def test_the_seed_does_not_depend_on_what_a_server_names_last() -> None:
    header = header_of(FLIP)
    later = replace(header, engine="tried often enough", seats=("Other", "names", "here")[: len(header.seats)])
    assert make_seed(SEED, later, ("x",)) == make_seed(SEED, header, ("x",))


@pytest.mark.parametrize("change", [{"edition": "fr"}, {"rules_version": 1}, {"game": "other"}, {"seats": ("one",)}])
def test_the_seed_depends_on_what_was_agreed(change: dict[str, Any]) -> None:
    header = header_of(FLIP)
    assert make_seed(SEED, replace(header, **change), ("x",)) != make_seed(SEED, header, ("x",))


def test_every_deal_has_a_stream_of_its_own() -> None:
    assert len({DealStream(SEED, deal).getrandbits(256) for deal in range(100)}) == 100


def test_a_deal_does_not_depend_on_how_often_the_dealer_was_asked() -> None:
    state = FLIP7.start(FLIP7.rules("en"), 3)
    first, late = VerifiableDealer(FLIP7, SEED), VerifiableDealer(FLIP7, SEED, dealt=1)
    state, _ = FLIP7.apply(state, first.deal(state))
    assert first.deal(state) == late.deal(state)


def test_the_same_table_deals_the_same_game() -> None:
    assert play_to_the_end(begun(PHASES)).log() == play_to_the_end(begun(PHASES)).log()


@pytest.mark.parametrize("limit", [1, 2, 3, 94, 104, 255, 256, 257, 1000])
def test_a_number_below_a_limit_is_below_it(limit: int) -> None:
    stream = DealStream(SEED, 1)
    assert all(0 <= below(stream, limit) < limit for _ in range(300))


# By the numbers: the chi-square test, with the same seeds in every run


def chi_square(counts: Iterable[tuple[float, float]]) -> float:
    """How far what was seen is from what was expected."""
    return sum((seen - expected) ** 2 / expected for seen, expected in counts)


def is_plausible(statistic: float, freedom: int) -> bool:
    """Whether chance alone goes so far; a fair deal fails this once in 30,000 times (Wilson and Hilferty, z = 4)."""
    limit: float = freedom * (1 - 2 / (9 * freedom) + 4 * (2 / (9 * freedom)) ** 0.5) ** 3
    return statistic <= limit


Shuffling = Callable[[Bits, Sequence[int]], Sequence[int]]


def swapped_with_any(source: Bits, items: Sequence[int]) -> Sequence[int]:
    """The naive shuffle: each place changes with any other, not only with those before it."""
    order = list(items)
    for place in range(len(order)):
        other = below(source, len(order))
        order[place], order[other] = order[other], order[place]
    return order


def with_remainders(source: Bits, items: Sequence[int]) -> Sequence[int]:
    """The right shuffle with the wrong numbers: a remainder instead of drawing again."""
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        limit = place + 1
        other = source.getrandbits(limit.bit_length()) % limit
        order[place], order[other] = order[other], order[place]
    return order


def orders(shuffle: Shuffling, cards: int, times: int) -> list[Sequence[int]]:
    return [shuffle(DealStream(SEED, deal), range(cards)) for deal in range(times)]


def by_place(shuffle: Shuffling, cards: int, times: int) -> bool:
    """Whether every card lies at every place as often as it should."""
    seen = Counter(place for order in orders(shuffle, cards, times) for place in enumerate(order))
    expected = times / cards
    pairs = ((seen[place, card], expected) for place in range(cards) for card in range(cards))
    return is_plausible(chi_square(pairs) * (cards - 1) / cards, (cards - 1) ** 2)


def by_neighbours(shuffle: Shuffling, cards: int, times: int) -> bool:
    """Whether every card follows every other as often as it should."""
    seen = Counter(pair for order in orders(shuffle, cards, times) for pair in pairwise(order))
    expected = times / cards  # of cards * (cards - 1) pairs, cards - 1 lie in every order
    pairs = ((seen[one, other], expected) for one in range(cards) for other in range(cards) if one != other)
    return is_plausible(chi_square(pairs), cards * (cards - 1) - 1)


SIZES = [(4, 6000), (12, 3000), (104, 1500)]


@pytest.mark.parametrize(("cards", "times"), SIZES)
def test_every_card_comes_to_every_place_equally_often(cards: int, times: int) -> None:
    assert by_place(shuffled, cards, times)


@pytest.mark.parametrize(("cards", "times"), SIZES)
def test_every_card_follows_every_other_equally_often(cards: int, times: int) -> None:
    assert by_neighbours(shuffled, cards, times)


@pytest.mark.parametrize("biased", [swapped_with_any, with_remainders])
@pytest.mark.parametrize(("cards", "times"), SIZES)
def test_a_biased_shuffle_is_found_by_its_places(biased: Shuffling, cards: int, times: int) -> None:
    assert not by_place(biased, cards, times)


@pytest.mark.parametrize("biased", [swapped_with_any, with_remainders])
def test_a_biased_shuffle_is_found_by_its_neighbours(biased: Shuffling) -> None:
    assert not by_neighbours(biased, 4, 6000)


class Remainders(DealStream):
    """A stream whose numbers never have to be drawn again: a remainder squeezes them below the limit of 94 cards."""

    def getrandbits(self, k: int, /) -> int:
        """The next k bits, some of them likelier than others."""
        return super().getrandbits(k) % sum(ONE_DECK)


Draw = tuple[Card, Card]


def draws(stream: type[DealStream], times: int) -> list[Draw]:
    """The first two cards of so many games of Flip 7."""
    opening, _ = FLIP7.apply(FLIP7.start(FLIP7.rules("en"), 3), FirstDealer(0))
    return [first_two(opening, stream, deal) for deal in range(0, 2 * times, 2)]


def first_two(state: State, stream: type[DealStream], deal: int) -> Draw:
    first = FLIP7.sample(state, stream(SEED, deal))
    assert isinstance(first, Reveal)
    second = FLIP7.sample(replace(state, deck=without_card(state.deck, first.card)), stream(SEED, deal + 1))
    assert isinstance(second, Reveal)
    return first.card, second.card


def by_card(stream: type[DealStream], times: int) -> bool:
    """Whether every card comes first as often as there are copies of it."""
    seen = Counter(first for first, _ in draws(stream, times))
    pairs = ((seen[card], times * ONE_DECK[INDEX[card]] / sum(ONE_DECK)) for card in CARDS)
    return is_plausible(chi_square(pairs), len(CARDS) - 1)


def group_of(card: Card) -> str:
    """Cards in four groups, so that each pair of groups is common enough to be counted."""
    number = NUMBER.get(card)
    return "other" if number is None else "high" if number >= 10 else "middle" if number >= 7 else "low"


def by_pair(stream: type[DealStream], times: int) -> bool:
    """Whether two cards follow each other as often as they should, the first one being gone."""
    seen = Counter((group_of(first), group_of(second)) for first, second in draws(stream, times))
    sizes = Counter(map(group_of, listed(ONE_DECK)))
    cards = sizes.total()
    expected = {
        (one, other): times * sizes[one] / cards * (sizes[other] - (one == other)) / (cards - 1)
        for one in sizes
        for other in sizes
    }
    return is_plausible(chi_square((seen[pair], often) for pair, often in expected.items()), len(expected) - 1)


def test_every_card_of_flip_7_comes_as_often_as_there_are_copies() -> None:
    assert by_card(DealStream, 6000)


def test_every_pair_of_flip_7_comes_as_often_as_it_should() -> None:
    assert by_pair(DealStream, 6000)


def test_biased_draws_of_flip_7_are_found_by_card() -> None:
    assert not by_card(Remainders, 6000)


def test_biased_draws_of_flip_7_are_found_by_pair() -> None:
    assert not by_pair(Remainders, 6000)


# Who deals first


def first_dealer(table: KeptTable) -> Seat:
    """The seat that dealt first."""
    (began, *_) = [event for entry in table.feed(None, 0) for event in entry.events if isinstance(event, RoundBegan)]
    return began.dealer


def first_dealers(*people: str) -> set[Seat]:
    """Who deals first at many tables with these people, who sit at the first seats; bots have the others."""
    return {first_dealer(begun(FLIP, people, seed=seed)) for seed in range(40)}


def test_a_bot_deals_first_if_one_plays_along() -> None:
    assert first_dealers("ann") == {1, 2}
    assert first_dealers("ann", "bo") == {2}


def test_among_people_anybody_may_deal_first() -> None:
    assert first_dealers("ann", "bo", "cy") == {0, 1, 2}


@pytest.mark.parametrize("seed", range(6))
def test_a_bot_who_was_drawn_in_place_of_a_person_is_verified(seed: int) -> None:
    assert verify(play_to_the_end(begun(FLIP, ("ann",), seed=seed)).log()).deals > 0


def test_a_game_that_always_names_the_same_dealer_goes_on() -> None:
    class Fixed:
        def sample(self, state: Any, source: Bits) -> FirstDealer:
            return FirstDealer(0)

    dealer = VerifiableDealer(Fixed(), SEED, spared=frozenset({0}))  # type: ignore[arg-type]
    assert dealer.deal(None) == FirstDealer(0)
