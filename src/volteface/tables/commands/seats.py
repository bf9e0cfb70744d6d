"""Commands about seats: sitting down, bots, leaving, removing, replacing a failed bot."""

from typing import Final

from volteface.kernel import InvalidInput, Seat
from volteface.tables.commands.checks import (
    actor_of,
    check_gathering,
    check_host,
    check_not_removed,
    check_running,
    check_seat,
    check_seats_taken_by_people,
    check_welcome,
)
from volteface.tables.commands.host import next_host
from volteface.tables.draft import Draft, DraftBuilder
from volteface.tables.errors import NotAllowed
from volteface.tables.live import LiveTable
from volteface.tables.names import read_name
from volteface.tables.request import ActionId, Request
from volteface.tables.seating import Seating, Stage, free_bot_name, free_name
from volteface.tables.table_events import (
    Away,
    BotFailed,
    BotSeated,
    HostChanged,
    Readmitted,
    Removed,
    SatDown,
    SeatFreed,
    StoodIn,
    TookBack,
)

LONGEST_ENTROPY: Final = 128


def sit(table: LiveTable, request: Request, seat: Seat, name: str, entropy: str) -> Draft:
    """Take a free seat, or move to another one; in a running game, take one's own seat back from a bot."""
    draft = table.draft(request.action, request.now)
    own = table.seat_of(request.person)
    if own is not None and table.seating.stage is Stage.PLAYING:
        return _take_back(table, draft, own)
    check_seats_taken_by_people(table)
    check_gathering(table)
    check_welcome(table, request.person)
    check_seat(table, seat)
    if not entropy or len(entropy) > LONGEST_ENTROPY or not entropy.isascii() or not entropy.isprintable():
        raise InvalidInput(f"A seat adds 1 to {LONGEST_ENTROPY} plain characters of chance to the deal.")
    chair = table.seating.chairs[seat]
    if chair.person is not None and chair.person != request.person:
        raise NotAllowed("refused-seat-is-taken")
    if own is not None and own != seat:
        draft.note(SeatFreed(own), own)
    name = free_name(draft.seating, read_name(name), seat)
    draft.note(SatDown(seat, request.person, name, entropy), seat)
    return draft.build()


def seat_bot(table: LiveTable, request: Request, seat: Seat, bot: str, name: str | None = None) -> Draft:
    """The host puts a bot on a free seat, or another bot on a bot's seat."""
    draft = table.draft(request.action, request.now)
    check_seats_taken_by_people(table)
    check_gathering(table)
    check_host(table, request.person)
    check_seat(table, seat)
    if table.seating.chairs[seat].person is not None:
        raise NotAllowed("refused-seat-is-taken")
    draft.note(BotSeated(seat, bot, free_bot_name(table.seating, seat) if name is None else name), seat)
    return draft.build()


def come_back(table: LiveTable, person: str, now: int) -> Draft | None:
    """Give the seat back to a person who is here again; None unless a bot stood in while they were away or too slow."""
    seat = table.seat_of(person)
    if seat is None or table.seating.stage is not Stage.PLAYING:
        return None
    if table.seating.chairs[seat].stands_in not in ("away", "time"):
        return None
    return _take_back(table, table.draft(ActionId("", f"back-{table.seq}"), now), seat)


def stand_in(table: LiveTable, request: Request, seat: Seat) -> Draft:
    """The host has a bot play for somebody who is away, until they are back."""
    draft = table.draft(request.action, request.now)
    check_host(table, request.person)
    check_seat(table, seat)
    check_running(table)
    chair = table.seating.chairs[seat]
    if chair.person is None or chair.stands_in or table.presence.is_here(chair.person):
        raise NotAllowed("refused-nobody-is-away")
    draft.note(StoodIn(seat, "away"), seat)
    return draft.build()


def leave(table: LiveTable, request: Request) -> Draft:
    """Get up: before the game the seat is free again, in a game a bot stands in."""
    draft = table.draft(request.action, request.now)
    seat = table.seat_of(request.person)
    if seat is None:
        raise NotAllowed("refused-not-seated")
    check_not_removed(table.seating.chairs[seat])
    if table.seating.chairs[seat].stands_in == "left":
        return draft.build()  # or whoever has left could keep the bots waiting
    _vacate(table, draft, seat, "left")
    heir = next_host(table) or _first_person(draft.seating)
    if table.seating.host == request.person and heir is not None:
        draft.note(HostChanged(heir), seat)
    return draft.build()


def remove(table: LiveTable, request: Request, seat: Seat) -> Draft:
    """The host has a person, or a bot, get up; a person may not sit down again unless the host lets them in."""
    draft = table.draft(request.action, request.now)
    check_host(table, request.person)
    check_seat(table, seat)
    chair = table.seating.chairs[seat]
    if chair.is_free or chair.person == request.person:
        raise NotAllowed("refused-nobody-to-remove")
    _vacate(table, draft, seat, "removed")
    if chair.person is not None and table.seating.stage is Stage.GATHERING:
        draft.note(Removed(chair.person, chair.name), seat)
    return draft.build()


def let_in(table: LiveTable, request: Request, person: str) -> Draft:
    """The host lets somebody in again whom they removed."""
    draft = table.draft(request.action, request.now)
    check_host(table, request.person)
    removed = next((one for one in table.seating.all_removed() if one.person == person), None)
    if removed is None:
        raise NotAllowed("refused-nobody-to-let-in")
    draft.note(Readmitted(removed.person, removed.name), actor_of(table, request.person))
    return draft.build()


def replace_bot(table: LiveTable, failed: BotFailed, action: ActionId, now: int) -> Draft:
    """Put another bot on the seat of one that failed."""
    draft = table.draft(action, now)
    draft.note(failed, failed.seat, "bot")
    return draft.build()


def _first_person(seating: Seating) -> str | None:
    """The first person who sits at the table, in seat order."""
    people = [chair.person for chair in seating.chairs if chair.stands_in not in ("left", "removed")]
    return next((person for person in people if person is not None), None)


def _take_back(table: LiveTable, draft: DraftBuilder, seat: Seat) -> Draft:
    check_not_removed(table.seating.chairs[seat])
    if table.seating.chairs[seat].stands_in:
        draft.note(TookBack(seat), seat)
    return draft.build()


def _vacate(table: LiveTable, draft: DraftBuilder, seat: Seat, why: Away) -> None:
    if table.seating.stage is Stage.GATHERING:
        draft.note(SeatFreed(seat), seat)
    elif table.seating.chairs[seat].person is not None:
        draft.note(StoodIn(seat, why), seat)
    else:
        raise NotAllowed("refused-nobody-to-remove")
