"""The HTTP protocol under the application: connections are limited per address, and those that stall are cut.

It subclasses a protocol class of uvicorn's, which is not a public interface: uvicorn has a timeout for idle
connections between two requests, but none for a connection that sends nothing, half a header or half a body.
"""

import asyncio
from typing import Any, ClassVar, Final

import h11
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol

from volteface.server.errors import Overloaded
from volteface.server.rate_limits import OpenCount, client_key
from volteface.server.ws.transport import DirectTransport

TIMED_OUT: Final = "408 Request Timeout"
TOO_MANY: Final = "429 Too Many Requests"


class Timeouts(Struct, frozen=True):
    """Seconds that a connection may take."""

    header: float = 10.0  # from connecting, or a request's first byte, to the end of its header
    body: float = 30.0  # from there to the end of its body
    idle: int = 30  # between two requests
    stalled_write: float = 30.0  # without reading any of a response that fills the buffers


class HttpProtocol(H11Protocol):
    """uvicorn's protocol with deadlines, and with a limit of connections per address."""

    timeouts: ClassVar[Timeouts] = Timeouts()
    connections_by_address: ClassVar[OpenCount]

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._phase: str | None = None  # what the deadline is for
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._address: str | None = None  # while it is counted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Count the connection, or refuse it; from now on its first request is waited for."""
        super().connection_made(transport)
        address = client_key(self.client[0] if self.client else "")
        try:
            self.connections_by_address.add(address)
        except Overloaded as error:
            self._refuse(TOO_MANY, str(error))
            return
        self._address = address
        self._wait_for("header", self.timeouts.header)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; the deadline is that of the part of the request that is under way."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._follow()

    def on_response_complete(self) -> None:
        """Wait for the next request; its first part may be here already."""
        super().on_response_complete()
        self._follow()

    def pause_writing(self) -> None:
        """Cut the connection unless its client reads something of the response soon."""
        super().pause_writing()
        self._stalled = self.loop.call_later(self.timeouts.stalled_write, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the WebSocket protocol; it counts until that one ends."""
        self._wait_for(None)
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, DirectTransport)
        protocol.on_lost = self._let_go

    def _follow(self) -> None:
        """Set the deadline of the part of a request that is under way; while a response is made there is none."""
        state = self.conn.their_state
        is_ours = not self.transport.is_closing() and self.transport.get_protocol() is self
        if not is_ours or state not in (h11.IDLE, h11.SEND_BODY):
            self._wait_for(None)
        elif state is h11.SEND_BODY:
            self._wait_for("body", self.timeouts.body)
        elif self.conn.trailing_data[0] or self._phase == "body":  # the next request, or a body read after a refusal
            self._unset_keepalive_if_required()
            self._wait_for("header", self.timeouts.header)

    def _wait_for(self, phase: str | None, seconds: float = 0) -> None:
        """Set the deadline of another phase; more data within a phase does not put it off."""
        if phase == self._phase:
            return
        if self._deadline is not None:
            self._deadline.cancel()
        self._phase = phase
        self._deadline = self.loop.call_later(seconds, self._time_out) if phase else None

    def _time_out(self) -> None:
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.abort()
        else:
            self._refuse(TIMED_OUT, "The request took too long to arrive.")

    def _refuse(self, status: str, text: str) -> None:
        """Send a refusal that no application was asked for, and close."""
        head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
        self.transport.write(f"{head}content-length: {len(text.encode())}\r\n\r\n{text}".encode())
        self.transport.close()

    def _let_go(self) -> None:
        self._wait_for(None)
        if self._stalled is not None:
            self._stalled.cancel()
        if self._address is not None:
            self.connections_by_address.remove(self._address)
            self._address = None


def make_protocol(timeouts: Timeouts, connections: OpenCount) -> type[HttpProtocol]:
    """The protocol class of one server: uvicorn makes an instance of it for every connection."""
    return type("ServerHttpProtocol", (HttpProtocol,), {"timeouts": timeouts, "connections_by_address": connections})
