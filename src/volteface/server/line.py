"""The line under a socket: while it takes what is sent, a text goes out at once and no task has to be woken for it."""

from struct import Struct
from typing import Any, Final, Protocol, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION: Final = "volteface.line"
MOST_UNREAD: Final = 8  # messages of one line, before it is held up

WHOLE_TEXT: Final = 0x81
SHORT, LONGER, LONGEST = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")  # how a frame begins, by the text's length


class Line(Protocol):
    """What a connection needs of the line that it goes over."""

    def say(self, text: bytes) -> bool:
        """Send a text now; if it has to wait, nothing is sent and the answer is False."""

    def hang_up(self) -> None:
        """Cut the line, whatever was still to be sent over it."""


class NoLine:
    """Stands in where another server is under the application: everything waits its turn, and nobody hangs up."""

    def say(self, text: bytes) -> bool:
        """Nothing is sent at once."""
        return False

    def hang_up(self) -> None:
        """The other server sees to that."""


class ServerLine(WebSocketsSansIOProtocol):
    """Our server's own lines; the application finds its line in the scope of the call."""

    def handle_connect(self, event: Request) -> None:
        """Somebody calls."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope["extensions"])[EXTENSION] = self

    def handle_text(self, event: Frame) -> None:
        """Hand a text on and read on meanwhile; the line is held up only while many wait, or if something is wrong."""
        text = _read(event) if self.queue.qsize() < MOST_UNREAD and not self.close_sent else None
        if text is None:
            super().handle_text(event)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def say(self, text: bytes) -> bool:
        """Send a text now, unless the line is full or goes down."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_frame(text))
        return True

    def hang_up(self) -> None:
        """Cut the line."""
        self.transport.abort()


def _read(frame: Frame) -> str | None:
    """A whole text; nothing if there is more to come, or if it is none."""
    try:
        return bytes(frame.data).decode() if frame.fin else None
    except UnicodeDecodeError:
        return None


def _frame(text: bytes) -> bytes:
    """A whole text as the protocol wants it from a server: the last frame of one, unmasked, its length before it."""
    size = len(text)
    if size < 126:
        return SHORT.pack(WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return LONGER.pack(WHOLE_TEXT, 126, size) + text
    return LONGEST.pack(WHOLE_TEXT, 127, size) + text


def line_of(scope: Scope) -> Line:
    """The line that a call came over."""
    return cast(Line, (cast(Any, scope).get("extensions") or {}).get(EXTENSION) or NoLine())
