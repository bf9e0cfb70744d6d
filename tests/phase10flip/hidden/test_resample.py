"""A state is drawn evenly among all that a seat cannot tell apart, as listing them one by one shows."""

from collections import Counter
from random import Random

import pytest

from tests.phase10flip.positions import after, position
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import Card, face_up
from volteface.games.phase10flip.state import State
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat

from .tiny import Sampler, all_alike, cell_of, chi_square, tiny_state

DRAWS = 250
FAR = 4.5  # standard deviations; an even sampler lies beyond once in 300,000 times

# Seed, seats, own backs, random moves, and who looks; chosen for what has happened before.
TABLES = [
    pytest.param((0, 2, "seen", 0), 0, id="nothing shown yet"),
    pytest.param((0, 3, "seen", 0), 0, id="nothing shown yet, three seats"),
    pytest.param((19, 2, "seen", 5), 0, id="a card taken"),
    pytest.param((20, 2, "seen", 5), 0, id="a card taken and a like face discarded"),
    pytest.param((18, 3, "seen", 5), None, id="a card taken, a spectator"),
    pytest.param((25, 2, "seen", 5), 0, id="after a flip, the bottom known"),
    pytest.param((17, 2, "seen", 9), 0, id="after flips, the pile made anew"),
    pytest.param((17, 3, "seen", 12), 0, id="after flips, three seats"),
    pytest.param((22, 2, "seen", 5), None, id="after two flips, a spectator"),
    pytest.param((2, 2, "hidden", 0), 0, id="own backs hidden"),
    pytest.param((12, 2, "hidden", 5), 0, id="own backs hidden, after a flip"),
    pytest.param((12, 2, "hidden", 16), 0, id="own backs hidden, one card in the pile"),
]


def first_of_two(view: View, generator: Random) -> State:
    """A biased sampler: of two even draws, the one that comes first in order."""
    return min((GAME.resample(view, generator) for _ in range(2)), key=lambda state: cell_of(state, view.me))


def in_order(view: View, generator: Random) -> State:
    """A biased sampler: an even draw whose hands were sorted before the owner's faces were matched."""
    state = GAME.resample(view, generator)
    assert view.me is not None
    sorted_hand = sorted(state.hands[view.me])
    hand = tuple(_pull(sorted_hand, face, view) for face in view.faces)
    return GAME.read_position(GAME.write_position(state).replace(" ".join(state.hands[view.me]), " ".join(hand)))


def _pull(cards: list[Card], face: str, view: View) -> Card:
    return cards.pop(next(place for place, card in enumerate(cards) if face_up(card, view.side) == face))


@pytest.mark.long
@pytest.mark.parametrize(("table", "seat"), TABLES)
def test_all_states_that_a_seat_cannot_tell_apart_are_drawn_evenly(
    table: tuple[int, int, str, int], seat: Seat | None
) -> None:
    assert chi_square(tiny_state(*table), seat, GAME.resample, DRAWS, seed=1) < FAR


@pytest.mark.parametrize(("table", "seat"), TABLES)
def test_there_is_something_to_tell_apart(table: tuple[int, int, str, int], seat: Seat | None) -> None:
    assert len(all_alike(tiny_state(*table), seat)) > 2


@pytest.mark.parametrize(("table", "seat"), TABLES[:5])
def test_a_biased_sampler_is_found(table: tuple[int, int, str, int], seat: Seat | None) -> None:
    assert chi_square(tiny_state(*table), seat, first_of_two, DRAWS, seed=1) > FAR


def test_a_sampler_that_puts_ones_own_hidden_cards_in_order_is_found() -> None:
    state = position(
        {"own_backs": "hidden"},
        seats="a b",
        hands={"a": "r1/1 r1/2 r7/3", "b": "b1/1 b2/2 b3/3"},
        draw="b4/4 b5/5",
        discard="b6/6",
    )
    found: dict[Sampler, float] = {
        sampler: chi_square(state, 0, sampler, DRAWS, seed=1) for sampler in (GAME.resample, in_order)
    }
    assert found[GAME.resample] < FAR < found[in_order]


def test_the_middle_of_the_draw_pile_is_drawn_in_any_order() -> None:
    state = position(seats="a b", hands={"a": "r1/1", "b": "r2/2"}, draw="b4/4 b5/5 b6/6 b7/7", discard="b6/6")
    assert chi_square(state, 0, GAME.resample, DRAWS, seed=1) < FAR


def test_the_cards_of_others_are_drawn_in_any_order() -> None:
    state = position(
        {"own_backs": "hidden"}, seats="a b", hands={"a": "r1/1", "b": "r2/2 r2/3"}, draw="b4/4", discard="b6/6"
    )
    view, generator = GAME.view(state, 0), Random(1)
    orders = Counter(GAME.resample(view, generator).hands[1] for _ in range(200))
    assert all(80 < count < 120 for count in orders.values())


def test_a_card_known_whole_is_never_drawn_elsewhere() -> None:
    hands = {"a": "r1/1 r2/1", "b": "b1/2"}
    state = after(position(seats="a b", hands=hands, draw="b4/1 b5/1 b6/1", discard="g9/1 y1/2"), "a take")
    view, generator = GAME.view(state, 1), Random(1)
    assert all("g9/1" in GAME.resample(view, generator).hands[0] for _ in range(50))
