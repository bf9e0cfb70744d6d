"""The WebSocket transport: while the socket takes what is sent, a text goes out without a task being woken for it.

It subclasses a protocol class of uvicorn's, which is not a public interface; docs/decisions/0006-websocket-transport.md
says what that brings, measured with and without it. Other servers get `QueuedTransport`.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any, Final, cast

from litestar import WebSocket
from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from volteface.kernel import Reason
from volteface.rooms.connection import QueuedTransport, Transport, encode
from volteface.rooms.messages import Closing

EXTENSION: Final = "volteface.transport"
STOPPING: Final = encode(Closing(reason=Reason("closing-restart"), come_back=True))
MOST_UNREAD: Final = 8  # messages of one socket, before reading pauses

TEXT_FRAME: Final = 0x81  # a whole text message in one frame
SHORT, MEDIUM, LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")  # frame headers, by the text's length


class DirectTransport(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a direct way to send; the application finds it in the connection's scope."""

    on_lost: Callable[[], None] = staticmethod(lambda: None)  # called once the connection has ended

    def handle_connect(self, event: Request) -> None:
        """Accept a connection and put this transport into its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope["extensions"])[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever counts the connections that this one has ended."""
        super().connection_lost(exc)
        self.on_lost()

    def shutdown(self) -> None:
        """Say that the server stops, then close with code 1012."""
        if self.handshake_complete:
            self.try_send(STOPPING)
        super().shutdown()

    def handle_text(self, event: Frame) -> None:
        """Queue a text and read on; reading pauses only while many texts are queued, or if something is wrong."""
        text = _read_text(event) if self.queue.qsize() < MOST_UNREAD and not self.close_sent else None
        if text is None:
            super().handle_text(event)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; text that is not UTF-8 closes the connection, and is no error of ours to be logged."""
        is_text = self.curr_msg_data_type == "text" and not self.close_sent
        if is_text and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def try_send(self, text: bytes) -> bool:
        """Send a text at once, unless the socket's buffer is full or it is closing."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_frame(text))
        return True

    def abort(self) -> None:
        """Drop the connection."""
        self.transport.abort()


def transport_of(scope: Scope) -> Transport:
    """The transport of a connection."""
    return cast(Transport, (cast(Any, scope).get("extensions") or {}).get(EXTENSION) or QueuedTransport())


async def receive_text(socket: WebSocket[Any, Any, Any]) -> str | None:
    """The next text of a client, without Litestar's checks in between; None once the connection has ended."""
    message = await socket.receive()
    return message.get("text") or "" if message["type"] == "websocket.receive" else None


def _read_text(frame: Frame) -> str | None:
    """The text of a frame; None if it is not whole, or not UTF-8."""
    try:
        return bytes(frame.data).decode() if frame.fin else None
    except UnicodeDecodeError:
        return None


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _frame(text: bytes) -> bytes:
    """An unmasked text frame, as servers send them."""
    size = len(text)
    if size < 126:
        return SHORT.pack(TEXT_FRAME, size) + text
    if size < 1 << 16:
        return MEDIUM.pack(TEXT_FRAME, 126, size) + text
    return LONG.pack(TEXT_FRAME, 127, size) + text
