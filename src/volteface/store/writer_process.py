"""A process that writes to the SQLite file, so that commits never hold the server's interpreter lock.

Run as `python -m volteface.store.writer_process FILE SECONDS`. Groups of writes arrive on stdin and their results leave
on stdout, each as its length and a pickle. At the end of stdin the process exits, with all that arrived on the disk.
docs/decisions/0002-writer-process.md has the figures.
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

from volteface.store.commit import BUSY_SECONDS, Write, commit_group, connect
from volteface.tables.errors import Conflict, StoreError

LENGTH_BYTES: Final = 8
CHUNK_BYTES: Final = 4096  # results are short
PIPE_BYTES: Final = 1 << 20  # a whole group, so that sending one does not block

Result = tuple[str, int] | str | None  # a conflict, another error in words, or None for success


class WriterProcess:
    """The other end of the pipes; the results of a group are received before the next group is sent."""

    def __init__(self, path: Path, busy_seconds: float = BUSY_SECONDS) -> None:
        command = [sys.executable, "-m", "volteface.store.writer_process", str(path), str(busy_seconds)]
        self._path, self._received = path, bytearray()
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        os.set_blocking(self.fileno(), False)
        _enlarge(self._process.stdin)

    def fileno(self) -> int:
        """The pipe that results arrive on."""
        assert self._process.stdout is not None
        return self._process.stdout.fileno()

    def send(self, writes: list[Write]) -> None:
        """Send a group to be written in one commit; raises `StoreError` if the process is gone."""
        assert self._process.stdin is not None
        try:
            _write_message(self._process.stdin, writes)
        except OSError as error:
            raise self._gone() from error

    def receive(self) -> list[StoreError | None] | None:
        """Read what has arrived: the error of each write of the group, or None while more is to come."""
        try:
            chunk = os.read(self.fileno(), CHUNK_BYTES)
        except BlockingIOError:  # nothing is there yet
            return None
        if not chunk:
            raise self._gone()
        self._received += chunk
        length = int.from_bytes(self._received[:LENGTH_BYTES])
        if len(self._received) < LENGTH_BYTES + length:
            return None
        results: list[Result] = pickle.loads(self._received[LENGTH_BYTES:])
        self._received.clear()
        return [_error_of(result) for result in results]

    def wait(self) -> None:
        """Block until there is something to read."""
        select.select([self], [], [])

    def close(self) -> None:
        """Close the pipe and wait until the process has finished."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with suppress(OSError):  # it may be gone already
            self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _gone(self) -> StoreError:
        return StoreError(f"Something may not have been kept: the writer of {self._path} is gone.")


def _error_of(result: Result) -> StoreError | None:
    if result is None:
        return None
    return StoreError(result) if isinstance(result, str) else Conflict(*result)


def _result_of(error: StoreError | None) -> Result:
    if error is None:
        return None
    return (error.table, error.expected) if isinstance(error, Conflict) else str(error)


def _enlarge(pipe: IO[bytes] | None) -> None:
    """Enlarge a pipe's buffer, where the system allows it."""
    if pipe is not None and hasattr(fcntl, "F_SETPIPE_SZ"):
        with suppress(OSError):  # over the user's limit
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PIPE_BYTES)


def _write_message(pipe: IO[bytes], message: Any) -> None:
    data = pickle.dumps(message)
    left = memoryview(len(data).to_bytes(LENGTH_BYTES) + data)
    while left:
        left = left[os.write(pipe.fileno(), left) :]


def main(path: Path, busy_seconds: float) -> None:
    """Write groups until the end of stdin."""
    for sign in (signal.SIGINT, signal.SIGTERM):  # the server closes the pipe when it is done
        signal.signal(sign, signal.SIG_IGN)
    connection = connect(path, busy_seconds)
    while length := sys.stdin.buffer.read(LENGTH_BYTES):
        data = sys.stdin.buffer.read(int.from_bytes(length))
        if len(data) < int.from_bytes(length):
            break  # the sender died in the middle of a group
        errors = commit_group(connection, path, pickle.loads(data))
        try:
            _write_message(sys.stdout.buffer, list(map(_result_of, errors)))
        except BrokenPipeError:
            os._exit(0)  # nobody reads the results any more; the group is on the disk
    connection.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]))
