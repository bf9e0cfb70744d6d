"""Sitting down, getting up, coming back: who sits where before and during a game."""

from random import Random

import pytest

from tests.tables.stored import KeptTable, leave, remove, seat_bot, sit, start
from volteface.kernel import InvalidInput, InvalidRules, UnknownName
from volteface.tables import NotAllowed, Setup
from volteface.tables.names import InvalidName
from volteface.tables.seating import Stage

from .evenings import FLIP, TINY, Kind, ask, asked_person, begun, choose, gathered, opened, play_to_the_end
from .kinds import each_kind


def names(table: KeptTable) -> list[str]:
    return [seat.name for seat in table.view_for(None).seats]


# Opening


@each_kind
def test_a_new_table_gathers_people(kind: Kind) -> None:
    view = opened(kind).view_for("ann")
    assert (view.stage, view.host, view.game, view.me) == (Stage.GATHERING, "ann", None, None)


@each_kind
def test_a_new_table_shows_what_it_is_committed_to_before_anybody_sits(kind: Kind) -> None:
    assert len(opened(kind).view_for(None).commitment) == 64


@pytest.mark.parametrize("seats", [0, 1, 41])
def test_a_table_that_cannot_be_played_is_not_opened(seats: int) -> None:
    with pytest.raises(InvalidRules):
        opened(FLIP, setup=Setup("flip7", "en", seats))


def test_a_table_of_an_unknown_edition_is_not_opened() -> None:
    with pytest.raises(UnknownName):
        opened(FLIP, setup=Setup("flip7", "klingon", 3))


# Sitting down


@each_kind
def test_whoever_sits_down_is_seen_by_all(kind: Kind) -> None:
    assert names(gathered(kind, ("ann", "bo"))) == ["Ann", "Bo", ""]


@each_kind
def test_whoever_sits_down_knows_where(kind: Kind) -> None:
    assert gathered(kind, ("ann", "bo")).view_for("bo").me == 1


def test_a_taken_seat_is_refused() -> None:
    table = gathered(TINY, ("ann",))
    with pytest.raises(NotAllowed, match="seat is taken"):
        sit(table, ask("bo", "sit"), 0, "Bo", "chance")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(NotAllowed, match="no such seat"):
        sit(opened(TINY), ask("bo", "sit"), seat, "Bo", "chance")


def test_a_person_may_move_to_another_seat() -> None:
    table = gathered(TINY, ("ann", "bo"))
    sit(table, ask("bo", "moves"), 2, "Bo", "chance")
    assert names(table) == ["Ann", "", "Bo"]


def test_a_person_may_take_another_name_and_add_other_chance() -> None:
    table = gathered(TINY, ("ann",))
    sit(table, ask("ann", "again"), 0, "Anna", "other chance")
    assert (names(table)[0], table.seating.chairs[0].entropy) == ("Anna", "other chance")


def test_a_person_may_take_a_bots_seat_before_the_game() -> None:
    table = gathered(TINY, ("ann",))
    seat_bot(table, ask("ann", "bot"), 1, "easy")
    sit(table, ask("bo", "sit"), 1, "Bo", "chance")
    assert (table.seating.chairs[1].person, table.seating.chairs[1].bot) == ("bo", None)


@each_kind
def test_nobody_sits_down_once_the_game_has_begun(kind: Kind) -> None:
    with pytest.raises(NotAllowed, match="game has begun"):
        sit(begun(kind, ("ann",)), ask("bo", "sit"), 1, "Bo", "chance")


@each_kind
def test_nobody_sits_down_once_the_game_is_over(kind: Kind) -> None:
    table = play_to_the_end(begun(kind))
    with pytest.raises(NotAllowed, match="game has begun"):
        sit(table, ask("ann", "sit"), 0, "Ann", "chance")


# Names


def test_a_second_of_the_same_name_gets_a_number() -> None:
    table = gathered(TINY, ("ann",))
    sit(table, ask("bo", "sit"), 1, "Ann", "chance")
    sit(table, ask("cy", "sit too"), 2, "Ann", "chance")
    assert names(table) == ["Ann", "Ann 2", "Ann 3"]


def test_whoever_moves_to_another_seat_keeps_the_name() -> None:
    table = gathered(TINY, ("ann",))
    sit(table, ask("ann", "moves"), 1, "Ann", "chance")
    assert names(table) == ["", "Ann", ""]


