"""Checks that several commands share; each raises what the table refuses with."""

from volteface.kernel import DEALER, Actor, Seat
from volteface.tables.errors import NotAllowed, NotAsked
from volteface.tables.live import LiveTable
from volteface.tables.seating import Chair, Stage


def check_gathering(table: LiveTable) -> None:
    """The game must not have begun."""
    if table.seating.stage is not Stage.GATHERING:
        raise NotAllowed("refused-game-has-begun")


def check_running(table: LiveTable) -> None:
    """The game must be running, and not paused."""
    if table.seating.stage is not Stage.PLAYING:
        raise NotAllowed("refused-no-game-is-running")
    if table.seating.is_away:
        raise NotAllowed("refused-game-was-moved")
    if table.seating.is_paused:
        raise NotAllowed("refused-game-is-paused")


def check_host(table: LiveTable, person: str) -> None:
    """The person must be the host."""
    if table.seating.host != person:
        raise NotAllowed("refused-only-the-host")


def check_seat(table: LiveTable, seat: Seat) -> None:
    """The table must have that seat."""
    if not 0 <= seat < len(table.seating.chairs):
        raise NotAllowed("refused-no-such-seat", seat=seat)


def check_seats_taken_by_people(table: LiveTable) -> None:
    """People and bots must be able to sit there: at a companion table the seats are names at a real one."""
    if table.seating.setup.is_companion:
        raise NotAllowed("refused-real-cards-have-no-seats")


def check_companion(table: LiveTable) -> None:
    """It must be a companion table."""
    if not table.seating.setup.is_companion:
        raise NotAllowed("refused-only-with-real-cards")


def check_writer(table: LiveTable, person: str) -> None:
    """The person must be one who may write at a companion table."""
    check_companion(table)
    if not table.seating.may_write(person):
        raise NotAllowed("refused-only-writers")


def check_not_removed(chair: Chair) -> None:
    """The person on that chair must not have been removed by the host."""
    if chair.stands_in == "removed":
        raise NotAllowed("refused-removed-by-the-host")


def check_welcome(table: LiveTable, person: str) -> None:
    """The person must not have been removed before the game."""
    if any(removed.person == person for removed in table.seating.removed):
        raise NotAllowed("refused-removed-from-the-table")


def seated(table: LiveTable, person: str) -> Seat:
    """A person's seat; they must have one, and must not have been removed."""
    seat = table.seat_of(person)
    if seat is None:
        raise NotAllowed("refused-not-seated")
    check_not_removed(table.seating.chairs[seat])
    return seat


def playing_seat(table: LiveTable, person: str) -> Seat:
    """A person's seat in a running game."""
    check_running(table)
    seat = table.seat_of(person)
    if seat is None:
        raise NotAsked(None, table.asked())
    return seat


def actor_of(table: LiveTable, person: str) -> Actor:
    """Who a log entry names for a person: their seat, or the Dealer for somebody without one."""
    seat = table.seat_of(person)
    return DEALER if seat is None else seat
