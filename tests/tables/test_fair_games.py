"""The browser's check of the deals is tested against games that are as the program plays them now."""

import json

from .fair_games import GAMES, make_all

HOW = "python -m tests.tables.fair_games writes them anew"


def test_the_games_for_the_browsers_own_check_are_up_to_date() -> None:
    made = json.loads(json.dumps(make_all()))
    assert made == json.loads(GAMES.read_text(encoding="utf-8")), HOW
