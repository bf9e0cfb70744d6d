"""A table, its log, and who may act."""

import pytest

from volteface.games.flip7 import GAME
from volteface.games.flip7.moves import HIT, STAY, Freeze, NextRound
from volteface.kernel import IllegalMove, InvalidRules, SeededDealer, read_log, write_log
from volteface.tables import NotAsked, Table, new_log


def open_table(edition: str = "fr", seed: str = "a seed") -> Table:
    """A table of three that has not begun."""
    return Table(GAME, new_log(GAME, edition, {}, ("Ann", "Bo", "Cy")), SeededDealer(GAME, seed), lambda: 1000)


def play_on(table: Table, moves: int) -> None:
    """So many moves: everybody hits twice a round, then stays."""
    for number in range(moves):
        seat = table.asked()
        if seat is None:
            table.go_on()
            continue
        offers = table.offers(seat)
        line = table.view(seat).lines[seat]
        move = STAY if STAY in offers and len(line.numbers) >= 2 else offers[0]
        table.act(seat, move, "person", f"move {number}")


def test_a_new_table_rests_until_the_game_begins() -> None:
    table = open_table()
    assert table.is_resting() and table.asked() is None


def test_the_dealer_answers_until_somebody_is_asked() -> None:
    table = open_table("en")
    table.go_on()
    assert table.asked() is not None


def test_a_move_and_the_dealers_answer_come_together() -> None:
    table = open_table()
    table.go_on()
    seat = table.asked()
    assert seat is not None
    happened = table.act(seat, HIT, "person", "first")
    assert [step.entry.actor for step in happened] == [seat, "dealer"]


def test_only_the_seat_that_is_asked_gets_offers() -> None:
    table = open_table()
    table.go_on()
    seat = table.asked()
    assert seat is not None
    assert [bool(table.offers(other)) for other in range(3)] == [other == seat for other in range(3)]


def test_a_move_of_somebody_else_changes_nothing() -> None:
    table = open_table()
    table.go_on()
    before, seat = table.log, table.asked()
    assert seat is not None
    with pytest.raises(NotAsked):
        table.act((seat + 1) % 3, HIT, "person", "too early")
    assert table.log == before


def test_an_illegal_move_changes_nothing_and_says_why() -> None:
    table = open_table()
    table.go_on()
    before, seat = table.log, table.asked()
    assert seat is not None
    with pytest.raises(IllegalMove, match="refused"):
        table.act(seat, Freeze(0), "person", "no such card")
    assert table.log == before


def test_a_seat_cannot_play_the_dealer() -> None:
    table = open_table()
    table.go_on()
    seat = table.asked()
    assert seat is not None
    with pytest.raises(IllegalMove):
        table.act(seat, NextRound(), "person", "my own deal")


def test_a_table_rests_between_rounds_and_goes_on_when_told() -> None:
    table = open_table()
    while not table.view(None).scores:
        play_on(table, 1)
    assert table.is_resting()
    table.go_on()
    assert table.view(None).round == 2


def test_going_on_in_the_middle_of_a_round_does_nothing() -> None:
    table = open_table()
    table.go_on()
    assert table.go_on() == ()


def test_a_table_resumes_from_its_log_where_it_was() -> None:
    table = open_table()
    play_on(table, 20)
    again = Table(GAME, read_log(write_log(table.log)), SeededDealer(GAME, "other"), lambda: 0)
    assert again.view(None) == table.view(None)


def test_the_same_seed_deals_the_same_game() -> None:
    first, second = open_table(), open_table()
    play_on(first, 40)
    play_on(second, 40)
    assert first.log == second.log


def test_a_resumed_seeded_table_deals_what_it_would_have_dealt() -> None:
    table, other = open_table(), open_table()
    play_on(table, 20)
    dealt = sum(entry.actor == "dealer" for entry in table.log.entries)
    resumed = Table(GAME, table.log, SeededDealer(GAME, "a seed", dealt), lambda: 1000)
    play_on(resumed, 20)
    play_on(other, 40)
    assert resumed.view(None) == other.view(None)


def test_a_table_that_cannot_be_played_is_not_opened() -> None:
    with pytest.raises(InvalidRules, match="minimum_seats"):
        new_log(GAME, "en", {}, ("Ann", "Bo"))


def test_what_happened_is_shown_as_each_seat_may_see_it() -> None:
    table = open_table("en")
    happened = table.go_on()
    assert all(step.view(1).me == 1 for step in happened)
    assert any(step.events(1) for step in happened)
