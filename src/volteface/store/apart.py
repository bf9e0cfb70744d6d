"""A writer in a process of its own, so that a busy server and its disk never wait for each other's turn.

Run as `python -m volteface.store.apart FILE SECONDS`; requests come in on one pipe and answers go out on another, a
group at a time, each as its length and a pickle. When the other end is gone it ends, with all that came on the disk.
"""

import fcntl
import os
import pickle
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from volteface.store.writing import BUSY_SECONDS, Write, commit_together, connect
from volteface.tables.errors import Conflict, StoreError

LENGTH_BYTES: Final = 8
CHUNK_BYTES: Final = 4096  # of an answer, which is short
PIPE_BYTES: Final = 1 << 20  # so that whoever sends a group need not wait until it is read

Answer = tuple[str, int] | str | None  # a conflict, another problem in words, or nothing is wrong


class WriterApart:
    """Another process that writes; whoever has sent a group hears of it before the next one is sent."""

    def __init__(self, path: Path, busy_seconds: float = BUSY_SECONDS) -> None:
        command = [sys.executable, "-m", "volteface.store.apart", str(path), str(busy_seconds)]
        self._path, self._heard = path, bytearray()
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        os.set_blocking(self.fileno(), False)
        _enlarge(self._process.stdin)

    def fileno(self) -> int:
        """Where its answers can be read."""
        assert self._process.stdout is not None
        return self._process.stdout.fileno()

    def send(self, writes: list[Write]) -> None:
        """Have a group written in one commit; raises if the writer is gone."""
        assert self._process.stdin is not None
        try:
            _write_message(self._process.stdin, writes)
        except OSError as error:
            raise self._gone() from error

    def hear(self) -> list[StoreError | None] | None:
        """Read what is there: what is wrong with each request of the group, or nothing if more is to come."""
        try:
            chunk = os.read(self.fileno(), CHUNK_BYTES)
        except BlockingIOError:  # nothing is there yet
            return None
        if not chunk:
            raise self._gone()
        self._heard += chunk
        length = int.from_bytes(self._heard[:LENGTH_BYTES])
        if len(self._heard) < LENGTH_BYTES + length:
            return None
        answers: list[Answer] = pickle.loads(self._heard[LENGTH_BYTES:])
        self._heard.clear()
        return [_problem(answer) for answer in answers]

    def wait(self) -> None:
        """Wait until there is something to read."""
        select.select([self], [], [])

    def close(self) -> None:
        """Let it finish and end."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with suppress(OSError):  # it may be gone already
            self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _gone(self) -> StoreError:
        return StoreError(f"Something may not have been kept: the writer of {self._path} is gone.")


def _problem(answer: Answer) -> StoreError | None:
    if answer is None:
        return None
    return StoreError(answer) if isinstance(answer, str) else Conflict(*answer)


def _answer(problem: StoreError | None) -> Answer:
    if problem is None:
        return None
    return (problem.table, problem.expected) if isinstance(problem, Conflict) else str(problem)


def _enlarge(pipe: IO[bytes] | None) -> None:
    """Let a pipe hold more, where the system can do that."""
    if pipe is not None and hasattr(fcntl, "F_SETPIPE_SZ"):
        with suppress(OSError):  # one person may have only so much of it
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PIPE_BYTES)


def _write_message(pipe: IO[bytes], message: Any) -> None:
    data = pickle.dumps(message)
    left = memoryview(len(data).to_bytes(LENGTH_BYTES) + data)
    while left:
        left = left[os.write(pipe.fileno(), left) :]


def main(path: Path, busy_seconds: float) -> None:
    """Write what comes until nothing more does."""
    for sign in (signal.SIGINT, signal.SIGTERM):  # whoever stops the server lets it finish first
        signal.signal(sign, signal.SIG_IGN)
    connection = connect(path, busy_seconds)
    while length := sys.stdin.buffer.read(LENGTH_BYTES):
        data = sys.stdin.buffer.read(int.from_bytes(length))
        if len(data) < int.from_bytes(length):
            break  # whoever sent it died on the way
        problems = commit_together(connection, path, pickle.loads(data))
        try:
            _write_message(sys.stdout.buffer, list(map(_answer, problems)))
        except BrokenPipeError:
            os._exit(0)  # nobody is there to hear it, and it is on the disk
    connection.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]))
