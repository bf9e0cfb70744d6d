"""`scripts/dev` serves the client and the server on one address, and stops both."""

import json
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.architecture.sources import ROOT

PATIENCE_SECONDS = 120
STOP_SECONDS = 30


@contextmanager
def development(port: int, database: Path) -> Iterator[subprocess.Popen[bytes]]:
    """`scripts/dev`, running."""
    command = [str(ROOT / "scripts/dev"), "--port", str(port), "--database", str(database)]
    # Where SIGINT is ignored, as in a background job, children would ignore it too.
    previous = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command) as process:
        signal.signal(signal.SIGINT, previous)
        try:
            wait_until_it_answers(f"http://127.0.0.1:{port}/api/games", process)
            yield process
        finally:
            process.terminate()
            process.wait(STOP_SECONDS)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
        return number


def wait_until_it_answers(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until Vite and the server behind it are up."""
    until = monotonic() + PATIENCE_SECONDS
    while monotonic() < until:
        assert process.poll() is None, "scripts/dev ended"
        try:
            if httpx.get(address, timeout=5).is_success:
                return
        except httpx.TransportError:
            pass
        sleep(0.2)
    pytest.fail(f"nothing answered at {address}")


# One test, because starting Vite and the server takes several seconds.
@pytest.mark.long
def test_client_and_server_are_on_one_address_until_they_are_interrupted(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with development(port, tmp_path / "games.db") as running, httpx.Client(base_url=address, timeout=30) as page:
        is_served_from_its_sources(page)
        posts_reach_the_server(page, address)
        sockets_reach_the_server(address)
        interrupting_stops_everything(running, page)


def is_served_from_its_sources(page: httpx.Client) -> None:
    for path in ("/", "/lobby"):
        found = page.get(path, headers={"accept": "text/html"})
        assert found.status_code == 200
        assert "/@vite/client" in found.text
        assert "/src/main.ts" in found.text


def posts_reach_the_server(page: httpx.Client, address: str) -> None:
    posted = page.post("/api/guests", json={"name": "Ann"}, headers={"origin": address})
    assert posted.is_success, posted.text
    assert posted.json()["name"] == "Ann"
    assert "volteface" in posted.cookies
    foreign = page.post("/api/guests", json={"name": "Eve"}, headers={"origin": "http://example.org"})
    assert foreign.status_code == 403


def sockets_reach_the_server(address: str) -> None:
    path = f"{address.replace('http', 'ws')}/api/lobby/socket"
    with connect(path, origin=Origin(address), open_timeout=30) as lobby:
        assert json.loads(lobby.recv(timeout=30))["type"] == "lobby"


def interrupting_stops_everything(running: subprocess.Popen[bytes], page: httpx.Client) -> None:
    children = children_of(running.pid)
    assert children
    running.send_signal(signal.SIGINT)
    assert running.wait(STOP_SECONDS) == 0
    assert [child for child in children if is_running(child)] == []
    with pytest.raises(httpx.TransportError):
        page.get("/")


def children_of(process: int) -> list[int]:
    """The process ids of everything that a process has started, and of what they have started."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    parents = [(int(pid), int(parent)) for pid, parent in map(str.split, listed.splitlines())]
    found = [process]
    for ancestor in found:
        found += [pid for pid, parent in parents if parent == ancestor]
    return found[1:]


def is_running(process: int) -> bool:
    """Whether a process exists and is not a zombie."""
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False
    ).stdout
    return state.strip()[:1] not in ("", "Z")
