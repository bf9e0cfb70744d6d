"""A connection to a browser or a bot: a bounded send queue in front of a transport.

A slow phone never holds up a table: when its queue is full, one fresh view replaces all that is queued, and the
connection is closed after that. The client connects again and says what it has seen last.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from volteface.kernel import Reason
from volteface.rooms.messages import Closing

MOST_QUEUED: Final = 32  # messages
CLOSE_SECONDS: Final = 10.0  # for the last message to leave
MOST_TOO_FAST: Final = 100  # messages over the rate limit before the connection is closed
TOO_SLOW: Final = Reason("closing-too-slow")

encode: Final = msgspec.json.Encoder().encode

SendText = Callable[[str], Awaitable[None]]


class Transport(Protocol):
    """Carries texts to the client without blocking."""

    def try_send(self, text: bytes) -> bool:
        """Send a text at once; returns False, and sends nothing, if it would have to wait."""

    def abort(self) -> None:
        """Drop the connection, whatever is still to be sent."""


class QueuedTransport:
    """A transport that never sends at once: everything goes through the queue."""

    def try_send(self, text: bytes) -> bool:
        """Send nothing."""
        return False

    def abort(self) -> None:
        """Leave the connection to the server in use."""


class Close(Struct, frozen=True):
    """The last item of a send queue: the code to close with."""

    code: int


class Connection:
    """A client that watches; `person` is None for a spectator, whose `address` tells them from others."""

    def __init__(self, person: str | None, address: str = "", transport: Transport | None = None) -> None:
        self.person, self.address, self.transport = person, address, transport or QueuedTransport()
        self.wants_whole_views = False  # in every update, rather than what changed
        self.is_counted = True  # among those who watch, if it is nobody's
        self.tolerance = MOST_TOO_FAST
        self.is_closing = False
        self._queue: deque[bytes | Close] = deque()
        self._wake: asyncio.Future[None] | None = None  # set while the sender waits for the queue
        self._sender: asyncio.Task[int] | None = None

    def send(self, text: bytes, fresh: Callable[[], bytes]) -> None:
        """Send a text at once or queue it; if the queue is full, a fresh view replaces all that is in it."""
        if self.is_closing:
            return
        is_idle = self._wake is not None and not self._queue
        if is_idle and self.transport.try_send(text):
            return
        if len(self._queue) < MOST_QUEUED:
            self._put(text)
        else:
            self._queue.clear()
            self._put(fresh())
            self.close(TOO_SLOW, come_back=True)

    def send_message(self, message: Struct) -> None:
        """Send a message to this connection alone."""
        text = encode(message)
        self.send(text, lambda: text)

    def close(self, reason: Reason, *, come_back: bool, code: int = 1013) -> None:
        """Send the reason, then close, once what is queued has been sent."""
        if not self.is_closing:
            self.is_closing = True
            self._put(encode(Closing(reason=reason, come_back=come_back)))
            self._put(Close(code))
            if self._sender is not None:
                asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._sender.cancel)

    def start_sender(self, send: SendText) -> "asyncio.Task[int]":
        """Send what is queued until the connection closes; the task's result is the code to close with."""
        self._sender = asyncio.create_task(self._drain(send))
        return self._sender

    async def _drain(self, send: SendText) -> int:
        loop = asyncio.get_running_loop()
        while True:
            while self._queue:
                item = self._queue.popleft()
                if isinstance(item, Close):
                    return item.code
                await send(item.decode())
            self._wake = loop.create_future()
            await self._wake
            self._wake = None

    def _put(self, item: bytes | Close) -> None:
        self._queue.append(item)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
