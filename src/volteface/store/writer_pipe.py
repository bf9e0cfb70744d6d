"""The server's end of the writer process: pipes that never block."""

import fcntl
import os
import pickle
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from volteface.store.commit import BUSY_SECONDS, Mode, Write
from volteface.store.writer_process import UP, error_of, frame, unframe
from volteface.tables.errors import StoreError

PROGRAM: Final = "volteface.store.writer_process"
CHUNK_BYTES: Final = 4096  # results are short
KILL_SECONDS: Final = 1.0  # for a killed process to end
PIPE_BYTES: Final = 1 << 20  # room for a whole group, mostly


class WriterGone(Exception):
    """The process has closed its end of the pipes."""


class WriterPipe:
    """A writer process and the pipes to it; the results of a group are received before the next group is sent."""

    def __init__(self, path: Path, program: str = PROGRAM) -> None:
        command = [sys.executable, "-m", program, str(path), str(BUSY_SECONDS)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._received, self._unsent = bytearray(), memoryview(b"")
        self.is_up = False  # whether it has said that it is ready
        assert self._process.stdin is not None and self._process.stdout is not None
        self._stdin, self._stdout = self._process.stdin, self._process.stdout
        self.pid, self.input, self.output = self._process.pid, self._stdin.fileno(), self._stdout.fileno()
        for end in (self.input, self.output):
            os.set_blocking(end, False)
        _enlarge(self._stdin)

    def send(self, writes: list[Write], mode: Mode) -> bool:
        """Send a group to be written in one commit, as far as the pipe takes it now; whether that was all of it."""
        self._unsent = memoryview(frame((mode, writes)))
        return self.send_more()

    def send_more(self) -> bool:
        """Send what the pipe had no room for; whether that was all of it. Says nothing if the process is gone."""
        try:
            while self._unsent:
                self._unsent = self._unsent[os.write(self.input, self._unsent) :]
        except BlockingIOError:
            return False
        except OSError:  # the end of its output will tell
            self._unsent = memoryview(b"")
        return True

    def receive(self) -> list[StoreError | None] | None:
        """Read what has arrived: the error of each write of the group, an empty list once the process is up, or None
        while more is to come; raises `WriterGone`.
        """
        try:
            chunk = os.read(self.output, CHUNK_BYTES)
        except BlockingIOError:  # nothing is there yet
            return None
        except OSError as error:
            raise WriterGone from error
        if not chunk:
            raise WriterGone
        self._received += chunk
        message = self._unframe()
        if message is None:
            return None
        if message == UP:
            self.is_up = True
            return []
        return [error_of(result) for result in message]

    def kill(self) -> None:
        """Kill the process, whatever it is doing; its transaction is then either committed or rolled back."""
        self._process.kill()

    def is_dead(self) -> bool:
        """Whether the process has ended, so that nothing more comes of it."""
        return self._process.poll() is not None

    def close(self, wait_seconds: float) -> None:
        """Close the pipes, which ends the process; one that does not end in time is killed."""
        for end in (self._stdin, self._stdout):
            with suppress(OSError):  # it may be gone already
                end.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(wait_seconds)
        self.kill()
        with suppress(subprocess.TimeoutExpired):  # it waits for a disk that does not answer
            self._process.wait(KILL_SECONDS)

    def _unframe(self) -> Any:
        try:
            return unframe(self._received)
        except (pickle.UnpicklingError, EOFError) as error:
            raise WriterGone from error


def _enlarge(pipe: IO[bytes]) -> None:
    """Enlarge a pipe's buffer, where the system allows it."""
    if hasattr(fcntl, "F_SETPIPE_SZ"):
        with suppress(OSError):  # over the user's limit
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PIPE_BYTES)
