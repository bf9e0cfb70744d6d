"""Reporting every card of a real table gives the very state that the engine has."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from volteface.games.flip7.rules import RULEBOOK
from volteface.kernel import find_game, replay
from volteface.kernel.companion.played import played_log

from .real_tables import Pen, opened, play_flip7

EDITIONS = tuple(RULEBOOK.editions)
NAMES = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def reported(reports: list[dict[str, Any]], edition: str, seats: int, house: dict[str, Any] | None = None) -> Pen:
    pen = opened("flip7", edition, NAMES[:seats], house)
    for report in reports:
        pen.add(report)
    return pen


@settings(max_examples=60, deadline=None)
@given(edition=st.sampled_from(EDITIONS), seats=st.integers(1, 20), seed=st.integers(0, 10_000))
def test_reporting_what_a_table_does_gives_the_engines_own_state(edition: str, seats: int, seed: int) -> None:
    house = {"minimum_seats": 1}
    state, reports = play_flip7(edition, seats, seed, house)
    pen = reported(reports, edition, seats, house)
    assert pen.reasons() == []
    assert pen.engine == state


def test_a_round_of_four_people_and_sixteen_cards_takes_at_most_twenty_reports() -> None:
    """Four cards dealt, twelve hits, and at most four decisions to stay: the pad follows by itself."""
    pen = opened("flip7", "en", NAMES[:4])
    begun = len(pen.state.written)
    pen.add({"report": "round", "way": "cards", "dealer": 3})
    cards = iter(["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "+2", "+4", "+6", "x2"])
    while (turn := pen.game.pad.turn(pen.table)) is not None and turn.asks != "round":
        card = next(cards, None)
        told = {"report": "stayed"} if card is None else {"report": "took", "card": card}
        pen.add(told | {"player": turn.player})
    assert pen.reasons() == []
    assert pen.table.sheet[0].cells[3].points == (9 + 5 + 1) * 2
    assert len(pen.state.written) - begun - 1 <= 20


@pytest.mark.parametrize("seats", [1, 2])
def test_the_challenge_for_one_or_two_is_kept_too(seats: int) -> None:
    state, reports = play_flip7("es", seats, 5, most=5000)
    pen = reported(reports, "es", seats)
    assert pen.engine == state
    assert pen.game.standing(pen.state).over


def test_a_game_whose_every_card_was_reported_replays_like_any_other() -> None:
    state, reports = play_flip7("en", 4, 3, most=5000)
    pen = reported(reports, "en", 4)
    log = played_log(pen.game, pen.state)
    assert log is not None
    assert [*replay(log, find_game("flip7"))][-1].state == state
