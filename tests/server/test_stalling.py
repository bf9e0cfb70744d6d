"""Connections that stall are cut, and no address holds too many of them; spoken to over plain sockets."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from volteface.server.http.protocol import Timeouts
from volteface.server.rate_limits import Allowances

from .people import Person
from .running import ENOUGH, UNLIMITED, running

SOON_SECONDS = 10
QUICK = Timeouts(header=0.3, body=0.3, idle=1, stalled_write=0.3)
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"
FEW = Allowances(ENOUGH, ENOUGH, ENOUGH, ENOUGH, sockets=10, connections=3)


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that waits for nobody."""
    with running(tmp_path_factory.mktemp("impatient") / "games.db", UNLIMITED, timeouts=QUICK) as base:
        yield base


def connect(base: str) -> socket.socket:
    address = urlsplit(base)
    assert address.hostname is not None and address.port is not None
    return socket.create_connection((address.hostname, address.port), SOON_SECONDS)


def read_all(connection: socket.socket) -> bytes:
    """All that comes until the server closes; fails if it does not."""
    heard = b""
    try:
        while part := connection.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


def status_of(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def test_a_connection_that_sends_nothing_is_cut(impatient: str) -> None:
    with connect(impatient) as connection:
        assert status_of(read_all(connection)) == 408


@pytest.mark.parametrize("part", [GET[:1], GET[:10], GET[:-2], POST[:60]])
def test_half_a_header_is_cut(impatient: str, part: bytes) -> None:
    with connect(impatient) as connection:
        connection.sendall(part)
        assert status_of(read_all(connection)) == 408


@pytest.mark.parametrize("part", [POST, POST + b'{"name"'])
def test_half_a_body_is_cut(impatient: str, part: bytes) -> None:
    with connect(impatient) as connection:
        connection.sendall(part)
        assert status_of(read_all(connection)) == 408


def test_a_header_that_trickles_in_is_cut_all_the_same(impatient: str) -> None:
    with connect(impatient) as connection, pytest.raises(OSError):
        connection.settimeout(0.05)
        while True:
            connection.sendall(b"GET / HTTP/1.1\r\nX-More: 1\r\n"[:1])
            try:
                if connection.recv(65536):
                    raise ConnectionResetError
            except TimeoutError:
                continue


def test_a_connection_is_cut_when_it_is_idle_after_a_request(impatient: str) -> None:
    with connect(impatient) as connection:
        connection.sendall(GET)
        assert status_of(read_all(connection)) == 200


def test_half_a_header_after_a_whole_request_is_cut(impatient: str) -> None:
    with connect(impatient) as connection:
        connection.sendall(GET + GET[:20])
        answers = read_all(connection).split(b"HTTP/1.1 ")
    assert [answer[:3] for answer in answers if answer] == [b"200", b"408"]


def test_a_body_that_comes_late_after_a_refusal_does_not_keep_the_connection_open(impatient: str) -> None:
    huge = POST.replace(b"Content-Length: 14", b"Content-Length: 100000")
    with connect(impatient) as connection:
        connection.sendall(huge)
        connection.sendall(b" " * 100_000)
        assert status_of(read_all(connection)) == 413


def test_a_request_in_time_is_answered_and_its_connection_serves_the_next_one(impatient: str) -> None:
    with connect(impatient) as connection:
        for _ in range(3):
            connection.sendall(POST + b'{"name":"Ann"}')
            assert status_of(connection.recv(65536)) == 200


def test_a_socket_that_only_listens_is_not_cut(impatient: str) -> None:
    ann = Person(impatient, "Ann")
    with ann.at(ann.open()) as quiet, connect(impatient) as stalled:
        read_all(stalled)  # as long as a connection may stall
        assert quiet.ask("refresh")["type"] == "update"


def test_one_address_may_not_hold_too_many_connections(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", FEW) as base, ExitStack() as stack:
        held = [stack.enter_context(connect(base)) for _ in range(3)]
        for connection in held:
            connection.sendall(GET)
            connection.recv(65536)
        with connect(base) as refused:
            assert status_of(read_all(refused)) == 429


def test_sockets_count_as_connections_until_they_close(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", FEW) as base:
        ann = Person(base, "Ann")
        table = ann.open()
        ann.http.close()
        for _ in range(6):
            with ann.at(table), ann.at(table) as socket:
                assert socket.ask("refresh")["type"] == "update"


def test_a_proxy_may_hold_any_number_of_connections(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", FEW, is_behind_proxy=True) as base, ExitStack() as stack:
        for _ in range(8):
            connection = stack.enter_context(connect(base))
            connection.sendall(GET)
            assert status_of(connection.recv(65536)) == 200
