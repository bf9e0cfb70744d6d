"""Pages of other sites: a static site may use a server that allows it, by a key and without cookies."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from volteface.kernel import InvalidInput
from volteface.server.security import read_origin

from .running import running

SITE = "https://cards.example"
OTHER = "https://elsewhere.example"
SETUP = {"game": "flip7", "edition": "en", "seats": 3}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that allows one other site."""
    folder: Path = tmp_path_factory.mktemp("other-sites")
    with running(folder / "games.db", allowed_origins=(SITE,)) as address:
        yield address


def become_somebody(base: str) -> str:
    """The key of a new guest, as a page of the site asks for it."""
    answer = httpx.post(f"{base}/api/guests", json={"name": "Ann", "bearer": True}, headers={"origin": SITE})
    assert answer.headers["access-control-allow-origin"] == SITE
    return str(answer.json()["key"])


def test_a_page_of_an_allowed_site_may_ask_and_read(base: str) -> None:
    asked = {"origin": SITE, "access-control-request-method": "POST", "access-control-request-headers": "authorization"}
    before = httpx.options(f"{base}/api/tables", headers=asked)
    assert before.headers["access-control-allow-origin"] == SITE
    assert "authorization" in before.headers["access-control-allow-headers"]
    headers = {"origin": SITE, "authorization": f"Bearer {become_somebody(base)}"}
    assert httpx.post(f"{base}/api/tables", json=SETUP, headers=headers).status_code == 201


def test_no_other_site_may_read_or_change_anything(base: str) -> None:
    answer = httpx.get(f"{base}/api/games", headers={"origin": OTHER})
    assert "access-control-allow-origin" not in answer.headers
    assert httpx.post(f"{base}/api/guests", json={"name": "Ann"}, headers={"origin": OTHER}).status_code == 403


def test_an_allowed_site_gets_no_say_over_cookies(base: str) -> None:
    answer = httpx.get(f"{base}/api/games", headers={"origin": SITE})
    assert "access-control-allow-credentials" not in answer.headers


def test_a_socket_of_an_allowed_site_tells_its_key_as_a_subprotocol(base: str) -> None:
    key = become_somebody(base)
    me = httpx.get(f"{base}/api/me", headers={"authorization": f"Bearer {key}"}).json()["person"]
    table = httpx.post(f"{base}/api/tables", json=SETUP, headers={"authorization": f"Bearer {key}"}).json()["table"]
    address = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(
        address, origin=Origin(SITE), subprotocols=[Subprotocol(name) for name in ("volteface", f"key.{key}")]
    ) as socket:
        assert socket.subprotocol == "volteface"
        assert json.loads(socket.recv(timeout=10))["person"] == me


def test_a_socket_of_another_site_is_closed(base: str) -> None:
    address = f"{base.replace('http', 'ws')}/api/lobby/socket"
    with connect(address, origin=Origin(OTHER)) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://cards.example", "https://cards.example"),
        ("https://Cards.example:443/", "https://cards.example"),
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_an_origin_is_read_as_browsers_write_it(text: str, origin: str) -> None:
    assert read_origin(text) == origin


@pytest.mark.parametrize(
    "text", ["cards.example", "*", "https://cards.example/folder", "https://a@b", "ftp://x", "http://x:y"]
)
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(InvalidInput, match="not the origin of a site"):
        read_origin(text)