def test_whoever_sits_down_again_on_the_same_seat_keeps_the_name() -> None:
    table = gathered(TINY, ("ann",))
    sit(table, ask("ann", "again"), 0, "Ann", "chance")
    assert names(table) == ["Ann", "", ""]


@pytest.mark.parametrize(
    ("given", "shown"), [("  Ann  Lee ", "Ann Lee"), ("Zoé", "Zoé"), ("李", "李"), ("x" * 24,) * 2]
)
def test_a_name_is_shown_tidily(given: str, shown: str) -> None:
    table = opened(TINY)
    sit(table, ask("ann", "sit"), 0, given, "chance")
    assert names(table)[0] == shown


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "\x1b[31m", "\ud800"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    table = opened(TINY)
    with pytest.raises(InvalidName):
        sit(table, ask("ann", "sit"), 0, name, "chance")


@pytest.mark.parametrize("entropy", ["", "x" * 129, "é", "a\nb", "\x00"])
def test_chance_that_cannot_be_written_down_is_refused(entropy: str) -> None:
    with pytest.raises(InvalidInput, match="plain characters of chance"):
        sit(opened(TINY), ask("ann", "sit"), 0, "Ann", entropy)


# Bots


@each_kind
def test_a_bot_has_a_level_and_a_name(kind: Kind) -> None:
    table = gathered(kind, ("ann",))
    seat_bot(table, ask("ann", "bot"), 2, "hard")
    seat = table.view_for(None).seats[2]
    assert (seat.bot, seat.person, bool(seat.name)) == ("hard", None, True)


def test_a_bots_level_may_change() -> None:
    table = gathered(TINY, ("ann",))
    seat_bot(table, ask("ann", "bot"), 2, "hard")
    first = names(table)[2]
    seat_bot(table, ask("ann", "other bot"), 2, "easy")
    assert (table.view_for(None).seats[2].bot, names(table)[2]) == ("easy", first)


def test_a_bot_does_not_get_a_persons_seat() -> None:
    table = gathered(TINY, ("ann", "bo"))
    with pytest.raises(NotAllowed, match="seat is taken"):
        seat_bot(table, ask("ann", "bot"), 1, "easy")


@each_kind
def test_bots_fill_the_free_seats_when_the_game_begins(kind: Kind) -> None:
    table = gathered(kind, ("ann",))
    seat_bot(table, ask("ann", "bot"), 1, "hard")
    start(table, ask("ann", "start"), "easy")
    assert [seat.bot for seat in table.view_for(None).seats] == [None, "hard", "easy"]


def test_a_bot_called_like_a_person_gets_a_number() -> None:
    table = opened(TINY)
    sit(table, ask("ann", "sit"), 0, "Marco", "chance")
    seat_bot(table, ask("ann", "bot"), 1, "easy")
    assert names(table)[1] == "Marco 2"


def test_at_a_long_table_all_bots_have_names_of_their_own() -> None:
    table = opened(FLIP, setup=Setup("flip7", "en", 40))
    start(table, ask("ann", "start"), "easy")
    assert len(set(names(table))) == 40


# Getting up


def test_a_seat_is_free_again_when_somebody_leaves_before_the_game() -> None:
    table = gathered(TINY, ("ann", "bo"))
    leave(table, ask("bo", "leave"))
    assert names(table) == ["Ann", "", ""]


def test_whoever_left_before_the_game_may_sit_anywhere() -> None:
    table = gathered(TINY, ("ann", "bo"))
    leave(table, ask("bo", "leave"))
    sit(table, ask("bo", "sit"), 2, "Bo", "chance")
    assert table.view_for("bo").me == 2


def test_whoever_does_not_sit_cannot_leave() -> None:
    with pytest.raises(NotAllowed, match="not seated"):
        leave(opened(TINY), ask("bo", "leave"))


@each_kind
def test_a_bot_stands_in_for_whoever_leaves_the_game(kind: Kind) -> None:
    table = begun(kind)
    leave(table, ask("bo", "leave"))
    seat = table.view_for(None).seats[1]
    assert (seat.name, seat.person, seat.stands_in) == ("Bo", "bo", "left")


@each_kind
def test_the_bot_that_stands_in_is_asked_in_turn(kind: Kind) -> None:
    table = begun(kind)
    person = asked_person(table)
    leave(table, ask(person, "leave"))
    assert table.bot_to_move() == (table.seat_of(person), None)


