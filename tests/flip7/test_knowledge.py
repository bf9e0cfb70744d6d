"""A seat may know everything but the order of the deck."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.proofs import proof
from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import CARDS, Card, listed
from volteface.games.flip7.events import AllShuffled
from volteface.games.flip7.moves import HIT, NEXT_ROUND, STAY, FirstDealer, Move, Reveal
from volteface.games.flip7.state import State, Status
from volteface.kernel import DEALER

from .setups import setups
from .walks import Setup, states, walk


class StackedDealer:
    """A Dealer whose whole deck lies in a fixed order; a new deck is shuffled by the given generator."""

    def __init__(self, order: list[Card], generator: Random) -> None:
        self.order, self.generator = order, generator

    def deal(self, state: State) -> Move:
        if not state.card_due:
            return GAME.sample(state, Random(0))
        if len(self.order) != sum(state.deck):
            self.order = list(listed(state.deck))
            self.generator.shuffle(self.order)
        return Reveal(self.order.pop(0))


def told(setup: Setup, order: list[Card], cards: int) -> list[object]:
    """All that any seat is shown while the first cards of a deck are turned over, and not one card more."""
    dealer, chooser, state = StackedDealer(list(order), Random(1)), Random(setup.seed), setup.opening()
    shown: list[object] = []
    while (actor := GAME.to_act(state)) is not None:
        shown += [(GAME.view(state, seat), GAME.offers(state)) for seat in (None, *range(setup.seats))]
        if state.card_due and not cards:
            return shown
        cards -= state.card_due
        offers = GAME.offers(state)
        move = dealer.deal(state) if actor == DEALER else chooser.choice(offers)
        state, events = GAME.apply(state, move)
        shown += [GAME.seen(event, seat) for event in events for seat in (None, *range(setup.seats))]
    return shown


@proof(60)
@given(setups(most_seats=6), st.integers(0, 40), st.randoms(use_true_random=False))
def test_what_is_to_come_shows_in_no_view_event_or_offer(setup: Setup, cards: int, generator: Random) -> None:
    order = list(listed(setup.opening().deck))
    generator.shuffle(order)
    known, future = order[:cards], order[cards:]
    other = sorted(future)
    assert told(setup, known + future, len(known)) == told(setup, known + other, len(known))


@proof(60)
@given(setups(most_seats=40))
def test_a_state_is_found_again_behind_every_view(setup: Setup) -> None:
    for state in states(setup):
        for seat in (None, 0, setup.seats - 1):
            assert GAME.resample(GAME.view(state, seat), Random(0)) == state


@proof(30)
@given(setups())
def test_a_view_says_whose_it_is(setup: Setup) -> None:
    state = setup.opening()
    assert [GAME.view(state, seat).me for seat in (None, *range(setup.seats))] == [None, *range(setup.seats)]


@proof(30)
@given(setups())
def test_views_of_different_seats_differ_in_nothing_else(setup: Setup) -> None:
    for state in states(setup):
        views = [GAME.view(state, seat) for seat in (0, setup.seats - 1)]
        assert GAME.resample(views[0], Random(0)) == GAME.resample(views[1], Random(0))


@proof(30)
@given(setups())
def test_every_event_is_seen_by_all(setup: Setup) -> None:
    for turn in walk(setup):
        for event in turn.events:
            assert {GAME.seen(event, seat) for seat in (None, *range(setup.seats))} == {event}


@proof(30)
@given(setups())
def test_a_move_is_revealing_exactly_if_a_card_was_turned_over_or_cards_were_shuffled(setup: Setup) -> None:
    for turn in walk(setup):
        is_fresh = any(isinstance(event, AllShuffled) for event in turn.events)  # perhaps no card was out
        turned = isinstance(turn.move, Reveal) or sum(turn.after.deck) > sum(turn.before.deck) or is_fresh
        assert any(map(GAME.is_revealing, turn.events)) == turned


@proof(30)
@given(setups())
def test_a_game_rests_exactly_while_the_next_round_is_offered(setup: Setup) -> None:
    assert all(GAME.is_resting(state) == (GAME.offers(state) == (NEXT_ROUND,)) for state in states(setup))


def test_a_state_holds_the_deck_as_counts_without_an_order() -> None:
    assert len(setup_of_three().opening().deck) == len(CARDS)


@pytest.mark.parametrize("move", [HIT, STAY])
def test_equal_histories_lead_to_equal_states_whatever_the_order_of_equal_cards(move: Move) -> None:
    state, _ = GAME.apply(setup_of_three().opening(), FirstDealer(2))
    after = [GAME.apply(state, move)[0] for _ in range(2)]
    assert after[0] == after[1]
    assert after[0].lines[0].status in (Status.ACTIVE, Status.STAYED)


def setup_of_three() -> Setup:
    return Setup("fr", {}, 3, seed=0)
