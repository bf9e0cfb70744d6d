"""Many random games go by without a violation, and a violation would be noticed."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.many import play_many
from volteface.games.phase10flip.moves import NEXT_ROUND
from volteface.games.phase10flip.state import Shown

from .hidden.observer import Observer, see
from .many_games import MOST_MOVES, check_game, end_violation, leak, loss, setup_of, violation
from .setups import QUESTIONS
from .walks import Turn, walk

GAMES = 60


def a_turn() -> Turn:
    """Somebody has just drawn a card."""
    return list(walk(replace(setup_of(0), most=3)))[-1]


def spectator(turn: Turn) -> Observer:
    return Observer(None, see(turn.before, None))


@pytest.mark.long
def test_60_random_games_have_no_violation() -> None:
    assert play_many(check_game, GAMES).violations == []


def test_the_games_cover_every_number_of_seats() -> None:
    assert {setup_of(number).seats for number in range(GAMES)} == {2, 3, 4, 5, 6}


def test_the_games_cover_every_answer_to_every_question() -> None:
    answers = {item for number in range(GAMES) for item in setup_of(number).house.items()}
    assert answers >= {(name, answer) for name, allowed in QUESTIONS.items() for answer in allowed}


def test_a_sound_move_is_no_violation() -> None:
    turn = a_turn()
    assert [violation(turn, Random(0)), loss(turn.after), leak(turn, spectator(turn))] == [None, None, None]


def test_a_lost_card_is_noticed() -> None:
    state = a_turn().after
    assert loss(replace(state, draw=state.draw[:-1])) == "a card was lost or found"


def test_a_memory_that_is_not_true_is_noticed() -> None:
    state = a_turn().after
    shown = (Shown(cards=state.draw[:1]), *state.shown[1:])
    assert loss(replace(state, shown=shown)) == "something is remembered that is not so"


def test_a_memory_of_what_nobody_saw_is_noticed() -> None:
    turn = a_turn()
    seat = turn.after.seat
    shown = tuple(Shown(cards=hand[-1:]) if other == seat else Shown() for other, hand in enumerate(turn.after.hands))
    told = replace(turn, after=replace(turn.after, shown=shown))
    assert leak(told, spectator(turn)) == "the memory differs from what was seen"


def test_a_move_that_was_not_offered_is_noticed() -> None:
    turn = replace(a_turn(), move=NEXT_ROUND)
    assert violation(turn, Random(0)) == "a move was made that was not offered"


def test_a_game_that_does_not_end_is_noticed() -> None:
    assert end_violation(setup_of(0).opening(), MOST_MOVES) == "the game does not end"


def test_a_game_that_stops_too_early_is_noticed() -> None:
    assert end_violation(a_turn().after, 3) == "the game stopped before it was over"


def test_a_game_that_nobody_won_is_noticed() -> None:
    *_, last = walk(setup_of(0))
    assert end_violation(replace(last.after, winners=()), 3) == "not exactly one seat won"
