"""A process that writes to the SQLite file, so that commits never hold the server's interpreter lock.

Run as `python -m volteface.store.writer_process FILE SECONDS`. It says on stdout that it is up. Then groups of writes
arrive on stdin and their results leave on stdout; each message is its length and a pickle. At the end of stdin the
process exits, with all that arrived on the disk. docs/decisions/0002-writer-process.md has the figures.
"""

import os
import pickle
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from volteface.store.commit import Mode, NotWritable, Write, commit_group, connect
from volteface.tables.errors import Conflict, StoreError

LENGTH_BYTES: Final = 8
UP: Final = "up"  # the first message of a process

Group: TypeAlias = tuple[Mode, list[Write]]  # writes that are committed together

# A conflict, another error in words and whether it is the file's, or None for success.
Result: TypeAlias = tuple[str, int] | tuple[str, bool] | None


def frame(message: Any) -> bytes:
    """A message as it goes through a pipe."""
    data = pickle.dumps(message)
    return len(data).to_bytes(LENGTH_BYTES) + data


def unframe(received: bytearray) -> Any:
    """The message at the beginning of what was received, taken out of it; None until all of it is there."""
    end = LENGTH_BYTES + int.from_bytes(received[:LENGTH_BYTES])
    if len(received) < max(end, LENGTH_BYTES + 1):
        return None
    message = pickle.loads(received[LENGTH_BYTES:end])
    del received[:end]
    return message


def error_of(result: Result) -> StoreError | None:
    """The error that a result stands for."""
    match result:
        case None:
            return None
        case (str(text), bool(is_of_file)):
            return NotWritable(text) if is_of_file else StoreError(text)
        case (table, expected):
            return Conflict(table, expected)


def _result_of(error: StoreError | None) -> Result:
    if error is None:
        return None
    if isinstance(error, Conflict):
        return error.table, error.expected
    return str(error), isinstance(error, NotWritable)


class GroupWriter:
    """The writing end: commits each group on a connection that is opened again if it could not be."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self._path, self._busy_seconds = path, busy_seconds
        self._connection: sqlite3.Connection | None = None

    def commit(self, group: Group) -> list[StoreError | None]:
        """Commit a group; returns each write's error, or None."""
        mode, writes = group
        try:
            self._connection = self._connection or connect(self._path, self._busy_seconds)
        except sqlite3.Error as error:
            return [NotWritable(f"Nothing was kept: {self._path} cannot be written: {error}.")] * len(writes)
        return commit_group(self._connection, self._path, writes, mode)

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()


def main(writer: GroupWriter, send: Callable[[Any], None]) -> None:
    """Write groups until the end of stdin."""
    for sign in (signal.SIGINT, signal.SIGTERM):  # the server closes the pipe when it is done
        signal.signal(sign, signal.SIG_IGN)
    send(UP)
    while length := sys.stdin.buffer.read(LENGTH_BYTES):
        data = sys.stdin.buffer.read(int.from_bytes(length))
        if len(data) < int.from_bytes(length):
            break  # the sender died in the middle of a group
        errors = writer.commit(pickle.loads(data))
        send(list(map(_result_of, errors)))
    writer.close()


def send_message(message: Any) -> None:
    """Send a message to the server."""
    left = memoryview(frame(message))
    try:
        while left:
            left = left[os.write(sys.stdout.fileno(), left) :]
    except BrokenPipeError:
        os._exit(0)  # nobody reads the results any more; the group is on the disk


if __name__ == "__main__":
    main(GroupWriter(Path(sys.argv[1]), float(sys.argv[2])), send_message)
