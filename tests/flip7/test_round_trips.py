"""States, moves, events and views are read back as what they were, from text and from JSON."""

import msgspec
from hypothesis import given

from tests.proofs import proof
from volteface.games.flip7 import GAME
from volteface.games.flip7.events import AnyEvent
from volteface.games.flip7.view import View
from volteface.kernel.log import as_json, digest, read_move

from .setups import setups
from .walks import Setup, states, walk


@proof(45)
@given(setups(most_seats=40))
def test_a_position_is_read_back_from_its_text(setup: Setup) -> None:
    for state in states(setup):
        assert GAME.read_position(GAME.write_position(state)) == state


@proof(30)
@given(setups())
def test_a_position_is_one_line(setup: Setup) -> None:
    assert all(len(GAME.write_position(state).splitlines()) == 1 for state in states(setup))


@proof(40)
@given(setups(most_seats=40))
def test_a_move_is_read_back_from_its_text(setup: Setup) -> None:
    for turn in walk(setup):
        assert GAME.read_move(GAME.write_move(turn.actor, turn.move)) == (turn.actor, turn.move)


@proof(40)
@given(setups())
def test_a_state_is_read_back_from_its_json(setup: Setup) -> None:
    for state in states(setup):
        assert msgspec.json.decode(msgspec.json.encode(state), type=GAME.state_type) == state


@proof(20)
@given(setups())
def test_a_state_that_was_read_back_has_the_same_digest(setup: Setup) -> None:
    for state in states(setup):
        assert digest(GAME.read_position(GAME.write_position(state))) == digest(state)


@proof(40)
@given(setups())
def test_a_move_is_read_back_from_its_json(setup: Setup) -> None:
    for turn in walk(setup):
        assert read_move(GAME, as_json(turn.move)) == turn.move


@proof(40)
@given(setups())
def test_an_event_is_read_back_from_its_json(setup: Setup) -> None:
    for turn in walk(setup):
        told = msgspec.json.encode(turn.events)
        assert msgspec.json.decode(told, type=tuple[AnyEvent, ...]) == turn.events


@proof(30)
@given(setups())
def test_a_view_is_read_back_from_its_json(setup: Setup) -> None:
    for state in states(setup):
        for seat in (None, 0, setup.seats - 1):
            view = GAME.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
