"""What no page or program of ours would send is refused in words: broken origins, foreign names, nested JSON."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from volteface.server.rate_limits import Allowance, Allowances

from .people import WAIT_SECONDS, Person
from .running import running

NAME = {"name": "Ann"}
BROKEN_ORIGINS = (
    b"http://[",
    b"http://[::1",
    b"http://localhost:port",
    b"null",
    b"",
    b"//localhost",
    "http://locälhost".encode(),
    b"\xff\xfe",
    b"http://" + b"x" * 10_000,
    b"file:///",
)


def words_of(answer: httpx.Response) -> tuple[int, str, bool]:
    problem = answer.json()
    return answer.status_code, problem["reason"]["id"], bool(problem["text"])


# Origins


@pytest.mark.parametrize("origin", BROKEN_ORIGINS)
def test_a_broken_origin_is_another_sites(base: str, origin: bytes) -> None:
    answer = httpx.post(f"{base}/api/guests", json=NAME, headers={b"Origin": origin})
    assert words_of(answer) == (403, "refused-unreadable", True)


@pytest.mark.parametrize("origin", ["http://[", "null", "http://localhost:port"])
def test_a_broken_origin_gets_no_socket(base: str, origin: str) -> None:
    ann = Person(base, "Ann")
    assert closed_with(ann, ann.open(), Origin=origin) == 4403


def test_a_default_port_may_be_left_out_of_an_origin(base: str) -> None:
    headers = {"Origin": "http://localhost", "Host": "localhost:80"}
    assert httpx.post(f"{base}/api/guests", json=NAME, headers=headers).status_code == 200


# Host names


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost:1", "LOCALHOST", "games.localhost", "192.168.1.7:8007", "[::1]:8007"]
)
def test_addresses_and_names_of_this_machine_are_answered(base: str, host: str) -> None:
    assert httpx.get(f"{base}/healthz", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("path", ["/healthz", "/", "/api/games", "/metrics", "/schema/openapi.json", "/nothing"])
def test_a_foreign_name_is_refused_everywhere(base: str, path: str) -> None:
    answer = httpx.get(base + path, headers={"Host": "evil.example:8007"})
    assert words_of(answer) == (421, "refused-unknown-host", True)


@pytest.mark.parametrize(
    "host",
    ["", "[", "localhost@evil.example", "localhost.evil.example", "localhost:port", "127.0.0.1.evil.example", "a/b"],
)
def test_a_name_that_is_none_is_refused(base: str, host: str) -> None:
    assert httpx.get(f"{base}/healthz", headers={"Host": host}).status_code in (400, 421)


def test_a_foreign_name_gets_no_socket(base: str) -> None:
    address = urlsplit(base)
    lured = socket.create_connection((address.hostname, address.port))
    url = f"ws://evil.example:{address.port}/api/lobby/socket"
    with connect(url, sock=lured) as listening, pytest.raises(ConnectionClosed) as closed:
        listening.recv(WAIT_SECONDS)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_names_can_be_allowed(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", allowed_hosts=("Play.example", ".games.example")) as base:
        hosts = ("play.example", "play.example.", "a.games.example:80", "games.example", "other.example", "localhost")
        codes = [httpx.get(f"{base}/healthz", headers={"Host": host}).status_code for host in hosts]
    assert codes == [200, 200, 200, 421, 421, 200]


@pytest.mark.parametrize(("allowed", "code"), [((), 200), (("play.example",), 421)])
def test_a_proxy_decides_about_names_unless_some_are_given(tmp_path: Path, allowed: tuple[str, ...], code: int) -> None:
    with running(tmp_path / "games.db", is_behind_proxy=True, allowed_hosts=allowed) as base:
        assert httpx.get(f"{base}/healthz", headers={"Host": "any.example"}).status_code == code


# Nested JSON


@pytest.fixture
def ann(base: str) -> Iterator[Person]:
    yield Person(base, "Ann")


@pytest.mark.parametrize("opening", ["[", '{"a":'])
@pytest.mark.parametrize("path", ["/api/guests", "/api/tables", "/api/me/cookie", "/api/games", "/api/tables/x/branch"])
def test_a_body_nested_without_end_is_refused(ann: Person, path: str, opening: str) -> None:
    answer = ann.http.post(path, content=opening * 6000, headers={"Content-Type": "application/json"})
    assert words_of(answer) == (400, "refused-unreadable", True)


@pytest.mark.parametrize("field", ["name", "house", "deck", "more"])
def test_a_field_nested_without_end_is_refused(ann: Person, field: str) -> None:
    nested = "[" * 5000 + "]" * 5000
    body = f'{{"game":"flip7","edition":"en","seats":3,"{field}":{nested}}}'
    answer = ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert words_of(answer) == (400, "refused-unreadable", True)


@pytest.mark.parametrize("query", ["since=" + "[" * 3000, "start=" + "[" * 3000, "seat=" + '{"a":' * 1000])
def test_a_query_nested_without_end_is_refused(ann: Person, query: str) -> None:
    answer = ann.http.get(f"/api/tables/{ann.open()}/replay?{query}")
    assert answer.status_code in (400, 409)


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_a_frame_nested_without_end_is_refused(ann: Person, opening: str) -> None:
    with ann.at(ann.open()) as seat:
        for text in (opening * 6000, f'{{"type":"act","action":"deep-0001","seq":1,"move":{opening * 5000}'):
            seat.send(text)
            assert seat.hear()["reason"]["id"] == "refused-unreadable"


def closed_with(person: Person, table: str, **headers: str) -> int:
    """The code that a socket is closed with at once."""
    with pytest.raises(ConnectionClosed) as closed, person.at(table, None, **headers):
        pass
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


# Refusals over a socket name the action


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"refresh","action":"a-0000001","more":1}',
        '{"type":"dance","action":"a-0000001"}',
        '{"action":"a-0000001"}',
        '{"type":"sit","action":"a-0000001","seat":"first"}',
        '{"type":"sit","action":"a-0000001","seat":1e999}',
        '{"type":"act", "action" : "a-0000001","seq":1,"move":{"move":"hit"}',
        '{"type":"act","action":"a-0000001","seq":1,"move":' + "[" * 5000,
        'nonsense "action":"a-0000001"',
    ],
)
def test_a_refusal_names_the_action_whatever_else_cannot_be_read(ann: Person, text: str) -> None:
    with ann.at(ann.open()) as seat:
        seat.send(text)
        refused = seat.hear()
    assert (refused["type"], refused["action"], refused["reason"]["id"]) == (
        "refused",
        "a-0000001",
        "refused-unreadable",
    )


@pytest.mark.parametrize("action", ["short", "x" * 65, "a-000001\n", "a 000001", "ä-000001", "a-000001\0", 123])
def test_an_action_id_of_other_characters_is_refused(ann: Person, action: object) -> None:
    with ann.at(ann.open()) as seat:
        seat.send({"type": "refresh", "action": action})
        refused = seat.hear()
    assert (refused["type"], refused["reason"]["id"], "action" in refused) == ("refused", "refused-unreadable", False)


def test_a_refusal_of_too_much_at_once_names_the_action(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", Allowances(messages=Allowance(1, 0.01))) as base:
        ann = Person(base, "Ann")
        with ann.at(ann.open()) as seat:
            seat.ask("refresh")
            assert seat.ask("refresh", "the-second")["reason"]["id"] == "refused-too-fast"


def test_the_lobby_names_the_action_and_limits_messages_too(tmp_path: Path) -> None:
    heard = []
    with (
        running(tmp_path / "games.db", Allowances(messages=Allowance(1, 0.01))) as base,
        connect(f"ws{base.removeprefix('http')}/api/lobby/socket") as lobby,
    ):
        lobby.recv(WAIT_SECONDS)
        for _ in range(2):
            lobby.send('{"type":"refresh","action":"a-0000001"}')
            refused = json.loads(lobby.recv(WAIT_SECONDS))
            heard.append((refused["action"], refused["reason"]["id"]))
    assert heard == [("a-0000001", "refused-unreadable"), ("a-0000001", "refused-too-fast")]
