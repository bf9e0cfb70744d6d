"""Somebody who comes late takes a bot's seat when the next round begins, and the deal stays proven."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.tables.stored import KeptTable, claim_seat, drop_claim, load_table, remove, sit, start, switch_late_seats
from volteface.kernel import read_log, write_log
from volteface.tables import NotAllowed
from volteface.tables.commands import host_absent_since
from volteface.tables.commands.host import next_host
from volteface.tables.fairness.archive import examine
from volteface.tables.fairness.verify import verify
from volteface.tables.names import InvalidName
from volteface.tables.seating import Claim
from volteface.tables.table_events import TookOver

from .evenings import BOT, FLIP, PHASES, TINY, Kind, ask, begun, gathered, move_once, play_to_the_end

each = pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)


def with_bots(kind: Kind, **setup: object) -> KeptTable:
    """A game of Ann with two bots, which Dee watches."""
    table = begun(kind, ("ann",), setup=replace(kind.setup, **setup))
    table.presence.arrive("dee")
    return table


def play_to_rest(table: KeptTable) -> KeptTable:
    generator = Random(1)
    while not table.is_resting():
        move_once(table, generator)
    return table


def claimed(kind: Kind, seat: int = 1) -> KeptTable:
    """The same table, where Dee has claimed a seat."""
    table = with_bots(kind)
    claim_seat(table, ask("dee", "claim"), seat, "Dee")
    return table


@each
def test_a_claim_is_seen_by_all_and_changes_nothing_yet(kind: Kind) -> None:
    table = claimed(kind)
    view = table.view_for("dee")
    assert (view.claims, view.me, view.seats[1].bot is not None) == ((Claim(1, "dee", "Dee"),), None, True)


@each
def test_whoever_claimed_a_seat_has_it_when_the_next_round_begins(kind: Kind) -> None:
    table = play_to_rest(claimed(kind))
    bot = table.seating.chairs[1].name
    table.go_on("next", 0)
    chair, view = table.seating.chairs[1], table.view_for("dee")
    assert (chair.person, chair.name, chair.bot, view.me, view.claims) == ("dee", "Dee", None, 1, ())
    events = [entry.table_event for entry in table.feed(None, 0)]
    assert TookOver(1, "dee", "Dee", bot) in events


@each
def test_the_seat_changes_hands_before_the_first_card_of_the_round(kind: Kind) -> None:
    table = play_to_rest(claimed(kind))
    before = table.seq
    table.go_on("next", 0)
    entries = table.feed(None, before)
    took = next(index for index, entry in enumerate(entries) if isinstance(entry.table_event, TookOver))
    assert not any(entry.events for entry in entries[:took])


@each
def test_a_game_with_a_latecomer_verifies_is_restored_and_can_be_taken_in_elsewhere(kind: Kind) -> None:
    table = play_to_rest(claimed(kind))
    table.go_on("next", 0)
    again = load_table(kind.game, table.store, "t")
    assert again.seating == table.seating
    log = play_to_the_end(table).log()
    verified = verify(log)
    assert (verified.seats_with_entropy, verified.deals > 0) == (1, True)
    record = examine(write_log(read_log(write_log(log))), "copy", "eve")
    assert record.is_verified


@each
def test_a_latecomer_decides_for_the_seat(kind: Kind) -> None:
    table = play_to_rest(claimed(kind))
    table.go_on("next", 0)
    generator = Random(2)
    while table.asked() != 1 and not table.is_resting():
        move_once(table, generator)
    assert table.seating.decider(1) == "dee"
    assert table.is_resting() or table.bot_to_move() is None


@each
def test_a_latecomer_can_become_the_host(kind: Kind) -> None:
    table = play_to_rest(claimed(kind))
    table.go_on("next", 0)
    table.presence.depart("ann", 0)
    assert (host_absent_since(table), next_host(table)) == (0, "dee")


def test_whoever_is_gone_when_the_round_begins_gets_no_seat() -> None:
    table = play_to_rest(claimed(FLIP))
    table.presence.depart("dee", 0)
    table.go_on("next", 0)
    assert (table.seating.chairs[1].bot is not None, table.seating.claims) == (True, ())


def test_whoever_thinks_better_of_it_gets_no_seat() -> None:
    table = claimed(FLIP)
    drop_claim(table, ask("dee", "drop"))
    table = play_to_rest(table)
    table.go_on("next", 0)
    assert (table.seating.chairs[1].bot is not None, table.view_for("dee").me) == (True, None)


def test_dropping_nothing_changes_nothing() -> None:
    table = with_bots(FLIP)
    before = table.seq
    drop_claim(table, ask("dee", "drop"))
    assert table.seq == before


def test_one_person_claims_one_seat() -> None:
    table = claimed(FLIP)
    claim_seat(table, ask("dee", "another"), 2, "Dee")
    assert table.seating.claims == (Claim(2, "dee", "Dee"),)


def test_a_latecomer_called_like_somebody_gets_a_number() -> None:
    table = with_bots(FLIP)
    claim_seat(table, ask("dee", "claim"), 1, "Ann")
    play_to_rest(table).go_on("next", 0)
    assert table.seating.chairs[1].name == "Ann 2"


@pytest.mark.parametrize(
    ("person", "seat", "why"),
    [
        ("eve", 1, "seat is taken"),  # Dee was first
        ("eve", 0, "seat is taken"),  # Ann sits there
        ("ann", 2, "seated already"),
        ("eve", 3, "no such seat"),
        ("eve", -1, "no such seat"),
    ],
)
def test_what_cannot_be_claimed_is_refused(person: str, seat: int, why: str) -> None:
    with pytest.raises(NotAllowed, match=why):
        claim_seat(claimed(FLIP), ask(person, "claim"), seat, "Eve")


def test_a_seat_for_which_a_bot_only_stands_in_is_not_free() -> None:
    table = begun(FLIP)
    remove(table, ask("ann", "remove"), 1)
    with pytest.raises(NotAllowed, match="seat is taken"):
        claim_seat(table, ask("dee", "claim"), 1, "Dee")


def test_a_name_that_cannot_be_shown_claims_nothing() -> None:
    with pytest.raises(InvalidName):
        claim_seat(with_bots(FLIP), ask("dee", "claim"), 1, " ")


def test_nobody_claims_a_seat_before_or_after_the_game() -> None:
    for table in (gathered(TINY, ("ann",)), play_to_the_end(begun(FLIP, ("ann",)))):
        with pytest.raises(NotAllowed, match="no game is running"):
            claim_seat(table, ask("dee", "claim"), 1, "Dee")


def test_whoever_was_removed_before_the_game_claims_nothing() -> None:
    table = gathered(FLIP, ("ann", "bo"))
    remove(table, ask("ann", "remove bo"), 1)
    start(table, ask("ann", "start"), BOT)
    with pytest.raises(NotAllowed, match="removed from the table"):
        claim_seat(table, ask("bo", "claim"), 1, "Bo")


def test_latecomers_are_welcome_at_private_tables_and_not_at_listed_ones() -> None:
    assert with_bots(FLIP).view_for(None).late_seats
    table = with_bots(FLIP, visibility="listed")
    with pytest.raises(NotAllowed, match="no latecomers"):
        claim_seat(table, ask("dee", "claim"), 1, "Dee")


def test_the_host_decides_whether_latecomers_are_welcome() -> None:
    table = claimed(FLIP)
    switch_late_seats(table, ask("ann", "no more"), on=False)
    assert (table.seating.claims, table.view_for(None).late_seats) == ((), False)
    with pytest.raises(NotAllowed, match="no latecomers"):
        claim_seat(table, ask("dee", "once more"), 1, "Dee")
    switch_late_seats(table, ask("ann", "again"), on=True)
    claim_seat(table, ask("dee", "yet again"), 1, "Dee")
    with pytest.raises(NotAllowed, match="only the host"):
        switch_late_seats(table, ask("dee", "mine"), on=False)


def test_a_latecomer_still_cannot_sit_down_in_a_running_game() -> None:
    with pytest.raises(NotAllowed, match="game has begun"):
        sit(claimed(FLIP), ask("dee", "sit"), 1, "Dee", "chance")
