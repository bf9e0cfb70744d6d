"""A server that is told to stop finishes what is under way; one that is killed loses nothing either."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .people import Person, Socket
from .running import PATIENCE_SECONDS, free_port


@contextmanager
def served(database: Path, port: int) -> Iterator["subprocess.Popen[bytes]"]:
    """`volteface serve` as people run it."""
    volteface = str(Path(sys.executable).with_name("volteface"))
    options = ["--port", str(port), "--database", f"sqlite:///{database}", "--pace", "0"]
    process = subprocess.Popen([volteface, "serve", *options], start_new_session=True)
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz").raise_for_status()
            break
        except httpx.HTTPError:
            time.sleep(0.05)
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def closing_of(socket: Socket) -> int:
    """Hear until the socket closes; the code."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_server_told_to_stop_says_so_and_ends_well(tmp_path: Path, sign: signal.Signals) -> None:
    port = free_port()
    with served(tmp_path / "games.db", port) as process:
        ann = Person(f"http://127.0.0.1:{port}", "Ann")
        with ann.at(ann.open()) as socket:
            socket.sit(0)
            process.send_signal(sign)
            code = closing_of(socket)
        last = {"type": "closing", "reason": {"id": "closing-restart", "arguments": {}}, "come_back": True}
        assert (socket.heard[-1], code) == (last, 1012)
        assert process.wait(PATIENCE_SECONDS) in (0, -sign)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path, sign: signal.Signals) -> None:
    port = free_port()
    with served(tmp_path / "games.db", port) as process:
        ann = Person(f"http://127.0.0.1:{port}", "Ann")
        table = ann.open()
        with ann.at(table) as socket:
            socket.sit(0)
            socket.ask("start", bot="threshold:20")
            socket.ask("say", text="Still here?")
            process.send_signal(sign)
            process.wait(PATIENCE_SECONDS)
            before = socket.table
    with served(tmp_path / "games.db", port), ann.at(table, since=0) as socket:
        said = [
            one["table_event"]["text"] for one in socket.happened if (one["table_event"] or {}).get("event") == "said"
        ]
        assert (said, socket.table["seq"] >= before["seq"]) == (["Still here?"], True)
