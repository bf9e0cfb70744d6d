"""Somebody whom the host removed stays out until the host lets them in again."""

from random import Random

import pytest

from tests.tables.stored import act, leave, let_in, load_table, remove, seat_bot, sit, start
from volteface.tables import NotAllowed
from volteface.tables.seating import RemovedPerson

from .evenings import BOT, FLIP, PHASES, TINY, Kind, ask, asked_person, begun, gathered, move_once
from .kinds import each_kind

BO = RemovedPerson("bo", "Bo")


@each_kind
def test_whoever_was_removed_before_the_game_may_not_sit_down_again(kind: Kind) -> None:
    table = gathered(kind)
    remove(table, ask("ann", "remove bo"), 1)
    for seat in range(3):
        with pytest.raises(NotAllowed, match="removed from the table"):
            sit(table, ask("bo", f"sit {seat}"), seat, "Bo", "chance")
    assert (table.view_for(None).seats[1].name, table.view_for("bo").removed) == ("", (BO,))


@each_kind
def test_whoever_was_removed_stays_out_after_a_restart(kind: Kind) -> None:
    table = gathered(kind)
    remove(table, ask("ann", "remove bo"), 1)
    again = load_table(kind.game, table.store, "t")
    with pytest.raises(NotAllowed, match="removed from the table"):
        sit(again, ask("bo", "sit"), 1, "Bo", "chance")


@each_kind
def test_the_host_lets_somebody_in_again(kind: Kind) -> None:
    table = gathered(kind)
    remove(table, ask("ann", "remove bo"), 1)
    let_in(table, ask("ann", "let bo in"), "bo")
    sit(table, ask("bo", "sit again"), 1, "Bo", "chance")
    assert (table.view_for(None).removed, table.seat_of("bo")) == ((), 1)


@pytest.mark.parametrize(("person", "whom"), [("bo", "cy"), ("cy", "cy")])
def test_only_the_host_lets_somebody_in(person: str, whom: str) -> None:
    table = gathered(TINY)
    remove(table, ask("ann", "remove cy"), 2)
    with pytest.raises(NotAllowed, match="only the host"):
        let_in(table, ask(person, "let in"), whom)


@pytest.mark.parametrize("whom", ["bo", "ann", "dee", ""])
def test_nobody_else_can_be_let_in(whom: str) -> None:
    with pytest.raises(NotAllowed, match="nobody to let in"):
        let_in(gathered(TINY), ask("ann", "let in"), whom)


def test_a_bot_that_gets_up_and_somebody_who_leaves_are_not_removed() -> None:
    table = gathered(TINY, ("ann", "bo"))
    seat_bot(table, ask("ann", "bot"), 2, BOT)
    remove(table, ask("ann", "no bot"), 2)
    leave(table, ask("bo", "leave"))
    assert table.view_for(None).removed == ()
    sit(table, ask("bo", "sit again"), 1, "Bo", "chance")


def test_a_game_begins_without_whoever_was_removed() -> None:
    table = gathered(FLIP)
    remove(table, ask("ann", "remove bo"), 1)
    start(table, ask("ann", "start"), BOT)
    assert (table.seating.chairs[1].bot, table.view_for("bo").me) == (BOT, None)


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_whoever_is_removed_from_a_game_sees_what_spectators_see(kind: Kind) -> None:
    table = begun(kind)
    remove(table, ask("ann", "remove bo"), 1)
    view, spectator = table.view_for("bo"), table.view_for(None)
    assert (view.me, view.game, view.offers, view.removed) == (None, spectator.game, (), (BO,))


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_whoever_is_let_in_again_may_take_the_seat_back(kind: Kind) -> None:
    table = begun(kind)
    remove(table, ask("ann", "remove bo"), 1)
    with pytest.raises(NotAllowed, match="removed by the host"):
        sit(table, ask("bo", "back"), 1, "Bo", "chance")
    let_in(table, ask("ann", "let bo in"), "bo")
    assert table.view_for("bo").me == 1
    sit(table, ask("bo", "back again"), 1, "Bo", "chance")
    assert (table.seating.chairs[1].stands_in, table.view_for(None).removed) == (None, ())


def test_whoever_was_removed_cannot_move() -> None:
    table = begun(FLIP)
    while asked_person(table) != "bo":
        move_once(table, Random(1))
    remove(table, ask("ann", "remove bo"), 1)
    with pytest.raises(NotAllowed, match="removed by the host"):
        act(table, ask("bo", "move"), table.offers(1)[0])


def test_leaving_once_more_changes_nothing() -> None:
    table = begun(FLIP)
    leave(table, ask("bo", "bo leaves"))
    seq = table.seq
    leave(table, ask("bo", "bo leaves again"))
    assert table.seq == seq
