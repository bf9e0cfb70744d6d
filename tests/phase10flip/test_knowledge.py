"""No seat ever gets more than what lies in sight of it and what everybody has seen (rule 3)."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.proofs import proof
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.moves import DRAW, TAKE, Discard, Hit, LayDown, Laying, Move
from volteface.games.phase10flip.rules import OwnBacks
from volteface.games.phase10flip.state import Stage, State
from volteface.kernel import Seat

from .any_moves import any_moves
from .observer import Observer, see
from .setups import setups
from .twins import Known, known_to, make_twin, sights
from .walks import Setup, Turn, all_cards, choose, states, walk

PLAYED = (Stage.PLAYING, Stage.RESHUFFLE)


def everyone(setup: Setup) -> tuple[Seat | None, ...]:
    return (None, *range(setup.seats))


def observed(setup: Setup, seat: Seat | None) -> Iterator[tuple[Turn, Observer]]:
    """A random game with an observer who has just watched each move."""
    observer = Observer(seat, see(setup.opening(), seat))
    for turn in walk(setup):
        observer.watch(tuple(GAME.seen(event, seat) for event in turn.events), see(turn.after, seat))
        yield turn, observer


def some_known(setup: Setup, seat: Seat | None, count: int) -> list[tuple[State, Known]]:
    """A few states of a random game, and what a seat knows in them."""
    every = [
        (turn.after, known_to(observer)) for turn, observer in observed(setup, seat) if turn.after.stage in PLAYED
    ]
    return Random(setup.seed).sample(every, min(count, len(every)))


def own_faces_only(state: State, move: Move) -> Move | None:
    """A move in a form that both twins understand: whole cards, or faces where backs are hidden."""
    return None if isinstance(move, Discard | Hit | LayDown) and GAME.why_illegal(state, move) else move


@proof(110)
@given(setups(most=300))
def test_the_memory_is_what_an_observer_works_out_from_what_is_seen(setup: Setup) -> None:
    for seat in everyone(setup):
        for turn, observer in observed(setup, seat):
            view = GAME.view(turn.after, seat)
            assert [Counter(hand.shown.faces) for hand in view.hands] == observer.faces
            assert [Counter(hand.shown.cards) for hand in view.hands] == observer.cards
            assert view.bottom == observer.bottom


@proof(60)
@given(setups(), st.randoms(use_true_random=False))
def test_twins_that_a_seat_cannot_tell_apart_give_it_the_same_view(setup: Setup, generator: Random) -> None:
    seat = generator.choice(everyone(setup))
    for state, known in some_known(setup, seat, 6):
        twin = make_twin(state, known, generator)
        assert all_cards(twin) == all_cards(state)
        assert GAME.view(twin, seat) == GAME.view(state, seat)


@proof(60)
@given(setups(), st.randoms(use_true_random=False))
def test_twins_offer_a_seat_the_same_and_refuse_it_for_the_same_reasons(setup: Setup, generator: Random) -> None:
    for seat in range(setup.seats):
        for state, known in some_known(setup, seat, 3):
            if GAME.to_act(state) == seat:
                twin = make_twin(state, known, generator)
                assert GAME.offers(twin) == GAME.offers(state)
                for move in any_moves(state, generator, 6):
                    assert GAME.why_illegal(twin, move) == GAME.why_illegal(state, move)


def follow(state: State, twin: State, seat: Seat | None, generator: Random, most: int) -> int:
    """Play the same moves at both tables and compare all that a seat gets, while what lies in sight stays the same."""
    for compared in range(most):
        move = choose(state, generator, 0.5) if GAME.to_act(state) is not None else None
        if move is None or GAME.why_illegal(twin, move) is not None:
            return compared
        (state, events), (twin, twin_events) = GAME.apply(state, move), GAME.apply(twin, move)
        if sights(state, seat) != sights(twin, seat) or drew_differently(events, twin_events, seat):
            return compared
        assert GAME.view(twin, seat) == GAME.view(state, seat)
        assert [GAME.seen(event, seat) for event in twin_events] == [GAME.seen(event, seat) for event in events]
    return most
