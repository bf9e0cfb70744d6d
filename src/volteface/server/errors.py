"""What the server refuses before a table is asked.

VoltefaceError
└── ServerError
    ├── Overloaded    too many requests in a short time
    ├── UnknownHost   a host name that this server does not answer to
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
        seconds = max(1, round(wait_seconds))
        wait = "a second" if seconds == 1 else f"{seconds} seconds"
        super().__init__(f"One moment: that was too much at once. Try again in {wait}.")


class UnknownHost(ServerError):
    """A request for a host name that this server does not answer to."""

    def __init__(self, host: str) -> None:
        self.reason = Reason("refused-unknown-host", {"host": host})
        allow = f" Whoever runs it can allow it: volteface serve --allow-host {host}" if host else ""
        super().__init__(f"This server does not answer to the name “{host}”.{allow}")


class Unwelcome(ServerError):
    """A request that no page or bot of ours would send."""

    reason: Final = Reason("refused-unreadable")
