"""A writer in a process of its own, so that a busy server and its disk never wait for each other's turn.

Run as `python -m volteface.store.apart FILE SECONDS`; requests come in on one pipe and answers go out on another, a
group at a time. When the other end is gone it ends, with whatever it was told to write on the disk.
"""

import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from volteface.store.writing import BUSY_SECONDS, Write, commit_together, connect
from volteface.tables.errors import Conflict, StoreError

Answer = tuple[str, int] | str | None  # a conflict, another problem in words, or nothing is wrong


class WriterApart:
    """Another process that writes; whoever has sent a group hears of it before the next one is sent."""

    def __init__(self, path: Path, busy_seconds: float = BUSY_SECONDS) -> None:
        command = [sys.executable, "-m", "volteface.store.apart", str(path), str(busy_seconds)]
        self._path = path
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def fileno(self) -> int:
        """Where its answers can be read."""
        return self._answers.fileno()

    def send(self, writes: list[Write]) -> None:
        """Have a group written in one commit; raises if the writer is gone."""
        try:
            pickle.dump(writes, self._requests)
            self._requests.flush()
        except OSError as error:
            raise self._gone() from error

    def receive(self) -> list[StoreError | None]:
        """What is wrong with each request of the group, if anything; raises if the writer is gone."""
        try:
            answers: list[Answer] = pickle.load(self._answers)
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            raise self._gone() from error
        return [_problem(answer) for answer in answers]

    def close(self) -> None:
        """Let it finish and end."""
        with suppress(OSError):  # it may be gone already
            self._requests.close()
        self._process.wait()
        self._answers.close()

    def _gone(self) -> StoreError:
        return StoreError(f"Something may not have been kept: the writer of {self._path} is gone.")

    @property
    def _requests(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _answers(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout


def _problem(answer: Answer) -> StoreError | None:
    if answer is None:
        return None
    return StoreError(answer) if isinstance(answer, str) else Conflict(*answer)


def _answer(problem: StoreError | None) -> Answer:
    if problem is None:
        return None
    return (problem.table, problem.expected) if isinstance(problem, Conflict) else str(problem)


def main(path: Path, busy_seconds: float) -> None:
    """Write what comes until nothing more does."""
    for sign in (signal.SIGINT, signal.SIGTERM):  # whoever stops the server lets it finish first
        signal.signal(sign, signal.SIG_IGN)
    connection = connect(path, busy_seconds)
    while True:
        try:
            writes = pickle.load(sys.stdin.buffer)
        except EOFError:
            break
        pickle.dump(list(map(_answer, commit_together(connection, path, writes))), sys.stdout.buffer)
        sys.stdout.buffer.flush()
    connection.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]))
