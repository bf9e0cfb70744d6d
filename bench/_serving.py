"""A server in a process of its own, without limits on how much one address may ask for."""

import os
import signal
import subprocess
import sys
import time
from contextlib import nullcontext, suppress
from pathlib import Path

import httpx

from tests.server.running import UNLIMITED, free_port
from volteface.rooms.bot_turns import Pace
from volteface.server.run import serve
from volteface.server.settings import Settings

__all__ = ["PATIENCE_SECONDS", "Serving", "free_port"]

PATIENCE_SECONDS = 30


class Serving:
    """A running server that can be stopped, killed and started again on the same file."""

    def __init__(self, database: Path, log: Path | None = None, program: str = "bench._serving") -> None:
        self.database, self.port = database, free_port()
        self._log, self._program = log, program
        self.base = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """Of the running process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """Start it; seconds until it answers."""
        began = time.perf_counter()
        command = [sys.executable, "-m", self._program, str(self.database), str(self.port)]
        with nullcontext() if self._log is None else self._log.open("ab") as log:
            self._process = subprocess.Popen(command, start_new_session=True, stderr=log)
        while time.perf_counter() - began < PATIENCE_SECONDS:
            try:
                httpx.get(f"{self.base}/healthz", timeout=1).raise_for_status()
                return time.perf_counter() - began
            except httpx.HTTPError:
                if self._process.poll() is not None:
                    raise RuntimeError("the server ended at once") from None
                time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def end(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """Stop it, gently or not; its exit code."""
        assert self._process is not None
        if sign is signal.SIGKILL:
            os.killpg(self._process.pid, sign)  # its writer and its bot workers too
        else:
            self._process.send_signal(sign)
        return self._process.wait(PATIENCE_SECONDS)

    def kill(self) -> None:
        """SIGKILL to whatever is still there of it."""
        with suppress(ProcessLookupError):
            self.end(signal.SIGKILL)


def main(database: Path, port: int) -> None:
    """Serve until stopped."""
    serve(
        Settings(
            database=database,
            is_lasting=True,
            port=port,
            pace=Pace(0, 0),
            bot_workers=1,
            allowances=UNLIMITED,
        )
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
