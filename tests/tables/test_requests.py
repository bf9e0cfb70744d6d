"""Requests that come twice, too late, or from the wrong person change nothing."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.tables.stored import (
    KeptTable,
    hand_over,
    leave,
    load_table,
    pause,
    react,
    rematch,
    remove,
    resume,
    say,
    seat_bot,
    sit,
    start,
    switch_chat,
)
from volteface.kernel import IllegalMove, MoveEntry
from volteface.kernel.log import read_move
from volteface.store import MemoryStore
from volteface.tables import ActionId, Conflict, NotAllowed, NotAsked
from volteface.tables.seating import Stage

from .evenings import FLIP, PEOPLE, PHASES, TINY, Kind, ask, asked_person, begun, choose, gathered, move_once
from .kinds import each_kind
from .positions import say_once

Sending = Callable[[KeptTable], object]


def paused(kind: Kind) -> KeptTable:
    table = begun(kind)
    pause(table, ask("ann", "pause"))
    return table


def abandoned(kind: Kind) -> KeptTable:
    table = begun(kind)
    leave(table, ask("bo", "leave"))
    return table


def said(kind: Kind) -> KeptTable:
    table = begun(kind)
    say_once(table)
    return table


def bots_turn(kind: Kind) -> KeptTable:
    table = begun(kind, ("ann",))
    while table.bot_to_move() is None:
        move_once(table, Random(1))
    return table


def resting(kind: Kind) -> KeptTable:
    table = begun(kind)
    generator = Random(1)
    while not table.is_resting():
        move_once(table, generator)
    return table


def undoer(table: KeptTable) -> str:
    return next((person for person in PEOPLE if table.view_for(person).may_undo), "ann")


def act(table: KeptTable) -> None:
    """Whoever is asked first moves; sent again, the same person sends the same move."""
    sent = [person for person in PEOPLE if table.has_done(ActionId(person, "it"))]
    person = sent[0] if sent else asked_person(table)
    table.act(ask(person, "it"), choose(table, table.asked() or 0, Random(1)))


def act_for(table: KeptTable) -> None:
    due = table.bot_to_move()
    seat = 0 if due is None else due[0]
    table.act_for(seat, choose(table, seat, Random(1)) if due else None, "it", 0)


# How each kind of request is sent: first what prepares the table, then the request itself.
REQUESTS: dict[str, tuple[Callable[[], KeptTable], Sending]] = {
    "sit": (lambda: gathered(TINY, ("ann",)), lambda table: sit(table, ask("bo", "it"), 1, "Bo", "chance")),
    "seat a bot": (lambda: gathered(TINY, ("ann",)), lambda table: seat_bot(table, ask("ann", "it"), 1, "easy")),
    "leave": (lambda: gathered(TINY), lambda table: leave(table, ask("bo", "it"))),
    "leave the game": (lambda: begun(TINY), lambda table: leave(table, ask("bo", "it"))),
    "remove": (lambda: gathered(TINY), lambda table: remove(table, ask("ann", "it"), 1)),
    "remove in the game": (lambda: begun(TINY), lambda table: remove(table, ask("ann", "it"), 1)),
    "hand over": (lambda: gathered(TINY), lambda table: hand_over(table, ask("ann", "it"), 1)),
    "start": (lambda: gathered(TINY, ("ann",)), lambda table: start(table, ask("ann", "it"), "easy")),
    "pause": (lambda: begun(TINY), lambda table: pause(table, ask("ann", "it"))),
    "switch the chat": (lambda: begun(TINY), lambda table: switch_chat(table, ask("ann", "it"), False)),
    "say": (lambda: begun(TINY), lambda table: say(table, ask("bo", "it"), "hello")),
    "react": (lambda: begun(TINY), lambda table: react(table, ask("bo", "it"), "👏")),
    "resume": (lambda: paused(TINY), lambda table: resume(table, ask("ann", "it"))),
    "take back": (lambda: abandoned(TINY), lambda table: sit(table, ask("bo", "it"), 1, "", "")),
    "undo": (lambda: said(TINY), lambda table: table.undo(ask(undoer(table), "it"))),
    "move in Higher": (lambda: begun(TINY), act),
    "move in Flip 7": (lambda: begun(FLIP), act),
    "move in Phase 10 FLIP!": (lambda: begun(PHASES), act),
    "a bot's move": (lambda: bots_turn(FLIP), act_for),
    "the next round": (lambda: resting(FLIP), lambda table: table.go_on("it", 0)),
}


def everything(table: KeptTable) -> list[Any]:
    return [(table.view_for(person), table.feed(table.seat_of(person), 0)) for person in (*PEOPLE, None)]


@pytest.mark.parametrize(("prepare", "send"), REQUESTS.values(), ids=REQUESTS)
def test_a_request_changes_the_table(prepare: Callable[[], KeptTable], send: Sending) -> None:
    table = prepare()
    before = everything(table)
    send(table)
    assert everything(table) != before


@pytest.mark.parametrize(("prepare", "send"), REQUESTS.values(), ids=REQUESTS)
def test_a_request_sent_again_changes_nothing(prepare: Callable[[], KeptTable], send: Sending) -> None:
    table = prepare()
    send(table)
    after = everything(table)
    send(table)
    assert everything(table) == after


@pytest.mark.parametrize(("prepare", "send"), REQUESTS.values(), ids=REQUESTS)
def test_a_request_sent_again_after_the_table_was_opened_anew_changes_nothing(
    prepare: Callable[[], KeptTable], send: Sending
) -> None:
    table = prepare()
    send(table)
    again = load_table(table.game, table.store, "t")
    for person in table.presence.connections:
        again.presence.arrive(person)
    send(again)
    assert everything(again) == everything(table)


def test_a_rematch_sent_again_is_a_conflict_and_changes_nothing() -> None:
    table = begun(TINY)
    while table.seating.stage is not Stage.OVER:
        move_once(table, Random(1))
    store = MemoryStore()
    first = rematch(table, store, "ann", new="new", secret=bytes(32), now=0)
    with pytest.raises(Conflict):
        rematch(table, store, "bo", new="new", secret=bytes(32), now=0)
    assert load_table(table.game, store, "new").view_for("bo") == first.view_for("bo")


@each_kind
def test_a_move_out_of_turn_changes_nothing(kind: Kind) -> None:
    table = begun(kind)
    seat = table.asked()
    assert seat is not None
    other = PEOPLE[(seat + 1) % 3]
    before = everything(table)
    with pytest.raises(NotAsked):
        table.act(ask(other, "too early"), choose(table, seat, Random(1)))
    assert everything(table) == before


@each_kind
def test_a_move_that_comes_too_late_changes_nothing(kind: Kind) -> None:
    table, generator = begun(kind), Random(1)
    person, move = asked_person(table), choose(table, table.asked() or 0, generator)
    table.act(ask(person, "first"), move)
    while table.asked() == table.seat_of(person):
        table.act(ask(person, f"more {table.seq}"), choose(table, table.asked() or 0, generator))
    before = everything(table)
    with pytest.raises((NotAsked, NotAllowed)):
        table.act(ask(person, "too late"), move)
    assert everything(table) == before


@each_kind
def test_a_strangers_move_changes_nothing(kind: Kind) -> None:
    table = begun(kind)
    move, before = choose(table, table.asked() or 0, Random(1)), everything(table)
    with pytest.raises(NotAsked):
        table.act(ask("a stranger", "mine"), move)
    assert everything(table) == before


@each_kind
def test_a_bot_does_not_move_for_a_person(kind: Kind) -> None:
    table = begun(kind)
    seat = table.asked()
    assert seat is not None
    with pytest.raises(NotAsked):
        table.act_for(seat, choose(table, seat, Random(1)), "bot", 0)


@each_kind
def test_a_person_does_not_move_for_a_bot(kind: Kind) -> None:
    table = bots_turn(kind)
    seat = table.asked()
    assert seat is not None
    with pytest.raises(NotAsked):
        table.act(ask("ann", "for the bot"), choose(table, seat, Random(1)))


def first_deal(table: KeptTable) -> Any:
    """What the Dealer did first."""
    dealt = next(entry for entry in table._entries if isinstance(entry, MoveEntry))
    return read_move(table.game, dealt.move)


@each_kind
def test_nobody_plays_the_dealer(kind: Kind) -> None:
    table = begun(kind)
    before = everything(table)
    with pytest.raises(IllegalMove):
        table.act(ask(asked_person(table), "my deal"), first_deal(table))
    assert everything(table) == before


@each_kind
def test_a_refusal_does_not_show_the_position(kind: Kind) -> None:
    table = begun(kind)
    with pytest.raises(IllegalMove) as refusal:
        table.act(ask(asked_person(table), "my deal"), first_deal(table))
    assert refusal.value.position == ""


@each_kind
def test_a_round_does_not_begin_while_another_is_played(kind: Kind) -> None:
    with pytest.raises(NotAllowed, match="round is not over"):
        begun(kind).go_on("next", 0)


def test_nobody_moves_before_the_game() -> None:
    with pytest.raises(NotAllowed, match="no game is running"):
        gathered(TINY).act(ask("ann", "move"), None)


@each_kind
def test_nobody_moves_after_the_game(kind: Kind) -> None:
    table, generator = begun(kind), Random(1)
    while table.seating.stage is not Stage.OVER:
        move_once(table, generator)
    with pytest.raises(NotAllowed, match="no game is running"):
        table.act(ask("ann", "move"), None)


def test_what_the_store_refuses_changes_nothing() -> None:
    store = MemoryStore()
    table = gathered(TINY, store=store)
    other = load_table(TINY.game, store, "t")
    say(other, ask("bo", "first"), "I was first")
    before = everything(table)
    with pytest.raises(Conflict):
        say(table, ask("ann", "second"), "no, I was")
    assert everything(table) == before


# Spectators


@each_kind
def test_a_spectator_sees_the_table_and_is_offered_nothing(kind: Kind) -> None:
    view = begun(kind).view_for("a stranger")
    assert (view.me, view.offers, view.may_undo, view.game.me) == (None, (), False, None)


@each_kind
def test_a_stranger_with_and_without_a_name_sees_the_same(kind: Kind) -> None:
    table = begun(kind)
    assert (table.view_for("a stranger"), table.feed(table.seat_of("a stranger"), 0)) == (
        table.view_for(None),
        table.feed(None, 0),
    )


@each_kind
def test_only_the_seat_that_is_asked_is_offered_anything(kind: Kind) -> None:
    table = begun(kind)
    asked = asked_person(table)
    assert {person: bool(table.view_for(person).offers) for person in PEOPLE} == {p: p == asked for p in PEOPLE}


@each_kind
@pytest.mark.parametrize("since", [-3, 0, 3, 999])
def test_the_feed_begins_where_it_is_asked_to(kind: Kind, since: int) -> None:
    table = begun(kind)
    assert [entry.seq for entry in table.feed(0, since)] == list(range(max(since, 0), table.seq))
