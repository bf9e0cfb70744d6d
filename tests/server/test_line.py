"""A text goes out at once while its line takes it; a line that takes nothing holds the texts up in their order."""

import asyncio

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from volteface.server.connection import Connection
from volteface.server.line import MOST_UNREAD, NoLine, _frame, line_of

from .people import Person


class FakeLine:
    """A line that can be full."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.is_full = False

    def say(self, text: bytes) -> bool:
        if not self.is_full:
            self.said.append(text)
        return not self.is_full

    def hang_up(self) -> None:
        raise AssertionError("nobody hangs up here")


def send(connection: Connection, *texts: bytes) -> None:
    for text in texts:
        connection.send(text, lambda: b"fresh")


def run(line: FakeLine, waits: list[str]) -> None:
    """Six texts over a line that is full for a while; what has to wait comes out of the outbox."""

    async def take(text: str) -> None:
        waits.append(text)

    async def talk() -> None:
        connection = Connection("ann", line=line)
        connection.start_sending(take)
        await asyncio.sleep(0)
        send(connection, b"1", b"2")
        line.is_full = True
        send(connection, b"3")
        line.is_full = False
        send(connection, b"4")  # must not overtake what waits
        for _ in range(3):
            await asyncio.sleep(0)
        send(connection, b"5")

    asyncio.run(talk())


def test_a_text_that_cannot_go_out_waits_and_is_not_overtaken() -> None:
    line, waited = FakeLine(), list[str]()
    run(line, waited)
    assert (line.said, waited) == ([b"1", b"2", b"5"], ["3", "4"])


def test_before_anybody_sends_everything_waits() -> None:
    line = FakeLine()
    send(Connection("ann", line=line), b"1")
    assert line.said == []


def test_another_server_has_no_line_of_ours() -> None:
    line = line_of({"extensions": None})  # type: ignore[arg-type]
    assert isinstance(line, NoLine) and not line.say(b"1")
    line.hang_up()


def test_whoever_says_much_at_once_is_answered_in_order(base: str) -> None:
    ann = Person(base, "Ann")
    ids = [f"request-{number:04}" for number in range(10 * MOST_UNREAD)]
    with ann.at(ann.open()) as socket:
        for action in ids:
            socket.send({"type": "refresh", "action": action})
        assert [socket.hear()["action"] for _ in ids] == ids


def test_a_text_that_is_none_closes_only_its_own_socket(base: str) -> None:
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
