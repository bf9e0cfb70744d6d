"""Many random games go by without a violation, and a violation would be noticed."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.many import play_many
from volteface.games.flip7.cards import EMPTY
from volteface.games.flip7.moves import NEXT_ROUND

from .many_games import EDITIONS, MOST_MOVES, MOST_SEATS, check_game, end_violation, loss, setup_of, violation
from .walks import Turn, all_cards, walk

GAMES = 300


def first_turn() -> Turn:
    return next(walk(setup_of(0)))


@pytest.mark.long
def test_300_random_games_have_no_violation() -> None:
    assert play_many(check_game, GAMES).violations == []


def test_the_games_cover_every_edition_with_every_number_of_seats() -> None:
    tables = {(setup_of(number).edition, setup_of(number).seats) for number in range(GAMES)}
    assert len(tables) == len(EDITIONS) * MOST_SEATS


def test_a_sound_move_is_no_violation() -> None:
    assert violation(first_turn(), Random(0)) is None


def test_a_lost_card_is_noticed() -> None:
    state = setup_of(0).opening()
    assert loss(replace(state, deck=EMPTY), all_cards(state)) == "a card was lost or found"


def test_a_move_that_was_not_offered_is_noticed() -> None:
    assert violation(replace(first_turn(), move=NEXT_ROUND), Random(0)) == "a move was made that was not offered"


def test_a_game_that_does_not_end_is_noticed() -> None:
    assert end_violation(setup_of(0).opening(), MOST_MOVES) == "the game does not end"


def test_a_game_that_stops_too_early_is_noticed() -> None:
    assert end_violation(first_turn().after, 1) == "the game stopped before it was over"


def test_a_winner_without_the_highest_total_is_noticed() -> None:
    *_, last = walk(setup_of(10))
    lowest = last.after.totals.index(min(last.after.totals))
    assert end_violation(replace(last.after, winners=(lowest,)), 1) == "somebody won without the highest total"
