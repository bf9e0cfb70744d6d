"""Games and moves are counted, and a violation is reported with the number of its game."""

from .many import play_many


def check(number: int) -> tuple[int, str | None]:
    """A game of three moves, of which every seventh goes wrong."""
    return 3, None if number % 7 else "(a game): it is the seventh"


def test_games_and_moves_are_counted_in_one_line() -> None:
    assert play_many(check, 5, first=1).line() == "5 games, 15 moves, 0 seconds, 0 violations"


def test_a_violation_is_reported_with_the_number_of_its_game() -> None:
    assert play_many(check, 10, first=1).violations == ["game 7 (a game): it is the seventh"]
