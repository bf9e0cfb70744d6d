"""A text is sent at once while the transport takes it; otherwise texts are queued and sent in their order."""

import asyncio

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from volteface.rooms.connection import Connection, QueuedTransport
from volteface.server.ws.transport import MOST_UNREAD, _frame, transport_of

from .people import Person


class FakeTransport:
    """A transport that can be full."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_full = False

    def try_send(self, text: bytes) -> bool:
        if not self.is_full:
            self.sent.append(text)
        return not self.is_full

    def abort(self) -> None:
        raise AssertionError("nobody aborts here")


def send(connection: Connection, *texts: bytes) -> None:
    for text in texts:
        connection.send(text, lambda: b"fresh")


def run(transport: FakeTransport, waits: list[str]) -> None:
    """Five texts over a transport that is full for a while; what has to wait comes out of the queue."""

    async def take(text: str) -> None:
        waits.append(text)

    async def talk() -> None:
        connection = Connection("ann", transport=transport)
        connection.start_sender(take)
        await asyncio.sleep(0)
        send(connection, b"1", b"2")
        transport.is_full = True
        send(connection, b"3")
        transport.is_full = False
        send(connection, b"4")  # must not overtake what waits
        for _ in range(3):
            await asyncio.sleep(0)
        send(connection, b"5")

    asyncio.run(talk())


def test_a_text_that_cannot_go_out_waits_and_is_not_overtaken() -> None:
    transport, waited = FakeTransport(), list[str]()
    run(transport, waited)
    assert (transport.sent, waited) == ([b"1", b"2", b"5"], ["3", "4"])


def test_before_anybody_sends_everything_waits() -> None:
    transport = FakeTransport()
    send(Connection("ann", transport=transport), b"1")
    assert transport.sent == []


def test_under_another_server_everything_is_queued() -> None:
    transport = transport_of({"extensions": None})  # type: ignore[arg-type]
    assert isinstance(transport, QueuedTransport) and not transport.try_send(b"1")
    transport.abort()


def test_commands_sent_in_a_burst_are_answered_in_order(base: str) -> None:
    ann = Person(base, "Ann")
    ids = [f"request-{number:04}" for number in range(10 * MOST_UNREAD)]
    with ann.at(ann.open()) as socket:
        for action in ids:
            socket.send({"type": "refresh", "action": action})
        assert [socket.hear()["action"] for _ in ids] == ids


def test_a_text_that_is_not_utf8_closes_only_its_own_socket(base: str) -> None:
    ann = Person(base, "Ann")
    table = ann.open()
    with ann.at(table) as one, ann.at(table) as other:
        one.socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            while True:  # that somebody else came may still be told
                one.hear()
        assert (closed.value.rcvd and closed.value.rcvd.code, other.sit(0)["type"]) == (1007, "update")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_browser_reads_a_text_of_any_size(size: int) -> None:
    browser = ClientProtocol(parse_uri("ws://example.org/"), state=State.OPEN, max_size=None)
    text = b"x" * size
    browser.receive_data(_frame(text) + _frame(b"after"))
    frames = [event for event in browser.events_received() if isinstance(event, Frame)]
    assert [bytes(frame.data) for frame in frames] == [text, b"after"]
    assert all(frame.fin and frame.opcode == 1 for frame in frames)
