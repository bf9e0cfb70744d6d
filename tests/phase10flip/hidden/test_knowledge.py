"""No seat ever gets more than what lies in sight of it and what everybody has seen (rule 3)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.phase10flip.any_moves import any_moves
from tests.phase10flip.setups import setups
from tests.phase10flip.walks import Setup, Turn, all_cards, lay_downs, states, walk
from tests.proofs import proof
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.events import Drew
from volteface.games.phase10flip.moves import Move
from volteface.games.phase10flip.play.judge import LAY_DOWN
from volteface.games.phase10flip.state import Stage, State, active_faces
from volteface.kernel import DEALER, AnyOf, Seat

from .observer import Observer, see
from .tiny import remembers_truly
from .twins import Known, known_to, make_twin, sights

seeds = st.integers(0, 2**32)
PLAYED = (Stage.PLAYING, Stage.RESHUFFLE)


def everyone(setup: Setup) -> tuple[Seat | None, ...]:
    return (None, *range(setup.seats))


def rememberers(setup: Setup) -> tuple[Seat | None, ...]:
    """Who can work out what all have seen; a spectator who is shown no backs cannot."""
    return everyone(setup)[1:] if setup.house.get("own_backs") == "hidden" else everyone(setup)


def observed(setup: Setup, seat: Seat | None, turns: Iterable[Turn]) -> Iterator[tuple[Turn, Observer]]:
    """A random game with an observer who has just watched each move."""
    observer = Observer(seat, see(setup.opening(), seat))
    for turn in turns:
        observer.watch(tuple(GAME.seen(event, seat) for event in turn.events), see(turn.after, seat))
        yield turn, observer


def some_known(
    setup: Setup, seat: Seat | None, count: int, turns: Iterable[Turn] | None = None
) -> list[tuple[State, Known]]:
    """A few states of a random game, and what a seat knows in them; its turns may be given if they are known."""
    watched = observed(setup, seat, walk(setup) if turns is None else turns)
    every = [(turn.after, known_to(observer)) for turn, observer in watched if turn.after.stage in PLAYED]
    return Random(setup.seed).sample(every, min(count, len(every)))


@proof(50)
@given(setups(most=300))
def test_the_memory_is_what_an_observer_works_out_from_what_is_seen(setup: Setup) -> None:
    turns = list(walk(setup))
    for seat in rememberers(setup):
        for turn, observer in observed(setup, seat, turns):
            view = GAME.view(turn.after, seat)
            assert [Counter(hand.shown.faces) for hand in view.hands] == observer.faces
            assert [Counter(hand.shown.cards) for hand in view.hands] == observer.cards
            assert view.bottom == observer.bottom


@proof(25)
@given(setups(), seeds)
def test_twins_that_a_seat_cannot_tell_apart_give_it_the_same_view(setup: Setup, seed: int) -> None:
    generator = Random(seed)
    seat = generator.choice(rememberers(setup))
    for state, known in some_known(setup, seat, 6):
        twin = make_twin(state, known, generator)
        assert all_cards(twin) == all_cards(state)
        assert remembers_truly(twin)
        assert GAME.view(twin, seat) == GAME.view(state, seat)


@proof(25)
@given(setups(), seeds)
def test_twins_offer_a_seat_the_same_and_refuse_it_for_the_same_reasons(setup: Setup, seed: int) -> None:
    generator, turns = Random(seed), list(walk(setup))
    for seat in range(setup.seats):
        for state, known in some_known(setup, seat, 3, turns):
            if GAME.to_act(state) == seat:
                twin = make_twin(state, known, generator)
                assert GAME.offers(twin) == GAME.offers(state)
                for move in any_moves(state, generator, 6):
                    assert GAME.why_illegal(twin, move) == GAME.why_illegal(state, move)


def same_move(state: State, twin: State, generator: Random) -> Move | None:
    """A move that is legal at both tables, of the Dealer or of whoever is to act."""
    actor = GAME.to_act(state)
    if actor is None:
        return None
    if actor == DEALER:
        return GAME.sample(state, generator)
    moves = [move for move in GAME.offers(state) if not isinstance(move, AnyOf)]
    if state.has_drawn and GAME.offers(state)[0] == LAY_DOWN:
        moves += lay_downs(state, 6)
    common = [move for move in moves if GAME.why_illegal(twin, move) is None]
    return generator.choice(common) if common else None


def follow(state: State, twin: State, seat: Seat | None, generator: Random, most: int = 60) -> int:
    """Make the same moves at both tables and compare all that a seat gets, while the same lies in sight of it."""
    for compared in range(most):
        move = same_move(state, twin, generator)
        if move is None:
            return compared
        (state, events), (twin, twin_events) = GAME.apply(state, move), GAME.apply(twin, move)
        if sights(state, seat) != sights(twin, seat):
            return compared
        assert GAME.view(twin, seat) == GAME.view(state, seat)
        assert [GAME.seen(event, seat) for event in twin_events] == [GAME.seen(event, seat) for event in events]
    return most


@proof(25)
@given(setups(), seeds)
def test_twins_stay_alike_for_a_seat_while_the_same_lies_in_sight(setup: Setup, seed: int) -> None:
    generator = Random(seed)
    seat = generator.choice(rememberers(setup))
    for state, known in some_known(setup, seat, 6):
        twin = make_twin(state, known, generator, keeps_backs=True)
        follow(state, twin, seat, generator)


@proof(12)
@given(setups(most=120), seeds)
def test_resampled_states_stay_alike_for_a_seat_while_the_same_lies_in_sight(setup: Setup, seed: int) -> None:
    generator = Random(seed)
    seat = generator.choice(rememberers(setup))
    for state, _ in some_known(setup, seat, 3):
        follow(state, GAME.resample(GAME.view(state, seat), generator), seat, generator)


@proof(12)
@given(setups(most=120), seeds)
def test_a_resampled_state_has_the_same_view_and_all_the_cards(setup: Setup, seed: int) -> None:
    generator = Random(seed)
    for state in generator.sample(list(states(setup)), 4):
        seat = generator.choice(everyone(setup))
        other = GAME.resample(GAME.view(state, seat), generator)
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert all_cards(other) == all_cards(state)


@pytest.mark.long
def test_the_twins_really_differ_and_are_followed_for_long() -> None:
    generator, steps, different = Random(5), [], []
    for seed in range(40):
        setup = Setup({"stall_turns": 400}, 3, seed, is_rich=bool(seed % 2), most=60)
        for state, known in some_known(setup, 0, 3):
            twin = make_twin(state, known, generator, keeps_backs=True)
            different.append(twin.hands != state.hands and twin.draw != state.draw)
            steps.append(follow(state, twin, 0, generator))
    assert sum(different) > 0.9 * len(different)
    assert sum(steps) / len(steps) > 4


def test_a_leak_is_found_by_the_twins() -> None:
    """The proof is not deaf: a view that tells an opponent's active faces differs between twins."""
    generator, setup = Random(5), Setup({}, 3, 1, most=60)
    pairs = [(state, make_twin(state, known, generator)) for state, known in some_known(setup, 0, 20)]
    assert any(active_faces(state, 1) != active_faces(twin, 1) for state, twin in pairs)
    assert any(sorted(active_faces(state, 1)) != sorted(active_faces(twin, 1)) for state, twin in pairs)


