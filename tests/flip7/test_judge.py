"""There is one judge: what it offers is accepted, and all else is refused with a reason."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given

from tests.proofs import proof
from volteface.games.flip7 import GAME
from volteface.games.flip7.moves import REVEALS, FirstDealer, FlipThree, Freeze, Give, Hit, Move, NextRound, Stay
from volteface.games.flip7.state import State, Status
from volteface.kernel import DEALER, IllegalMove

from .setups import setups
from .walks import Setup, states

STRANGE_SEATS = (-1, 41, 702, 10**12)


def every_move(seats: int) -> Iterator[Move]:
    """Every well-formed move, and some to seats that no table has."""
    yield from REVEALS
    yield NextRound()
    yield Hit()
    yield Stay()
    for seat in (*range(seats + 1), *STRANGE_SEATS):
        yield FirstDealer(seat)
        yield Freeze(seat)
        yield FlipThree(seat)
        yield Give(seat)


def some_states(setup: Setup, count: int) -> list[State]:
    """A few states of a random game, the opening and the end among them."""
    every = list(states(setup))
    return [every[0], every[-1], *Random(setup.seed).sample(every, min(count, len(every)))]


def refusal(state: State, move: Move) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, move)
    return refused.value


@proof(120)
@given(setups(most_seats=40))
def test_what_is_offered_is_all_that_is_legal(setup: Setup) -> None:
    for state in some_states(setup, 12):
        legal = {move for move in every_move(setup.seats) if GAME.why_illegal(state, move) is None}
        assert set(GAME.offers(state)) == legal


@proof(60)
@given(setups())
def test_every_offered_move_is_accepted(setup: Setup) -> None:
    for state in some_states(setup, 8):
        for move in GAME.offers(state):
            assert GAME.apply(state, move)[0] != state


@proof(40)
@given(setups())
def test_every_other_move_is_refused_with_a_reason(setup: Setup) -> None:
    for state in some_states(setup, 4):
        for move in set(every_move(setup.seats)) - set(GAME.offers(state)):
            assert refusal(state, move).reason.id.startswith("refused-")


@proof(30)
@given(setups(most_seats=8))
def test_a_refused_move_changes_nothing(setup: Setup) -> None:
    for state in some_states(setup, 4):
        before = msgspec.json.encode(state)
        for move in set(every_move(setup.seats)) - set(GAME.offers(state)):
            refusal(state, move)
        assert msgspec.json.encode(state) == before


@proof(40)
@given(setups())
def test_an_accepted_move_leaves_the_old_state_as_it_was(setup: Setup) -> None:
    every = some_states(setup, 10)
    before = [msgspec.json.encode(state) for state in every]
    for state in every:
        for move in GAME.offers(state):
            GAME.apply(state, move)
    assert [msgspec.json.encode(state) for state in every] == before


@proof(40)
@given(setups())
def test_a_state_waits_for_somebody_exactly_while_something_is_offered(setup: Setup) -> None:
    assert all((GAME.to_act(state) is None) == (GAME.offers(state) == ()) for state in states(setup))


@proof(40)
@given(setups())
def test_no_move_is_offered_twice(setup: Setup) -> None:
    assert all(len(set(GAME.offers(state))) == len(GAME.offers(state)) for state in states(setup))


@proof(40)
@given(setups())
def test_only_an_active_seat_is_asked_to_hit_or_stay(setup: Setup) -> None:
    asked = (state for state in states(setup) if Hit() in GAME.offers(state))
    assert all(state.lines[state.seat].status is Status.ACTIVE for state in asked)


@proof(40)
@given(setups())
def test_only_active_seats_are_targets(setup: Setup) -> None:
    choices = ((state, state.choice) for state in states(setup) if state.choice)
    assert all(state.lines[seat].status is Status.ACTIVE for state, choice in choices for seat in choice.targets)


@proof(40)
@given(setups())
def test_a_choice_is_asked_only_if_there_are_two_or_more_targets(setup: Setup) -> None:
    assert all(len(state.choice.targets) > 1 for state in states(setup) if state.choice)


@proof(20)
@given(setups(most_seats=6))
def test_a_refusal_shows_the_move_and_the_position(setup: Setup) -> None:
    for state in some_states(setup, 3):
        error = refusal(state, Freeze(702))
        actor = GAME.to_act(state)
        text = GAME.write_move(DEALER if actor is None else actor, Freeze(702))
        assert (error.move, error.position) == (text, GAME.write_position(state))
