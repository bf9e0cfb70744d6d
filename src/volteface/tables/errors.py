"""What a table refuses, besides illegal moves.

TableError (a VoltefaceError)
├── AlreadyDone     the command is in the log already
├── NotAllowed      only the host may, only before the game, no such seat …; carries a message id
├── NotAsked        a person moved who was not asked
├── Stale           the move was made on an old view of the table
├── TooFast         too many chat messages or reactions in a short time
└── StoreError      the log could not be written
    ├── Conflict    the log is longer than expected: something else was appended first
    └── NoSuchTable there is no table of that id

`reason` is the message id that clients put into words; errors without one were not meant for people.
"""

from typing import Final

from volteface.kernel import Actor, Reason, Seat, VoltefaceError
from volteface.tables.request import ActionId


class TableError(VoltefaceError):
    """Something a table refuses."""


class AlreadyDone(TableError):
    """The command is in the log already; sending it again changes nothing."""

    def __init__(self, action: ActionId) -> None:
        self.action = action
        super().__init__(f"That was done already: {action}.")


class NotAllowed(TableError):
    """A command that does not fit the table now."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        self.reason = Reason(id, arguments)
        super().__init__(f"That is refused: {self.reason.text()}.")


class NotAsked(TableError):
    """A person moved who was not asked."""

    reason: Final = Reason("refused-not-asked")

    def __init__(self, seat: Seat | None, asked: Actor | None) -> None:
        self.seat, self.asked = seat, asked
        super().__init__("You are not asked now." if seat is None else f"Seat {seat} is not asked now.")


class Stale(TableError):
    """The table has moved on since the sender saw it."""

    reason: Final = Reason("refused-stale")

    def __init__(self) -> None:
        super().__init__("The table has moved on since; here it is as it stands.")


class TooFast(TableError):
    """Too many chat messages or reactions in a short time."""

    reason: Final = Reason("refused-too-fast")

    def __init__(self, wait_milliseconds: int) -> None:
        self.wait_milliseconds = wait_milliseconds
        seconds = max(1, round(wait_milliseconds / 1000))
        super().__init__(f"One moment: try again in {seconds} second{'' if seconds == 1 else 's'}.")


class StoreError(TableError):
    """The log could not be written; nothing was acknowledged."""

    reason: Reason = Reason("refused-not-kept")


class DamagedGame(StoreError):
    """What is stored of a game cannot be read; other games are not concerned."""

    reason = Reason("refused-game-is-damaged")


class Conflict(StoreError):
    """Something else was appended to the log first."""

    def __init__(self, table: str, expected: int) -> None:
        self.table, self.expected = table, expected
        super().__init__(f"Table {table} has moved on past entry {expected}.")


class NoSuchTable(StoreError):
    """There is no table of that id."""

    reason: Reason = Reason("refused-no-such-table")

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"There is no table {table}.")
        self.explained("problem-no-such-game", table=table)
