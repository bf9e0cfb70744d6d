"""What a table refuses, besides illegal moves.

TableError (a VoltefaceError)
├── NotAllowed      only the host may, only before the game, no such seat …; carries a message id
├── NotAsked        somebody moved who was not asked
├── TooFast         too many words or reactions in a short time
└── StoreError      the log could not be kept
    ├── Conflict    somebody else appended first
    └── NoSuchTable there is no table of that name
"""

from volteface.kernel import Actor, Reason, Seat, VoltefaceError


class TableError(VoltefaceError):
    """Something a table refuses."""


class NotAllowed(TableError):
    """A request that does not fit the table now."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        self.reason = Reason(id, arguments)
        super().__init__(f"That is refused: {self.reason.text()}.")


class NotAsked(TableError):
    """Somebody moved who was not asked."""

    def __init__(self, seat: Seat | None, asked: Actor | None) -> None:
        self.seat, self.asked = seat, asked
        super().__init__("You are not asked now." if seat is None else f"Seat {seat} is not asked now.")


class TooFast(TableError):
    """Too many words or reactions in a short time."""

    def __init__(self, wait_milliseconds: int) -> None:
        self.wait_milliseconds = wait_milliseconds
        super().__init__(f"One moment: try again in {wait_milliseconds / 1000:.0f} seconds.")


class StoreError(TableError):
    """The log could not be kept; nothing was acknowledged."""


class Conflict(StoreError):
    """Somebody else appended to the log first."""

    def __init__(self, table: str, expected: int) -> None:
        self.table, self.expected = table, expected
        super().__init__(f"Table {table} has moved on past entry {expected}.")


class NoSuchTable(StoreError):
    """There is no table of that name."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"There is no table {table}.")
