"""A child process that is spoken to in lines of text over pipes, with a deadline for every reply."""

import os
import selectors
import shlex
import shutil
import signal
import subprocess
from contextlib import suppress
from threading import Lock
from time import monotonic
from typing import Final
from weakref import finalize

from volteface.kernel import InvalidInput

MOST_LINE_BYTES: Final = 65_536
MOST_STDERR_BYTES: Final = 2_000  # that are kept
CHUNK_BYTES: Final = 65_536
MOST_STDERR_CHUNKS: Final = 32  # that are read when the program is closed
POLL_SECONDS: Final = 0.2  # how often a waiting thread checks whether the program was closed


class ReplyTimeout(Exception):
    """The program did not reply before the deadline."""


class ProgramEnded(Exception):
    """The program ended or closed its output."""


class LineTooLong(Exception):
    """The program wrote a line that is too long to be a message."""


def read_command(text: str) -> tuple[str, ...]:
    """Split a command into a program and its arguments, quoted as in a shell; raises `InvalidInput`."""
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        said = InvalidInput(f"The command “{text}” cannot be read: {error}.")
        raise said.explained("problem-command", command=text, reason=error) from error
    if not words:
        missing = "There is no command after “exec:”. Write one, such as exec:python3 my_bot.py."
        raise InvalidInput(missing).explained("problem-no-command")
    return words


def check_program(command: tuple[str, ...]) -> None:
    """Raise `InvalidInput` if there is no such program on this machine."""
    if shutil.which(command[0]) is None:
        said = InvalidInput(f"There is no program “{command[0]}” here that could be started as a bot.")
        raise said.explained("problem-no-program", program=command[0])


class Program:
    """A running program, started without a shell in a session of its own; raises `OSError` if it cannot be started."""

    def __init__(self, command: tuple[str, ...]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        self._end = finalize(self, _end, self._process)  # at the latest when our own program ends
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._stdin, self._stdout, self._stderr = (stream.fileno() for stream in streams if stream)
        for descriptor in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(descriptor, False)
        self._to_write, self._read, self._stderr_read = b"", b"", b""
        self._is_stderr_open, self._is_closed, self._lock = True, False, Lock()

    def exchange(self, line: bytes | None, deadline: float) -> bytes:
        """Write a line, if any, and read the next one; raises `ReplyTimeout`, `ProgramEnded` or `LineTooLong`."""
        with self._lock:
            if line is not None:
                self._to_write += line + b"\n"
            while b"\n" not in self._read and len(self._read) <= MOST_LINE_BYTES:
                self._wait(deadline)
            reply, _, self._read = self._read.partition(b"\n")
            if len(reply) > MOST_LINE_BYTES:
                raise LineTooLong
            return reply

    def close(self) -> None:
        """Kill the program and all that it started; a thread in `exchange` gets `ProgramEnded`."""
        self._is_closed = True
        _kill(self._process)
        with self._lock:
            if self._end.alive:
                self._read_rest_of_stderr()
            self._end()

    def exit_code(self, wait_seconds: float) -> int | None:
        """Return its exit code, or minus the signal that ended it; None if it still runs after this time."""
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(wait_seconds)
        return None

    def stderr_tail(self) -> str:
        """Return the last that it wrote to its error output before it was closed."""
        return self._stderr_read.decode(errors="replace").strip()

    def _wait(self, deadline: float) -> None:
        """Read and write what is possible now, waiting until the deadline at most."""
        left = deadline - monotonic()
        if self._is_closed:
            raise ProgramEnded
        if left <= 0:
            raise ReplyTimeout
        with selectors.DefaultSelector() as ready:
            ready.register(self._stdout, selectors.EVENT_READ, self._read_stdout)
            if self._is_stderr_open:
                ready.register(self._stderr, selectors.EVENT_READ, self._read_stderr)
            if self._to_write:
                ready.register(self._stdin, selectors.EVENT_WRITE, self._write_stdin)
            for key, _ in ready.select(min(left, POLL_SECONDS)):
                key.data()

    def _write_stdin(self) -> None:
        try:
            written = os.write(self._stdin, self._to_write)
        except BrokenPipeError:  # it reads no more, but may still have written a reply
            written = len(self._to_write)
        self._to_write = self._to_write[written:]

    def _read_stdout(self) -> None:
        chunk = os.read(self._stdout, CHUNK_BYTES)
        if not chunk:
            raise ProgramEnded
        self._read += chunk

    def _read_rest_of_stderr(self) -> None:
        """Read what is still in the pipe, but not for ever: something that it started may go on writing."""
        with suppress(BlockingIOError):
            for _ in range(MOST_STDERR_CHUNKS):
                self._read_stderr()

    def _read_stderr(self) -> None:
        chunk = os.read(self._stderr, CHUNK_BYTES)
        self._is_stderr_open = bool(chunk)
        self._stderr_read = (self._stderr_read + chunk)[-MOST_STDERR_BYTES:]


def _kill(process: "subprocess.Popen[bytes]") -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: "subprocess.Popen[bytes]") -> None:
    _kill(process)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()
    process.wait()
