"""Everybody can follow a table from what they are sent: their view is always the one that the table has for them."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables.evenings import (
    FLIP,
    KINDS,
    NAMES,
    PEOPLE,
    PHASES,
    Kind,
    begun,
    evening,
    gathered,
    move_once,
    opened,
)
from tests.tables.evenings import ask as request
from tests.tables.stored import KeptTable, leave, pause, react, sit, start
from tests.views import Json, ViewKeeper
from volteface.rooms.broadcast import Broadcaster
from volteface.rooms.connection import MOST_QUEUED, Connection
from volteface.tables import ActionId, LiveTable, commands, delta
from volteface.tables.seating import Stage

BLIND = Kind(PHASES.game, msgspec.structs.replace(PHASES.setup, house={**PHASES.setup.house, "own_backs": "hidden"}))
EVERY_KIND = {**{kind.game.id: kind for kind in KINDS}, "own backs hidden": BLIND}


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class Listener(Connection):
    """Somebody who looks on, keeps their view up to date and remembers what came."""

    def __init__(self, person: str | None, *, wants_whole_views: bool = False) -> None:
        super().__init__(person)
        self.wants_whole_views = wants_whole_views
        self.view = ViewKeeper()
        self.heard: list[Json] = []

    def send(self, text: bytes, fresh: object) -> None:
        self.heard.append(self.view.keep(msgspec.json.decode(text)))

    def come(self, broadcaster: Broadcaster, table: LiveTable) -> None:
        """Get the view that later updates change."""
        shown = broadcaster.whole_view(self, table) if self in set(broadcaster) else broadcaster.add(self, table)
        self.view.keep({"version": shown.version, "table": as_json(shown.view)})


def broadcaster_of(table: LiveTable) -> tuple[Broadcaster, list[Listener]]:
    listeners = [Listener(person) for person in (*PEOPLE, "ann", None)]  # Ann has two tabs
    listeners.append(Listener("bo", wants_whole_views=True))
    broadcaster = Broadcaster()
    for listener in listeners:
        listener.come(broadcaster, table)
    return broadcaster, listeners


def visit(table: KeptTable, seed: int) -> Iterator[None]:
    """People sit down, get up and sit down again, play with all that happens around a game, and want a rematch."""
    for seat, person in enumerate(PEOPLE):
        table.presence.arrive(person)
        yield
        sit(table, request(person, f"{person} sits"), seat, NAMES[person], f"{person}'s chance")
        yield
    leave(table, request("cy", "cy leaves"))
    yield
    sit(table, request("cy", "cy is back"), 2, "Cy", "another chance")
    start(table, request("ann", "start"), "random")
    yield
    for _ in evening(table, seed, most=120):
        yield
    if table.seating.stage is Stage.OVER:
        table.commit(commands.join_rematch(table, request("ann", "again"), "another table"))
        yield


def value_at(view: Any, pointer: str) -> Any:
    """What a JSON Pointer leads to."""
    for key in pointer.split("/")[1:]:
        view = view[int(key)] if isinstance(view, list) else view[key]
    return view


@pytest.mark.parametrize("kind", EVERY_KIND.values(), ids=EVERY_KIND)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_whoever_follows_a_table_always_has_the_view_that_it_has_for_them(kind: Kind, seed: int) -> None:
    table, generator = opened(kind, seed), Random(seed)
    broadcaster, listeners = broadcaster_of(table)
    seen, updates = table.seq, 0
    for now, _ in enumerate(visit(table, seed)):
        broadcaster.send(table, seen, now)
        for listener in listeners:
            assert listener.view.table == as_json(table.view_for(listener.person))
            happened = [entry for message in listener.heard for entry in message["happened"]]
            assert happened == as_json(table.feed(table.seat_of(listener.person), seen))
            updates += len(listener.heard)
            listener.heard.clear()
        if generator.random() < 0.2:  # somebody asks for the whole view
            generator.choice(listeners).come(broadcaster, table)
        seen = table.seq
    assert updates > 5 * len(listeners)


@pytest.mark.parametrize("kind", EVERY_KIND.values(), ids=EVERY_KIND)
def test_an_update_holds_nothing_that_the_view_does_not_hold(kind: Kind) -> None:
    table = opened(kind)
    broadcaster, listeners = broadcaster_of(table)
    changes = 0
    for now, _ in enumerate(visit(table, seed=5)):
        broadcaster.send(table, table.seq, now)
        for listener in listeners:
            view = as_json(table.view_for(listener.person))
            changed = listener.heard.pop().get("changed", {}) if listener.heard else {}
            assert {pointer: value_at(view, pointer) for pointer in changed} == changed
            changes += len(changed)
    assert changes > 100


def test_what_did_not_change_is_not_sent_again() -> None:
    table = begun(FLIP)
    broadcaster, listeners = broadcaster_of(table)
    pause(table, request("ann", "a break"))
    broadcaster.send(table, table.seq - 1, now=1)
    spectator, with_whole_views = listeners[-2].heard, listeners[-1].heard
    assert [message["changed"] for message in spectator] == [{"/seq": table.seq, "/is_paused": True}]
    assert [message.get("changed") for message in with_whole_views] == [None]


def test_when_nothing_changed_nothing_is_sent() -> None:
    table = gathered(FLIP)
    broadcaster, listeners = broadcaster_of(table)
    broadcaster.send(table, table.seq, now=1)
    assert [listener.heard for listener in listeners] == [[]] * len(listeners)


def test_somebody_comes_and_goes_without_a_new_entry() -> None:
    table = gathered(FLIP)
    broadcaster, listeners = broadcaster_of(table)
    table.presence.depart("bo", 2)
    broadcaster.send(table, table.seq, now=2)
    [message] = listeners[0].heard
    assert (message["changed"], message["happened"]) == ({"/seats/1/is_here": False}, [])


def test_what_changed_for_everybody_is_looked_into_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, found = begun(FLIP), list[str]()
    broadcaster, _ = broadcaster_of(table)
    monkeypatch.setattr(delta, "find_changes", lambda pointer, old, new, changed: found.append(pointer))
    move_once(table, Random(1))
    broadcaster.send(table, table.seq - 1, now=1)
    assert found and sorted(set(found)) == sorted(found)


def test_whoever_cannot_keep_up_gets_a_whole_view() -> None:
    table = begun(FLIP)
    slow = Connection("ann")
    broadcaster = Broadcaster()
    broadcaster.add(slow, table)
    for number in range(MOST_QUEUED + 1):
        react(table, request("ann", f"reaction {number}", 10_000 * number), "👏")
        broadcaster.send(table, table.seq - 1, number)
    sent: list[Json] = []

    async def take(text: str) -> None:
        sent.append(msgspec.json.decode(text))

    async def drain() -> int:
        return await slow.start_sender(take)

    code, [fresh, closing] = asyncio.run(drain()), sent
    assert (fresh["table"], closing["type"], code) == (as_json(table.view_for("ann")), "closing", 1013)


def test_only_whoever_asked_gets_the_id_of_their_request_back() -> None:
    table = gathered(FLIP)
    broadcaster, listeners = broadcaster_of(table)
    broadcaster.send(table, table.seq - 1, now=1, action=ActionId("ann", "my-own-id"))
    ids = [told.get("action") for listener in listeners for told in listener.heard]
    assert ids == ["my-own-id", None, None, "my-own-id", None, None]


def test_a_stranger_who_asked_gets_the_id_and_other_strangers_do_not() -> None:
    table = gathered(FLIP, ("ann", "bo"))
    broadcaster, listeners = broadcaster_of(table)
    broadcaster.send(table, table.seq - 1, now=1, action=ActionId("cy", "my-own-id"))
    ids = [told.get("action") for listener in listeners for told in listener.heard]
    assert ids == [None, None, "my-own-id", None, None, None]
