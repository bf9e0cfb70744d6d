"""`scripts/dev` serves the client and the server on one address, and stops both."""

import signal
import socket
import subprocess
from collections.abc import Iterator
from time import monotonic, sleep

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.architecture.sources import ROOT

PATIENCE_SECONDS = 120
STOP_SECONDS = 30

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
        return number


@pytest.fixture(scope="module")
def development(port: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[subprocess.Popen[bytes]]:
    """`scripts/dev`, running until the tests are over."""
    database = tmp_path_factory.mktemp("dev") / "games.db"
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


@pytest.mark.usefixtures("development")
def test_the_page_comes_from_vite(port: int) -> None:
    page = httpx.get(f"http://127.0.0.1:{port}/lobby", headers={"accept": "text/html"}, timeout=30)
    assert page.status_code == 200
    assert "/@vite/client" in page.text


@pytest.mark.usefixtures("development")
def test_a_post_of_the_page_reaches_the_server(port: int) -> None:
    address = f"http://127.0.0.1:{port}"
    posted = httpx.post(f"{address}/api/guests", json={"name": "Ann"}, headers={"origin": address}, timeout=30)
    assert posted.is_success, posted.text
    assert posted.json()["name"] == "Ann"


@pytest.mark.usefixtures("development")
def test_a_socket_of_the_page_reaches_the_server(port: int) -> None:
    origin = Origin(f"http://127.0.0.1:{port}")
    with connect(f"ws://127.0.0.1:{port}/api/lobby/socket", origin=origin, open_timeout=30) as lobby:
        assert lobby.recv(timeout=30)


# The last test of this module, because it stops what the others use.
def test_interrupting_it_stops_the_server_and_vite(development: subprocess.Popen[bytes], port: int) -> None:
    children = children_of(development.pid)
    assert children
    development.send_signal(signal.SIGINT)
    assert development.wait(STOP_SECONDS) == 0
    assert [child for child in children if is_running(child)] == []
    with pytest.raises(httpx.TransportError):
        httpx.get(f"http://127.0.0.1:{port}/", timeout=5)


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
