"""The countdowns that everybody sees, and what happens when one runs out; time is a number here."""

from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from tests.tables.stored import KeptTable, leave, pause, resume, say, sit, stand_in
from volteface.tables import ActionId, Draft, NotAllowed, commands
from volteface.tables.clock import AGAIN_SECONDS, AWAY_SECONDS, REST_SECONDS, Countdown
from volteface.tables.table_events import Away, StoodIn

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


# Being away


@each_kind
def test_an_empty_chair_is_waited_for_and_everybody_sees_how_long(kind: Kind) -> None:
    table = begun(kind)
    person, seat = someone_asked(table)
    table.presence.depart(person, 5000)
    assert {table.view_for(p).countdown for p in (*PEOPLE, None)} == {
        Countdown(5000 + AWAY + AGAIN, "away", seat, 5000 + AWAY)
    }


@each_kind
def test_a_chair_that_was_empty_before_the_turn_is_waited_for_from_the_turn_on(kind: Kind) -> None:
    table = begun(kind)
    person, seat = someone_asked(table)
    for other in PEOPLE:
        if other != person:
            table.presence.depart(other, 1000)
    table.act(ask(person, "move", 9000), choose(table, seat, Random(1)))
    while asked_person(table) == person:
        table.act(ask(person, f"move {table.seq}", 9000), choose(table, seat, Random(1)))
    countdown = table.view_for(None).countdown
    assert countdown is not None and countdown.asked_again_at == 9000 + AWAY


@each_kind
def test_a_bot_stands_in_for_an_empty_chair(kind: Kind) -> None:
    table = begun(kind)
    person, seat = someone_asked(table)
    table.presence.depart(person, 5000)
    assert not table.tick(5000 + AWAY + AGAIN - 1)
    assert table.tick(5000 + AWAY + AGAIN)
    assert table.view_for(None).seats[seat].stands_in == "away"


@each_kind
def test_whoever_comes_back_in_time_is_not_replaced(kind: Kind) -> None:
    table = begun(kind)
    person, _ = someone_asked(table)
    table.presence.depart(person, 5000)
    table.presence.arrive(person)
    assert (table.view_for(None).countdown, table.tick(10**9)) == (None, False)


@each_kind
def test_somebody_with_two_windows_is_here_until_both_are_closed(kind: Kind) -> None:
    table = begun(kind)
    person, seat = someone_asked(table)
    table.presence.arrive(person)
    table.presence.depart(person, 5000)
    assert table.view_for(None).seats[seat].is_here
    table.presence.depart(person, 6000)
    assert not table.view_for(None).seats[seat].is_here


@each_kind
def test_an_empty_chair_that_is_not_asked_is_not_counted_down(kind: Kind) -> None:
    table = begun(kind)
    other = next(person for person in PEOPLE if person != asked_person(table))
    table.presence.depart(other, 5000)
    assert table.view_for(None).countdown is None


@each_kind
def test_of_two_countdowns_the_shorter_one_counts(kind: Kind) -> None:
    table = timed(kind)
    person, seat = someone_asked(table)
    table.presence.depart(person, 0)
    assert table.view_for(None).countdown == Countdown(UP, "time", seat, TURN)


@each_kind
def test_whoever_was_away_takes_the_seat_back_by_moving(kind: Kind) -> None:
    table = begun(kind)
    person, seat = someone_asked(table)
    table.presence.depart(person, 0)
    table.tick(AWAY + AGAIN)
    table.act(ask(person, "back", AWAY + AGAIN + 1), choose(table, seat, Random(1)))
    assert table.view_for(None).seats[seat].stands_in is None


# Waiting for people


def waiting(kind: Kind) -> KeptTable:
    """A game at a table that waits for people."""
    return begun(kind, setup=replace(kind.setup, waits_for_people=True))


@each_kind
def test_a_table_that_waits_for_people_hurries_nobody(kind: Kind) -> None:
    table = waiting(kind)
    table.presence.depart(asked_person(table), 0)
    assert (table.view_for(None).countdown, table.tick(10**9)) == (None, False)


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_a_table_that_waits_for_people_still_goes_on_after_a_round(kind: Kind) -> None:
    table, generator = waiting(kind), Random(1)
    while not table.is_resting():
        move_once(table, generator)
    assert table.tick(REST)


def test_a_table_has_a_time_limit_or_waits_for_people() -> None:
    with pytest.raises(NotAllowed, match="time limit or waiting"):
        begun(FLIP, setup=replace(FLIP.setup, turn_seconds=10, waits_for_people=True))


@each_kind
def test_the_host_may_have_a_bot_play_for_somebody_who_is_away(kind: Kind) -> None:
    table = waiting(kind)
    table.presence.depart("bo", 0)
    stand_in(table, ask("ann", "bot for bo"), 1)
    assert table.view_for(None).seats[1].stands_in == "away"


@pytest.mark.parametrize(
    ("person", "seat", "why"),
    [
        ("bo", 1, "only the host"),
        ("ann", 1, "nobody is away"),
        ("ann", 3, "no such seat"),
        ("ann", -1, "no such seat"),
    ],
)
def test_nobody_who_is_here_is_replaced_and_only_the_host_says_so(person: str, seat: int, why: str) -> None:
    with pytest.raises(NotAllowed, match=why):
        stand_in(waiting(FLIP), ask(person, "bot"), seat)


# Coming back


@pytest.mark.parametrize("why", ["away", "time"])
def test_whoever_is_here_again_has_their_seat_again(why: Away) -> None:
    table = begun(FLIP)
    table.commit(stood_in(table, 1, why))
    draft = commands.come_back(table, "bo", 0)
    assert draft is not None
    table.commit(draft)
    assert (table.view_for(None).seats[1].stands_in, table.has_done(ActionId("", f"back-{table.seq - 1}"))) == (
        None,
        True,
    )


@pytest.mark.parametrize("why", ["left", "removed"])
def test_whoever_left_or_was_removed_does_not_come_back_by_looking(why: Away) -> None:
    table = begun(FLIP)
    table.commit(stood_in(table, 1, why))
    assert commands.come_back(table, "bo", 0) is None


@pytest.mark.parametrize("person", ["bo", "dee"])
def test_there_is_nothing_to_come_back_to_for_whoever_plays_or_watches(person: str) -> None:
    assert commands.come_back(begun(FLIP), person, 0) is None


def stood_in(table: KeptTable, seat: int, why: Away) -> Draft:
    draft = table.draft(ActionId("", "stands in"), 0)
    draft.note(StoodIn(seat, why), seat)
    return draft.build()


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