@each_kind
def test_the_log_says_that_a_stand_in_decided(kind: Kind) -> None:
    table = begun(kind)
    person, seat = asked_person(table), table.asked()
    assert seat is not None
    leave(table, ask(person, "leave"))
    happened = table.act_for(seat, choose(table, seat, Random(1)), "stand-in", 0)
    assert happened[0].entry.decided_by == "stand_in"


@each_kind
def test_a_seat_is_taken_back_by_sitting_down_again(kind: Kind) -> None:
    table = begun(kind)
    leave(table, ask("bo", "leave"))
    sit(table, ask("bo", "back"), 1, "ignored", "ignored")
    assert table.view_for(None).seats[1].stands_in is None


@each_kind
def test_a_seat_that_is_taken_back_keeps_its_name_and_its_chance(kind: Kind) -> None:
    table = begun(kind)
    before = table.seating.chairs[1]
    leave(table, ask("bo", "leave"))
    sit(table, ask("bo", "back"), 0, "Eve", "other chance")
    assert table.seating.chairs[1] == before


@each_kind
def test_a_seat_is_taken_back_by_moving(kind: Kind) -> None:
    table = begun(kind)
    person, seat = asked_person(table), table.asked()
    assert seat is not None
    leave(table, ask(person, "leave"))
    table.act(ask(person, "move"), choose(table, seat, Random(1)))
    assert table.view_for(None).seats[seat].stands_in is None


@each_kind
def test_sitting_down_on_ones_own_seat_in_a_game_changes_nothing(kind: Kind) -> None:
    table = begun(kind)
    before = table.seq
    sit(table, ask("bo", "sit"), 1, "Eve", "other chance")
    assert table.seq == before


# Being removed


def test_the_host_frees_a_seat_before_the_game() -> None:
    table = gathered(TINY, ("ann", "bo"))
    remove(table, ask("ann", "remove"), 1)
    assert names(table) == ["Ann", "", ""]


def test_the_host_removes_a_bot_before_the_game() -> None:
    table = gathered(TINY, ("ann",))
    seat_bot(table, ask("ann", "bot"), 1, "easy")
    remove(table, ask("ann", "remove"), 1)
    assert names(table) == ["Ann", "", ""]


@pytest.mark.parametrize("seat", [0, 2], ids=["themselves", "nobody"])
def test_the_host_cannot_remove(seat: int) -> None:
    with pytest.raises(NotAllowed, match="nobody to remove"):
        remove(gathered(TINY, ("ann", "bo")), ask("ann", "remove"), seat)


@each_kind
def test_a_bot_that_plays_is_not_removed(kind: Kind) -> None:
    with pytest.raises(NotAllowed, match="nobody to remove"):
        remove(begun(kind, ("ann", "bo")), ask("ann", "remove"), 2)


@each_kind
def test_a_bot_stands_in_for_whoever_is_removed(kind: Kind) -> None:
    table = begun(kind)
    remove(table, ask("ann", "remove"), 1)
    assert table.view_for(None).seats[1].stands_in == "removed"


@each_kind
def test_whoever_was_removed_cannot_sit_down_again(kind: Kind) -> None:
    table = begun(kind)
    remove(table, ask("ann", "remove"), 1)
    with pytest.raises(NotAllowed, match="removed by the host"):
        sit(table, ask("bo", "back"), 1, "Bo", "chance")


@each_kind
def test_whoever_was_removed_cannot_move(kind: Kind) -> None:
    table = begun(kind, ("ann", "bo", "cy"))
    while asked_person(table) == table.seating.host:
        table.act(ask(table.seating.host, f"move {table.seq}"), choose(table, table.asked() or 0, Random(1)))
    person, seat = asked_person(table), table.asked()
    assert seat is not None
    remove(table, ask("ann", "remove"), seat)
    with pytest.raises(NotAllowed, match="removed by the host"):
        table.act(ask(person, "move"), choose(table, seat, Random(1)))


@each_kind
def test_whoever_was_removed_cannot_leave_in_order_to_come_back(kind: Kind) -> None:
    table = begun(kind)
    remove(table, ask("ann", "remove"), 1)
    with pytest.raises(NotAllowed, match="removed by the host"):
        leave(table, ask("bo", "leave"))
    assert table.view_for(None).seats[1].stands_in == "removed"
