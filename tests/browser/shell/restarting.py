"""A server that can be stopped and started again on the same port and database."""

import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx

from tests.server.running import free_port

PATIENCE_SECONDS = 20


class Restartable:
    """`volteface serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._database, self._port = folder / "tables.db", free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin, and wait until somebody can connect."""
        arguments = ["serve", "--port", str(self._port), "--database", str(self._database), "--pace", "0.05"]
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from volteface.cli import main; main()", *arguments], stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not self._answers():
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop as an operator stops it."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE_SECONDS)
            self._process = None

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/healthz").is_success
        except httpx.TransportError:
            return False

    def __enter__(self) -> "Restartable":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
