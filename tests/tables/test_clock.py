"""The countdowns that everybody sees, and what happens when one runs out; time is a number here."""

from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from tests.tables.stored import KeptTable, leave, pause, resume, say, sit
from volteface.tables.clock import AGAIN_SECONDS, AWAY_SECONDS, REST_SECONDS, Countdown

from .evenings import FLIP, PEOPLE, PHASES, TINY, Kind, ask, asked_person, begun, choose, gathered, move_once
from .kinds import each_kind

TURN: Final = 10_000  # milliseconds
AWAY: Final = AWAY_SECONDS * 1000
AGAIN: Final = AGAIN_SECONDS * 1000
UP: Final = TURN + AGAIN  # when a bot stands in for somebody who thinks
REST: Final = REST_SECONDS * 1000


def timed(kind: Kind) -> KeptTable:
    """A game in which a seat has ten seconds."""
    return begun(kind, setup=replace(kind.setup, turn_seconds=10))


def someone_asked(table: KeptTable) -> tuple[str, int]:
    person, seat = asked_person(table), table.asked()
    assert seat is not None
    return person, seat


def resting(kind: Kind) -> KeptTable:
    """A table between two rounds."""
    table, generator = begun(kind), Random(1)
    while not table.is_resting():
        move_once(table, generator)
    return table


# Thinking


@each_kind
def test_without_a_limit_nobody_is_hurried(kind: Kind) -> None:
    assert begun(kind).view_for("ann").countdown is None


def test_before_the_game_nothing_counts_down() -> None:
    assert gathered(TINY).view_for("ann").countdown is None


@each_kind
def test_the_time_for_a_turn_is_seen_by_everybody(kind: Kind) -> None:
    table = timed(kind)
    seat = table.asked()
    assert {table.view_for(person).countdown for person in (*PEOPLE, None)} == {Countdown(UP, "time", seat, TURN)}


@each_kind
def test_before_time_is_up_nothing_happens(kind: Kind) -> None:
    assert timed(kind).tick(UP - 1) is False


@each_kind
def test_when_time_is_up_for_the_first_time_nobody_stands_in(kind: Kind) -> None:
    table = timed(kind)
    assert table.tick(TURN) is False and table.view_for(None).countdown is not None


@each_kind
def test_a_bot_stands_in_when_time_is_up_for_the_second_time(kind: Kind) -> None:
    table = timed(kind)
    seat = table.asked()
    assert seat is not None
    assert table.tick(UP) is True
    assert (table.view_for(None).seats[seat].stands_in, table.bot_to_move()) == ("time", (seat, None))


@each_kind
def test_a_stand_in_is_not_hurried(kind: Kind) -> None:
    table = timed(kind)
    table.tick(UP)
    assert table.view_for(None).countdown is None


@each_kind
def test_a_bot_is_not_hurried(kind: Kind) -> None:
    table = begun(kind, ("ann",), setup=replace(kind.setup, turn_seconds=10))
    while table.asked() == 0:
        move_once(table, Random(1))
    assert table.view_for(None).countdown is None


@each_kind
def test_the_seat_is_taken_back_by_moving_after_time_was_up(kind: Kind) -> None:
    table = timed(kind)
    person, seat = someone_asked(table)
    table.tick(UP)
    table.act(ask(person, "late", UP + 1), choose(table, seat, Random(1)))
    assert table.view_for(None).seats[seat].stands_in is None


@each_kind
def test_the_time_begins_anew_with_every_move(kind: Kind) -> None:
    table = timed(kind)
    person, seat = someone_asked(table)
    table.act(ask(person, "move", 4000), choose(table, seat, Random(1)))
    countdown = table.view_for(None).countdown
    assert countdown is not None and countdown.ends_at == 4000 + UP


@each_kind
def test_words_do_not_stop_the_clock(kind: Kind) -> None:
    table = timed(kind)
    say(table, ask("ann", "words", 4000), "one moment")
    countdown = table.view_for(None).countdown
    assert countdown is not None and countdown.ends_at == UP


@each_kind
def test_whoever_takes_the_seat_back_has_the_whole_time(kind: Kind) -> None:
    table = timed(kind)
    person, seat = someone_asked(table)
    table.tick(UP)
    sit(table, ask(person, "back", 32_000), seat, "", "")
    countdown = table.view_for(None).countdown
    assert countdown is not None and countdown.ends_at == 32_000 + UP


# Resting


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_between_two_rounds_everybody_sees_when_the_next_one_begins(kind: Kind) -> None:
    table = resting(kind)
    assert {table.view_for(p).countdown for p in (*PEOPLE, None)} == {Countdown(REST, "rest")}


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_the_next_round_begins_when_the_rest_is_over(kind: Kind) -> None:
    table = resting(kind)
    assert not table.tick(REST - 1)
    assert table.tick(REST)
    assert (table.is_resting(), table.game_view(None).round) == (False, 2)


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_the_next_round_may_begin_sooner(kind: Kind) -> None:
    table = resting(kind)
    table.go_on("ready", 100)
    assert table.game_view(None).round == 2


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_while_the_table_rests_nobody_is_asked(kind: Kind) -> None:
    table = resting(kind)
    assert (table.asked(), table.bot_to_move(), table.view_for("ann").offers) == (None, None, ())


# Pausing


@each_kind
def test_a_pause_stops_the_clocks(kind: Kind) -> None:
    table = timed(kind)
    pause(table, ask("ann", "pause", 4000))
    assert (table.view_for(None).countdown, table.tick(10**9)) == (None, False)


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_a_pause_stops_the_rest(kind: Kind) -> None:
    table = resting(kind)
    pause(table, ask("ann", "pause", 100))
    assert table.tick(10**9) is False


@each_kind
def test_after_a_pause_the_whole_time_is_left(kind: Kind) -> None:
    table = timed(kind)
    pause(table, ask("ann", "pause", 4000))
    resume(table, ask("ann", "resume", 50_000))
    countdown = table.view_for(None).countdown
    assert countdown is not None and countdown.ends_at == 50_000 + UP


# Clocks against mischief


@each_kind
def test_a_request_named_like_the_clocks_does_not_stop_them(kind: Kind) -> None:
    table = timed(kind)
    seat = table.asked()
    assert seat is not None
    say(table, ask("ann", f"clock-{table.seq + 1}"), "tick, tack")
    table.tick(UP)
    assert table.view_for(None).seats[seat].stands_in == "time"


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_a_request_named_like_the_clocks_does_not_stop_the_next_round(kind: Kind) -> None:
    table = resting(kind)
    say(table, ask("ann", f"clock-{table.seq + 1}"), "tick, tack")
    table.tick(REST)
    assert table.game_view(None).round == 2


@each_kind
def test_whoever_has_left_is_not_counted_down(kind: Kind) -> None:
    table = timed(kind)
    leave(table, ask(asked_person(table), "leave", 10))
    assert table.view_for(None).countdown is None
