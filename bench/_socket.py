"""A WebSocket as light as can be: what the crowd costs itself, the server it shares the machine with cannot use.

It speaks to our own server alone: whole text messages, neither compressed nor in pieces.
"""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from typing import cast
from urllib.parse import urlsplit

TEXT = 0x81
CLOSE = 0x88
MASKED = 0x80
NO_MASK = bytes(4)  # a mask of zeros leaves a message as it is
ONE_BYTE, TWO_BYTES = 125, 126  # how the length of a message is written
HEAD_END = b"\r\n\r\n"


class LightSocket(asyncio.Protocol):
    """A connection that calls `heard` with each message."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self._heard, self._buffer = heard, bytearray()
        self._transport: asyncio.Transport | None = None
        self._opened: asyncio.Future[None] = loop.create_future()
        self._gone: asyncio.Future[None] = loop.create_future()

    def send(self, text: str) -> None:
        """Send a message."""
        self.send_frame(TEXT, text.encode())

    def send_frame(self, first: int, data: bytes) -> None:
        """Send a frame of any kind, `first` being its first byte."""
        is_short = len(data) <= ONE_BYTE
        length = bytes([MASKED | len(data)]) if is_short else bytes([MASKED | TWO_BYTES]) + len(data).to_bytes(2)
        self.send_bytes(bytes([first]) + length + NO_MASK + data)

    def send_bytes(self, data: bytes) -> None:
        """Send bytes as they are, whether they make a frame or not."""
        assert self._transport is not None
        self._transport.write(data)

    async def close(self) -> None:
        """Hang up."""
        assert self._transport is not None
        self._transport.close()
        await self._gone

    @property
    def is_open(self) -> bool:
        """Whether the line is there."""
        return self._transport is not None and not self._transport.is_closing() and not self._gone.done()

    async def closed(self) -> None:
        """Wait until the line is gone."""
        await asyncio.shield(self._gone)

    async def opened(self) -> None:
        """Wait until the server has agreed to talk."""
        await self._opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        """The line is gone."""
        if not self._opened.done():
            self._opened.set_exception(problem or ConnectionError("the server hung up at once"))
        self._gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Something came; whole messages are told."""
        self._buffer += data
        if not self._opened.done() and not self._is_welcome():
            return
        whole, start = bytes(self._buffer), 0
        while (found := _find_message(whole, start)) is not None:
            first, end = found
            if whole[start] == TEXT:
                self._heard(whole[first:end])
            elif whole[start] == CLOSE and self._transport is not None:
                self._transport.close()
            start = end
        del self._buffer[:start]

    def _is_welcome(self) -> bool:
        """Read the answer to the first request, once it is whole."""
        head, found, rest = self._buffer.partition(HEAD_END)
        if found:
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode())
            self._buffer = rest
            self._opened.set_result(None)
        return bool(found)


async def connect(url: str, heard: Callable[[bytes], None], key: str | None = None) -> LightSocket:
    """Open a socket; `key` says who one is."""
    where = urlsplit(url)
    assert where.hostname is not None and where.port is not None
    path = f"{where.path}?{where.query}" if where.query else where.path
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {where.netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}",
    ] + ([] if key is None else [f"Authorization: Bearer {key}"])
    loop = asyncio.get_running_loop()
    transport, light = await loop.create_connection(lambda: LightSocket(heard), where.hostname, where.port)
    transport.write("\r\n".join(lines).encode() + HEAD_END)
    await light.opened()
    return light


def _find_message(data: bytes, start: int) -> tuple[int, int] | None:
    """Where the message that begins here has its text, if it is whole."""
    if len(data) < start + 2:
        return None
    length, first = data[start + 1], start + 2
    if length > ONE_BYTE:
        size = 2 if length == TWO_BYTES else 8
        length, first = int.from_bytes(data[first : first + size]), first + size
    return (first, first + length) if first + length <= len(data) else None
