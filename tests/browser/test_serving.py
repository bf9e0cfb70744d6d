"""Static files: which file an address means, caching, and compression."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from volteface.cli.welcome import draw_code, tell_where
from volteface.locale import Words
from volteface.server.app import make_app
from volteface.server.settings import Settings

FILES = {
    "index.html": b"<!doctype html>the page",
    "favicon.svg": b"<svg/>",
    "service_worker.js": b"self.skipWaiting()",
    "assets/engine-abc/python.wasm": b"\0asm",
    "assets/index-abc.js": b"console.log(1)",
    "assets/index-abc.js.br": b"small",
    "assets/index-abc.js.gz": b"smaller than plain",
}

Http = TestClient[Litestar]


def at_home(settings: Settings) -> Http:
    """A client of a server on this machine, which answers to no other name."""
    return TestClient(make_app(settings), base_url="http://127.0.0.1")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client."""
    for name, content in FILES.items():
        file = tmp_path / "built" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return tmp_path / "built"


@pytest.fixture
def http(tmp_path: Path, folder: Path) -> Iterator[Http]:
    """A server with that client."""
    with at_home(Settings(database=tmp_path / "tables.db", client=folder)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/new/flip7", "/lobby"])
def test_every_page_of_the_client_is_its_one_page(http: Http, path: str) -> None:
    answer = http.get(path)
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_a_file_with_a_hashed_name_is_kept_for_good(http: Http) -> None:
    answer = http.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


def test_a_service_worker_is_asked_for_anew_and_may_look_after_every_page(http: Http) -> None:
    answer = http.get("/service_worker.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "worker-src 'self'" in answer.headers["content-security-policy"]


def test_the_engine_is_kept_for_good_and_may_be_compiled_while_it_comes(http: Http) -> None:
    answer = http.get("/assets/engine-abc/python.wasm")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "application/wasm"
    assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, br", "br"), ("gzip;q=1.0", "gzip"), ("identity", None), ("", None)]
)
def test_a_browser_gets_the_smallest_copy_that_it_understands(http: Http, accepted: str, encoding: str | None) -> None:
    with http.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding") == encoding
        suffix = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
        assert b"".join(answer.iter_raw()) == FILES[f"assets/index-abc.js{suffix}"]


def test_a_page_that_has_not_changed_is_not_sent_again(http: Http) -> None:
    tag = http.get("/").headers["etag"]
    again = http.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/assets/other.js", "/api/nothing", "/favicon.png", "/assets/../index.html.br"])
def test_what_is_not_there_is_not_found(http: Http, path: str) -> None:
    assert http.get(path).status_code == 404


def test_no_file_outside_the_client_is_served(http: Http, folder: Path) -> None:
    (folder.parent / "secret.txt").write_text("secret")
    for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
        assert "secret" not in http.get(path).text


def test_without_a_built_client_the_first_page_says_how_to_build_it(tmp_path: Path) -> None:
    with at_home(Settings(database=tmp_path / "tables.db", client=tmp_path / "nothing")) as http:
        answer = http.get("/")
    assert answer.status_code == 503
    assert "scripts/play" in answer.text


def test_whoever_starts_a_server_for_the_network_gets_a_code_for_phones(tmp_path: Path, capsys: Any) -> None:
    tell_where(Settings(database=tmp_path / "tables.db", host="0.0.0.0"), 8007, Words("en"), opens=False)
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8007/" in said
    assert "For phones" in said and "█" in said


def test_a_code_has_as_many_lines_as_half_its_modules() -> None:
    lines = draw_code("http://192.168.0.2:8007/").rstrip("\n").split("\n")
    assert len(lines) > 12
    assert len({len(line) for line in lines}) == 1
