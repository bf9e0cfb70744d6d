"""Several devices write at one table, also offline: nothing disappears, and nobody overrules anybody unseen."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from volteface.kernel import IllegalMove, InvalidInput
from volteface.kernel.companion.fold import read_report
from volteface.kernel.companion.operations import (
    AddReport,
    AnyOperation,
    ChangeReport,
    RemoveReport,
    SettleOperation,
    Written,
)
from volteface.rooms.companion.copies import CopyFolder, TableCopy
from volteface.tables import ActionId, AlreadyDone, LiveTable, Request, Setup, StoredTable, commands
from volteface.tables.commands.companion import Wish, begin_companion, name_players, open_writing, write
from volteface.tables.commands.new_table import NewTable
from volteface.tables.setup import game_of

from .real_tables import Report, companion, play_flip7

NAMES = ("Ada", "Bo", "Cy", "Di")


class Server:
    """A table without a network: writes what devices send, in the order in which it arrives."""

    def __init__(self) -> None:
        setup = Setup("flip7", "en", 4, dealer="people")
        game = game_of(setup)
        draft = commands.open_table(game, setup, "host", NewTable("table", bytes(32), 0))
        self.table = LiveTable(game, StoredTable(draft.after.record, draft.entries))
        self.table.adopt(name_players(self.table, request("host", "names"), NAMES))
        self.table.adopt(begin_companion(self.table, self.table.draft(ActionId("host", "start"), 0)))
        self.table.adopt(open_writing(self.table, request("host", "open"), True))

    def write(self, device: str, key: str, op: AnyOperation, seen: int, *, is_queued: bool = True) -> None:
        wish = Wish(op, seen, device, device, is_queued)
        self.table.adopt(write(self.table, request(device, key), wish))

    def shown(self) -> Any:
        view = self.table.public_view().companion
        assert view is not None and view.shown is not None
        return view.shown

    def statuses(self) -> dict[str, str]:
        """What became of every report: it counts, it is the same as another one, or it waits."""
        game: Any = self.table.game
        steps = game.fold(self.table.game_state()).steps
        return {step.item.id: "unsettled" if step.reason else "twin" if step.is_twin else "counts" for step in steps}


class Device:
    """A phone that is offline now and then: it keeps what was written, and what it had seen then."""

    def __init__(self, name: str, server: Server) -> None:
        self.name, self.server, self.seen = name, server, server.table.seq
        self.queue: list[tuple[str, AnyOperation, int]] = []
        self.sent: list[tuple[str, AnyOperation, int]] = []

    def enter(self, op: AnyOperation) -> str:
        key = f"{self.name}-{len(self.queue) + len(self.sent)}"
        self.queue.append((key, op, self.seen))
        return key

    def look(self) -> None:
        """Come online: send everything in order, then see the table."""
        for key, op, seen in self.queue:
            self.server.write(self.name, key, op, seen)
        self.sent += self.queue
        self.queue.clear()
        self.seen = self.server.table.seq

    def send_again(self) -> None:
        for key, op, seen in self.sent:
            with pytest.raises(AlreadyDone):
                self.server.write(self.name, key, op, seen)


def request(person: str, key: str) -> Request:
    return Request(ActionId(person, key), 0)


def took(player: int, card: str) -> Report:
    return {"report": "took", "player": player, "card": card}


def begun() -> tuple[Server, Device, Device]:
    server = Server()
    host = Device("host", server)
    host.enter(AddReport({"report": "round", "way": "cards", "dealer": 3}))
    host.look()
    return server, Device("red", server), Device("blue", server)


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 10_000),
    turns=st.lists(st.tuples(st.integers(0, 2), st.sampled_from(("enter", "change", "remove", "look"))), max_size=60),
)
def test_nothing_entered_disappears_and_a_resend_changes_nothing(seed: int, turns: list[tuple[int, str]]) -> None:
    """Three devices share the reports of one real table, each offline for a while and sometimes wrong."""
    server, red, blue = begun()
    devices = (red, blue, Device("green", server))
    generator, (_, reports) = Random(seed), play_flip7("en", 4, seed, most=60)
    coming = iter(reports[1:])
    added: list[tuple[Device, str]] = []
    removed: set[str] = set()
    for index, step in turns:
        device = devices[index]
        own = [key for one, key in added if one is device]
        if step == "look":
            device.look()
        elif step == "enter" or not own:
            report = next(coming, took(0, "5"))
            added.append((device, device.enter(AddReport(report))))
        elif step == "change":
            device.enter(ChangeReport(generator.choice(own), took(generator.randrange(4), "3")))
        else:
            removed.add(key := generator.choice(own))
            device.enter(RemoveReport(key))
    for device in devices:
        device.look()
    written = {one.id: one.op for one in server.table.game_state().written}
    everything = [entry for device in devices for entry in device.sent]
    assert all(written[key] == as_kept(op) for key, op, _ in everything)
    assert {key for _, key in added} - removed <= set(server.statuses())
    before = (server.table.seq, server.shown())
    for device in devices:
        device.send_again()
    assert (server.table.seq, server.shown()) == before


def as_kept(op: AnyOperation) -> AnyOperation:
    """The log keeps every field of a report."""
    if not isinstance(op, AddReport | ChangeReport):
        return op
    return replace(op, report=msgspec.to_builtins(read_report(companion("flip7").pad, op.report)))


def test_what_still_fits_is_applied() -> None:
    server, red, blue = begun()
    first, second = red.enter(AddReport(took(0, "7"))), blue.enter(AddReport(took(1, "8")))
    red.look()
    blue.look()
    assert server.statuses() | {first: "counts", second: "counts"} == server.statuses()


def test_two_devices_that_saw_different_cards_are_shown_side_by_side() -> None:
    server, red, blue = begun()
    first, second = red.enter(AddReport(took(0, "7"))), blue.enter(AddReport(took(0, "8")))
    red.look()
    blue.look()
    [unsettled] = server.shown().unsettled
    assert (unsettled.id, unsettled.beside, unsettled.reason.id) == (second, first, "misfit-entered-elsewhere")
    assert (unsettled.name, unsettled.beside_name) == ("blue", "red")
    blue.enter(SettleOperation(second, "instead", first))
    blue.look()
    assert server.shown().unsettled == ()
    assert server.table.public_view().companion is not None
    assert server.shown().standings[0].points == 8


def test_the_order_in_which_they_arrive_decides_and_no_clock() -> None:
    server, red, blue = begun()
    first, second = red.enter(AddReport(took(0, "7"))), blue.enter(AddReport(took(0, "8")))
    blue.look()
    red.look()
    assert server.statuses() | {second: "counts", first: "unsettled"} == server.statuses()


def test_the_same_decision_entered_twice_counts_once_but_a_card_is_asked_about() -> None:
    server, red, blue = begun()
    for player, card in enumerate(("7", "8", "9", "10")):
        red.enter(AddReport(took(player, card)))
    red.look()
    blue.look()
    stays = {"report": "stayed", "player": 0}
    first, second = red.enter(AddReport(stays)), blue.enter(AddReport(stays))
    red.look()
    blue.look()
    assert server.statuses() | {first: "counts", second: "twin"} == server.statuses()
    first, second = red.enter(AddReport(took(1, "8"))), blue.enter(AddReport(took(1, "8")))
    blue.look()
    red.look()
    assert server.statuses()[first] == "unsettled"


def test_two_corrections_of_one_card_do_not_overrule_each_other() -> None:
    server, red, blue = begun()
    card = red.enter(AddReport(took(0, "7")))
    red.look()
    blue.look()
    red.enter(ChangeReport(card, took(0, "6")))
    other = blue.enter(ChangeReport(card, took(0, "9")))
    red.look()
    blue.look()
    [clash] = server.shown().unsettled
    assert (clash.id, clash.reason.id) == (other, "misfit-changed-elsewhere")
    assert server.shown().standings[0].points == 6
    blue.enter(SettleOperation(other, "count"))
    blue.look()
    assert server.shown().unsettled == ()
    assert server.shown().standings[0].points == 9


def test_a_device_refers_to_what_it_wrote_before_anybody_saw_it() -> None:
    server, red, _ = begun()
    card = red.enter(AddReport(took(0, "7")))
    red.enter(ChangeReport(card, took(0, "6")))
    red.look()
    assert server.shown().standings[0].points == 6


def test_what_does_not_fit_is_refused_if_everything_was_seen_and_kept_if_it_was_queued() -> None:
    server, red, _ = begun()
    wrong = AddReport(took(2, "7"))
    with pytest.raises(IllegalMove):
        server.write("red", "wrong-1", wrong, server.table.seq, is_queued=False)
    red.enter(wrong)
    red.look()
    assert [one.reason.id for one in server.shown().unsettled] == ["misfit-not-their-turn"]


def test_a_correction_after_the_end_opens_the_game_again() -> None:
    server = Server()
    host = Device("host", server)
    host.enter(AddReport({"report": "round", "way": "scores", "dealer": 3}))
    ids = [host.enter(AddReport({"report": "score", "player": player, "points": 210 - player})) for player in range(4)]
    host.look()
    assert server.table.seating.stage.value == "over"
    for player, id in enumerate(ids):
        host.enter(ChangeReport(id, {"report": "score", "player": player, "points": 21}))
    host.look()
    assert server.table.seating.stage.value == "playing"
    assert server.table.record.totals == (21, 21, 21, 21)


def copied(server: Server, device: Device, **asked: Any) -> TableCopy:
    """What a phone without a connection knows: everything that it had seen, and what it has written since."""
    seen = server.table.operations_until(device.seen)
    unsent = tuple(Written(key, op, seen, device.name, device.name) for key, op, _ in device.queue)
    return TableCopy(server.table.seating.setup, server.table.game_state().written[:seen], unsent, **asked)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000), online=st.integers(0, 30), offline=st.integers(0, 20))
def test_a_phone_without_a_connection_shows_what_the_table_will_show(seed: int, online: int, offline: int) -> None:
    server, red, _ = begun()
    _, reports = play_flip7("en", 4, seed, most=online + offline + 1)
    for report in reports[1 : online + 1]:
        red.enter(AddReport(report))
    red.look()
    folder = CopyFolder()
    for report in reports[online + 1 :]:
        red.enter(AddReport(report))
        folder.show(copied(server, red))  # after every tap, as the phone does
    shown = folder.show(copied(server, red))
    assert shown == CopyFolder().show(copied(server, red))
    red.look()
    assert shown.shown == server.shown()
    assert shown.game == server.table.game_view(None)


def test_a_copy_tells_what_would_follow_and_what_happened_in_a_round() -> None:
    server, red, _ = begun()
    card = red.enter(AddReport(took(0, "7")))
    asked = copied(server, red, preview=ChangeReport(card, took(0, "12")), round=1)
    shown = CopyFolder().show(asked)
    assert shown.preview is not None
    [change] = shown.preview.standings
    assert (change.before and change.before.points, change.after and change.after.points) == (7, 12)
    assert [item.id for item in shown.timeline][-1] == card


def test_a_copy_leaves_what_refers_to_nothing_to_the_server_and_refuses_what_is_no_copy() -> None:
    server, red, _ = begun()
    red.enter(RemoveReport("somebody-elses"))
    card = red.enter(AddReport(took(0, "7")))
    assert CopyFolder().show(copied(server, red)).shown.undo == card
    setup = server.table.seating.setup
    for wrong in (TableCopy(setup, ()), TableCopy(replace(setup, dealer="verifiable"), ())):
        with pytest.raises(InvalidInput):
            CopyFolder().show(wrong)
