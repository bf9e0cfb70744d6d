"""One connection to a browser or a bot: what waits to be sent to it, and no more than a little of that.

A slow phone never holds up a table: when its outbox is full, one fresh view takes the place of all that waits in it,
and the connection is closed after that; whoever sits there comes back with what they have seen last.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec import Struct

from volteface.kernel import Reason
from volteface.server.line import Line, NoLine
from volteface.server.wire import Closing

MOST_WAITING: Final = 32  # messages
SLOWEST_SECONDS: Final = 10.0  # for the last message to leave
MOST_TOO_FAST: Final = 100  # messages that came too fast, before the connection is closed
TOO_SLOW: Final = Reason("closing-too-slow")

ENCODER: Final = msgspec.json.Encoder()

SendText = Callable[[str], Awaitable[None]]


class Goodbye(Struct, frozen=True):
    """The last thing in an outbox: the code to close with."""

    code: int


class Connection:
    """Somebody looking on; `person` is nobody for a stranger, who is told from others by the address."""

    def __init__(self, person: str | None, address: str = "", line: Line | None = None) -> None:
        self.person, self.address, self.line = person, address, line or NoLine()
        self.patience = MOST_TOO_FAST
        self.is_closing = False
        self._outbox: deque[bytes | Goodbye] = deque()
        self._more: asyncio.Future[None] | None = None  # waited for while the outbox is empty
        self._sending: asyncio.Task[int] | None = None

    def send(self, text: bytes, fresh: Callable[[], bytes]) -> None:
        """Send a message at once, or put it into the outbox; if that is full, a fresh view replaces all that waits."""
        if self.is_closing:
            return
        nothing_waits = self._more is not None and not self._outbox
        if nothing_waits and self.line.say(text):
            return
        if len(self._outbox) < MOST_WAITING:
            self._put(text)
        else:
            self._outbox.clear()
            self._put(fresh())
            self.close(TOO_SLOW, come_back=True)

    def tell(self, message: Struct) -> None:
        """Send a small message of this connection's own."""
        text = encode(message)
        self.send(text, lambda: text)

    def close(self, reason: Reason, *, come_back: bool, code: int = 1013) -> None:
        """Say why, then close, once what waits has been sent."""
        if not self.is_closing:
            self.is_closing = True
            self._put(encode(Closing(reason=reason, come_back=come_back)))
            self._put(Goodbye(code))
            if self._sending is not None:
                asyncio.get_running_loop().call_later(SLOWEST_SECONDS, self._sending.cancel)

    def start_sending(self, send: SendText) -> "asyncio.Task[int]":
        """Send what comes until it is time to close; the task's result is the code to close with."""
        self._sending = asyncio.create_task(self._drain(send))
        return self._sending

    async def _drain(self, send: SendText) -> int:
        loop = asyncio.get_running_loop()
        while True:
            while self._outbox:
                message = self._outbox.popleft()
                if isinstance(message, Goodbye):
                    return message.code
                await send(message.decode())
            self._more = loop.create_future()
            await self._more
            self._more = None

    def _put(self, message: bytes | Goodbye) -> None:
        self._outbox.append(message)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)


def encode(message: object) -> bytes:
    """A message as the text that is sent."""
    return ENCODER.encode(message)
