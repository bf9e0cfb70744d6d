"""An empty chair: how long it is waited for, when a bot stands in, and how a person gets the seat back."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.tables.stored import KeptTable, stand_in
from volteface.tables import ActionId, Draft, NotAllowed, commands
from volteface.tables.clock import Countdown
from volteface.tables.table_events import Away, StoodIn

from .evenings import FLIP, PEOPLE, PHASES, Kind, ask, asked_person, begun, choose, move_once
from .kinds import each_kind
from .test_clock import AGAIN, AWAY, REST, TURN, UP, someone_asked, timed

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
