"""What the server refuses, and how every refusal is said on the wire.

VoltefaceError
└── ServerError
    ├── Stale         made on an old view of the table
    ├── NoIdentity    a stranger asked for something that only somebody known may
    ├── Overloaded    too many requests in a short time
    └── Unwelcome     a page of another site, or a message that cannot be read
"""

from typing import Final

from volteface.kernel import IllegalMove, InvalidInput, Reason, VoltefaceError
from volteface.tables import NoSuchTable, NotAllowed, NotAsked, StoreError, TooFast


class ServerError(VoltefaceError):
    """Something the server refuses."""


class Stale(ServerError):
    """The table has moved on since the sender saw it."""

    def __init__(self) -> None:
        super().__init__("The table has moved on since; here it is as it stands.")


class NoIdentity(ServerError):
    """Nobody is known by that token, or none came."""

    def __init__(self) -> None:
        super().__init__("Say who you are first: POST /api/guests gives you a name and a key.")


class Overloaded(ServerError):
    """Too many requests in a short time."""

    def __init__(self, wait_seconds: float) -> None:
        self.wait_seconds = wait_seconds
        super().__init__(f"One moment: that was too much at once. Try again in {max(1, round(wait_seconds))} seconds.")


class Unwelcome(ServerError):
    """A request that no page or bot of ours would send."""


REASONS: Final[dict[type[VoltefaceError], str]] = {
    Stale: "refused-stale",
    NotAsked: "refused-not-asked",
    NoIdentity: "refused-no-identity",
    Overloaded: "refused-too-fast",
    TooFast: "refused-too-fast",
    NoSuchTable: "refused-no-such-table",
    StoreError: "refused-not-kept",
    Unwelcome: "refused-unreadable",
    InvalidInput: "refused-unreadable",
}


def reason_of(error: VoltefaceError) -> Reason:
    """Why it was refused, as a message id and its arguments."""
    if isinstance(error, IllegalMove | NotAllowed):
        return error.reason
    for kind in type(error).__mro__:
        if kind in REASONS:
            return Reason(REASONS[kind])
    return Reason("refused-unreadable")


def text_of(error: VoltefaceError) -> str:
    """Why it was refused, in English and without the position: that is not everybody's to see."""
    if isinstance(error, IllegalMove):
        return f"That move is refused: {error.reason.text()}."
    return str(error)
