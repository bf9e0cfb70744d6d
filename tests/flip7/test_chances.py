"""The Dealer's chances are the deck's proportions, and a drawn move follows them."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from tests.proofs import proof
from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import CARDS
from volteface.games.flip7.moves import NEXT_ROUND, FirstDealer, Move, Reveal
from volteface.games.flip7.state import State
from volteface.kernel import DEALER

from .setups import setups
from .walks import Setup, states, walk

DRAWS = 20_000
# Chi-square is above these once in a thousand seeds, by degrees of freedom.
RARE = {6: 22.46, 19: 43.82, 20: 45.31, 21: 46.80}


def chi_square(state: State, seed: int) -> tuple[float, int]:
    """How far many drawn moves are from their chances, and the degrees of freedom."""
    generator = Random(seed)
    counts = Counter[Move](GAME.sample(state, generator) for _ in range(DRAWS))
    chances = GAME.chances(state)
    assert counts.keys() <= {chance.move for chance in chances}
    distance = sum(
        (counts[chance.move] - DRAWS * chance.probability) ** 2 / (DRAWS * chance.probability) for chance in chances
    )
    return distance, len(chances) - 1


def dealing_states(setup: Setup) -> list[State]:
    return [state for state in states(setup) if GAME.to_act(state) == DEALER]


@proof(60)
@given(setups(most_seats=40))
def test_chances_sum_to_one(setup: Setup) -> None:
    for state in dealing_states(setup):
        assert sum(chance.probability for chance in GAME.chances(state)) == pytest.approx(1)


@proof(60)
@given(setups())
def test_whatever_has_a_chance_is_offered_and_the_other_way_round(setup: Setup) -> None:
    for state in dealing_states(setup):
        assert {chance.move for chance in GAME.chances(state)} == set(GAME.offers(state))


@proof(60)
@given(setups())
def test_every_chance_is_more_than_nothing(setup: Setup) -> None:
    for state in dealing_states(setup):
        assert all(chance.probability > 0 for chance in GAME.chances(state))


@proof(30)
@given(setups())
def test_a_card_is_as_likely_as_its_share_of_the_deck(setup: Setup) -> None:
    for state in dealing_states(setup):
        if state.card_due:
            shares = {Reveal(card): state.deck[place] / sum(state.deck) for place, card in enumerate(CARDS)}
            assert all(chance.probability == pytest.approx(shares[chance.move]) for chance in GAME.chances(state))


@proof(30)
@given(setups())
def test_a_drawn_move_is_one_that_is_offered(setup: Setup) -> None:
    generator = Random(setup.seed)
    for state in dealing_states(setup):
        assert GAME.sample(state, generator) in GAME.offers(state)


@pytest.mark.parametrize("seed", range(3))
def test_the_first_card_is_drawn_in_proportion(seed: int) -> None:
    setup = Setup("en", {}, 3, seed=0)
    first = next(turn.after for turn in walk(setup) if turn.after.card_due)
    distance, freedom = chi_square(first, seed)
    assert distance < RARE[freedom]


def test_a_later_card_is_drawn_in_proportion_to_what_is_left() -> None:
    state = [state for state in states(Setup("fr", {}, 4, seed=1)) if state.card_due][12]
    distance, freedom = chi_square(state, seed=5)
    assert distance < RARE[freedom]


def test_the_first_dealer_is_drawn_fairly() -> None:
    distance, freedom = chi_square(GAME.start(GAME.rules("en"), 7), seed=2)
    assert distance < RARE[freedom]


def test_anybody_may_deal_first_with_the_same_chance() -> None:
    chances = GAME.chances(GAME.start(GAME.rules("en"), 4))
    assert [(chance.move, chance.probability) for chance in chances] == [(FirstDealer(seat), 0.25) for seat in range(4)]


def test_the_next_round_is_certain() -> None:
    state = next(state for state in states(Setup("en", {}, 3, seed=0)) if NEXT_ROUND in GAME.offers(state))
    assert [(chance.move, chance.probability) for chance in GAME.chances(state)] == [(NEXT_ROUND, 1.0)]


def test_when_the_game_is_over_nothing_has_a_chance() -> None:
    assert GAME.chances(list(states(Setup("en", {}, 3, seed=0)))[-1]) == ()


def test_the_rarest_card_is_drawn_at_last() -> None:
    state = next(state for state in states(Setup("en", {}, 3, seed=0)) if state.card_due)
    generator = Random(0)
    assert Reveal("0") in {GAME.sample(state, generator) for _ in range(2_000)}
