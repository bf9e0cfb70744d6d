"""What the server refuses before a table is asked.

VoltefaceError
└── ServerError
    ├── Overloaded    too many requests in a short time
    └── Unwelcome     a page of another site, or a message that cannot be read
"""

from typing import Final

from volteface.kernel import Reason, VoltefaceError


class ServerError(VoltefaceError):
    """Something the server refuses."""


class Overloaded(ServerError):
    """Too many requests in a short time."""

    reason: Final = Reason("refused-too-fast")

    def __init__(self, wait_seconds: float) -> None:
        self.wait_seconds = wait_seconds
        super().__init__(f"One moment: that was too much at once. Try again in {max(1, round(wait_seconds))} seconds.")


class Unwelcome(ServerError):
    """A request that no page or bot of ours would send."""

    reason: Final = Reason("refused-unreadable")