@proof(40)
@given(setups(), seeds)
def test_the_order_of_an_opponents_hand_changes_nothing(setup: Setup, seed: int) -> None:
    generator = Random(seed)
    for state in generator.sample(list(states(setup)), 5):
        for seat in everyone(setup):
            hands = tuple(
                hand if other == seat else tuple(generator.sample(hand, len(hand)))
                for other, hand in enumerate(state.hands)
            )
            assert GAME.view(replace(state, hands=hands), seat) == GAME.view(state, seat)


@proof(40)
@given(setups())
def test_only_the_drawer_sees_the_face_of_a_drawn_card(setup: Setup) -> None:
    for turn in walk(setup):
        for event in turn.events:
            for seat in everyone(setup):
                hides = isinstance(event, Drew) and event.seat != seat
                assert GAME.seen(event, seat) == (replace(event, face=None) if hides else event)


@proof(30)
@given(setups())
def test_a_view_says_whose_it_is(setup: Setup) -> None:
    state = setup.opening()
    assert [GAME.view(state, seat).me for seat in everyone(setup)] == list(everyone(setup))


@proof(30)
@given(setups())
def test_where_own_backs_are_hidden_no_view_holds_ones_own_cards(setup: Setup) -> None:
    hidden = replace(setup, house={**setup.house, "own_backs": "hidden"})
    for state in states(hidden):
        for seat in range(setup.seats):
            view = GAME.view(state, seat)
            assert (view.hand, view.hands[seat].backs) == ((), ())
