"""The server's log says when, how bad, where and what; answers name no path of the machine."""

import logging
import re
import socket
import sqlite3
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from volteface.server.run import LineFormatter

from .people import Person
from .running import running

LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (DEBUG|INFO|WARNING|ERROR|CRITICAL) [\w.]+: .+")


def line_of(message: str, *arguments: object, fault: BaseException | None = None) -> str:
    cause = None if fault is None else (type(fault), fault, fault.__traceback__)
    record = logging.LogRecord("volteface.store", logging.WARNING, "file.py", 1, message, arguments, cause)
    record.created = 1_767_268_800.5
    return LineFormatter().format(record)


def test_a_line_has_the_time_the_level_the_place_and_the_cause() -> None:
    assert line_of("%s is full", "the disk") == "2026-01-01T12:00:00Z WARNING volteface.store: the disk is full"


def test_what_somebody_sent_begins_no_line_of_its_own() -> None:
    assert line_of("GET %s", "/a\n2026-01-01T12:00:00Z ERROR x: \u2028y\x1b[2J").splitlines() == [
        r"2026-01-01T12:00:00Z WARNING volteface.store: GET /a\n2026-01-01T12:00:00Z ERROR x: \u2028y\x1b[2J"
    ]


def test_the_unexpected_comes_with_a_traceback() -> None:
    try:
        raise ValueError("unexpected")
    except ValueError as error:
        lines = line_of("failed", fault=error).splitlines()
    assert (lines[0][-7:], lines[1], lines[-1]) == (
        " failed",
        "Traceback (most recent call last):",
        "ValueError: unexpected",
    )


def test_all_that_a_server_writes_is_in_that_format(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path / "games.db") as base:
        address = urlsplit(base)
        with socket.create_connection((address.hostname, address.port)) as connection:
            connection.sendall(b"nonsense\r\n\r\n")
            assert connection.recv(65536).startswith(b"HTTP/1.1 400")
    written = capfd.readouterr().err.splitlines()
    assert written and [line for line in written if not LINE.fullmatch(line)] == []


@pytest.mark.parametrize("path", ["/api/me", "/api/me/keys"])
def test_a_broken_store_is_told_without_its_path_and_logged_with_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    with running(tmp_path / "games.db") as base:
        ann = Person(base, "Ann")
        with sqlite3.connect(tmp_path / "games.db") as broken:
            broken.execute("DROP TABLE keys")
        answer = ann.http.get(path)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "refused-not-kept")
    assert (str(tmp_path) in answer.text, str(tmp_path) in caplog.text) == (False, True)


REQUESTS = (
    ("GET", "/nothing.txt", b""),
    ("GET", "/assets/%2e%2e/%2e%2e/x.js", b""),
    ("PUT", "/api/tables", b""),
    ("GET", "/api/tables/nowhere", b""),
    ("GET", "/api/tables/nowhere/replay?start=x", b""),
    ("POST", "/api/tables", b"{"),
    ("POST", "/api/tables", b'{"game": "chess", "edition": "en", "seats": 3}'),
    ("POST", "/api/games", b"nonsense"),
    ("POST", "/api/games", b'{"header": {}, "entries": []}'),
    ("POST", "/api/guests", b"\xff"),
)


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_no_refusal_names_a_path_of_the_machine(base: str, method: str, path: str, body: bytes) -> None:
    answer = Person(base, "Ann").http.request(method, path, content=body, headers={"Content-Type": "application/json"})
    places = (str(Path(__file__).parents[2]), sys.prefix, "/home/", "site-packages", ".py", "Traceback")
    assert (answer.is_error, [place for place in places if place in answer.text]) == (True, [])
