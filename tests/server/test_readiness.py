"""Whether a server is ready: all its parts are up. Asking never waits for one of them."""

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from .people import Person
from .running import PATIENCE_SECONDS, running
from .test_writer_faults import children, until, writers

UP = {"ready": True, "writer": True, "disk": True, "bots": True}


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    """A server with all its processes that is ready."""
    with running(tmp_path / "games.db", is_lasting=True, writer_seconds=2.0) as address:
        until(lambda: readiness(address) == (200, UP))
        yield address


def readiness(base: str) -> tuple[int, Any]:
    response = httpx.get(f"{base}/readyz")
    return response.status_code, response.json()


def expect(base: str, **down: bool) -> None:
    """Wait until just these parts are down."""
    until(lambda: readiness(base) == (503, UP | {"ready": False} | down))


def metric(base: str, name: str) -> float:
    lines = httpx.get(f"{base}/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"volteface_{name} ")))


def test_a_server_is_not_ready_while_its_writer_is_replaced(base: str) -> None:
    os.kill(writers()[0], signal.SIGKILL)
    expect(base, writer=False)
    assert httpx.get(f"{base}/healthz").is_success
    until(lambda: readiness(base) == (200, UP))
    assert metric(base, "writers_replaced") == 1


def test_a_server_is_not_ready_while_the_disk_is_full_and_is_again_once_there_is_room(base: str) -> None:
    ann, (writer,) = Person(base, "Ann"), writers()
    resource.prlimit(writer, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    refused = ann.http.post("/api/tables", json={"game": "flip7", "edition": "en", "seats": 3})
    assert (refused.status_code, refused.json()["reason"]["id"]) == (503, "refused-not-kept")
    expect(base, disk=False)
    resource.prlimit(writer, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    until(lambda: readiness(base) == (200, UP))
    assert ann.open()


def test_a_server_is_not_ready_while_its_bots_are_restarted(base: str) -> None:
    for worker in children(b"spawn_main"):
        os.kill(worker, signal.SIGKILL)
    expect(base, bots=False)
    until(lambda: readiness(base) == (200, UP))
    assert metric(base, "bot_workers_replaced") == 1


def test_a_second_server_on_the_same_file_is_refused_with_exit_code_2(base: str, tmp_path: Path) -> None:
    volteface = str(Path(sys.executable).with_name("volteface"))
    command = [volteface, "serve", "--port", "0", "--database", str(tmp_path / "games.db")]
    second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=False)
    assert (second.returncode, second.stderr) == (
        2,
        f"Another server is using {tmp_path / 'games.db'}, and only one can.\n",
    )
    assert readiness(base) == (200, UP)
