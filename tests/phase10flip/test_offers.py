"""There is one judge: what it offers is accepted, and all else is refused with a reason."""

from random import Random

import msgspec
import pytest
from hypothesis import given

from tests.proofs import proof
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import face_up
from volteface.games.phase10flip.moves import Discard, Hit, Move
from volteface.games.phase10flip.play.judge import LAY_DOWN, SHUFFLE
from volteface.games.phase10flip.rules import OwnBacks
from volteface.games.phase10flip.state import Stage, State
from volteface.kernel import DEALER, AnyOf, IllegalMove

from .any_moves import any_moves, every_hit_and_discard
from .setups import setups
from .walks import Setup, lay_downs, states


def some_states(setup: Setup, count: int) -> list[State]:
    """A few states of a random game, the opening and the end among them."""
    every = list(states(setup))
    return [every[0], every[-1], *Random(setup.seed).sample(every, min(count, len(every)))]


def offered(state: State) -> set[Move]:
    """The moves that are offered one by one."""
    return {move for move in GAME.offers(state) if not isinstance(move, AnyOf)}


def refusal(state: State, move: Move) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, move)
    return refused.value


def refused(state: State, rounds: int, seed: int) -> list[Move]:
    return [move for move in any_moves(state, Random(seed), rounds) if GAME.why_illegal(state, move)]


@proof(60)
@given(setups(most=150))
def test_every_offered_move_is_accepted(setup: Setup) -> None:
    for state in some_states(setup, 10):
        for move in offered(state):
            GAME.apply(state, move)


@proof(60)
@given(setups(most=150))
def test_a_lay_down_is_offered_exactly_if_there_is_a_layout(setup: Setup) -> None:
    for state in some_states(setup, 10):
        if state.stage is Stage.PLAYING and state.has_drawn and not state.laid[state.seat]:
            assert (LAY_DOWN in GAME.offers(state)) == any(True for _ in lay_downs(state, 1))


@proof(60)
@given(setups(most=150))
def test_every_layout_is_accepted_as_a_lay_down(setup: Setup) -> None:
    for state in some_states(setup, 10):
        if LAY_DOWN in GAME.offers(state):
            for move in lay_downs(state, 36):
                GAME.apply(state, move)


@proof(40)
@given(setups(most=150))
def test_every_shuffle_of_the_dealer_is_accepted(setup: Setup) -> None:
    for state in states(setup):
        if GAME.offers(state) == (SHUFFLE,):
            GAME.apply(state, GAME.sample(state, Random(1)))


@proof(40)
@given(setups(most=150))
def test_no_hit_or_discard_is_legal_but_those_offered(setup: Setup) -> None:
    for state in some_states(setup, 6):
        if state.stage is Stage.PLAYING and state.has_drawn:
            legal = {move for move in every_hit_and_discard(state) if GAME.why_illegal(state, move) is None}
            named = {move for move in legal if ("/" in move.card) == (state.rules.own_backs is OwnBacks.SEEN)}
            assert named == {move for move in offered(state) if isinstance(move, Hit | Discard)}


@proof(40)
@given(setups(most=150))
def test_a_face_names_a_card_of_ones_own_only_if_all_such_cards_are_alike(setup: Setup) -> None:
    for state in some_states(setup, 6):
        if state.stage is Stage.PLAYING and state.has_drawn and state.rules.own_backs is OwnBacks.SEEN:
            for move in offered(state):
                if isinstance(move, Discard):
                    face = face_up(next(card for card in state.hands[state.seat] if card == move.card), state.side)
                    alike = {card for card in state.hands[state.seat] if face_up(card, state.side) == face}
                    assert (GAME.why_illegal(state, Discard(face)) is None) == (len(alike) == 1)


@proof(60)
@given(setups(most=150))
def test_every_other_move_is_refused_with_a_reason_and_changes_nothing(setup: Setup) -> None:
    for state in some_states(setup, 6):
        before = msgspec.json.encode(state)
        for move in refused(state, 8, setup.seed):
            assert refusal(state, move).reason.id.startswith("refused-")
        assert msgspec.json.encode(state) == before


@proof(40)
@given(setups(most=150))
def test_a_move_that_the_judge_lets_pass_can_be_made(setup: Setup) -> None:
    for state in some_states(setup, 6):
        for move in any_moves(state, Random(setup.seed), 8):
            if GAME.why_illegal(state, move) is None:
                GAME.apply(state, move)


@proof(30)
@given(setups(most=150))
def test_an_accepted_move_leaves_the_old_state_as_it_was(setup: Setup) -> None:
    every = some_states(setup, 6)
    before = [msgspec.json.encode(state) for state in every]
    for state in every:
        for move in offered(state):
            GAME.apply(state, move)
    assert [msgspec.json.encode(state) for state in every] == before


@proof(30)
@given(setups(most=150))
def test_a_state_waits_for_somebody_exactly_while_something_is_offered(setup: Setup) -> None:
    assert all((GAME.to_act(state) is None) == (GAME.offers(state) == ()) for state in states(setup))


@proof(30)
@given(setups(most=150))
def test_no_move_is_offered_twice(setup: Setup) -> None:
    assert all(len(set(GAME.offers(state))) == len(GAME.offers(state)) for state in states(setup))


@proof(15)
@given(setups(most=60))
def test_a_refusal_shows_the_move_and_the_position(setup: Setup) -> None:
    for state in some_states(setup, 3):
        error = refusal(state, Hit("r5", 702, 0))
        actor = GAME.to_act(state)
        text = GAME.write_move(DEALER if actor is None else actor, Hit("r5", 702, 0))
        assert (error.move, error.position) == (text, GAME.write_position(state))


@proof(15)
@given(setups(most=60))
def test_the_dealers_chances_are_its_offers_and_sum_to_one(setup: Setup) -> None:
    for state in states(setup):
        chances = GAME.chances(state) if GAME.to_act(state) == DEALER else None
        if chances is not None:
            assert {chance.move for chance in chances} == set(GAME.offers(state))
            assert abs(sum(chance.probability for chance in chances) - 1) < 1e-9
