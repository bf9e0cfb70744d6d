"""Another program, spoken to line by line: started without a shell, never waited for too long, and ended for good."""

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

LONGEST_LINE: Final = 65_536  # bytes
MOST_LAST_WORDS: Final = 2_000  # bytes of what it wrote to its error output
CHUNK: Final = 65_536  # bytes
MOST_LAST_CHUNKS: Final = 32
LOOK_UP_SECONDS: Final = 0.2  # how often whoever waits looks up whether the program was closed


class TooLate(Exception):
    """The program did not answer in time."""


class Ended(Exception):
    """The program says nothing more."""


class TooLong(Exception):
    """The program wrote a line that is longer than any answer."""


def read_command(text: str) -> tuple[str, ...]:
    """A program and its arguments, quoted as in a shell; raises `InvalidInput`."""
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise InvalidInput(f"The command “{text}” cannot be read: {error}.") from error
    if not words:
        raise InvalidInput("There is no command after “exec:”. Write one, such as exec:python3 my_bot.py.")
    return words


def check_program(command: tuple[str, ...]) -> None:
    """Say so if there is no such program on this machine; raises `InvalidInput`."""
    if shutil.which(command[0]) is None:
        raise InvalidInput(f"There is no program “{command[0]}” here that could be started as a bot.")


class Program:
    """A running program; raises `OSError` if it cannot be started."""

    def __init__(self, command: tuple[str, ...]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        self._end = finalize(self, _end, self._process)  # at the latest when our own program ends
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._input, self._output, self._errors = (stream.fileno() for stream in streams if stream)
        for place in (self._input, self._output, self._errors):
            os.set_blocking(place, False)
        self._to_say, self._heard, self._last_words = b"", b"", b""
        self._has_errors, self._is_closed, self._talking = True, False, Lock()

    def converse(self, line: bytes | None, deadline: float) -> bytes:
        """Say a line, if any, and hear the next one; raises `TooLate`, `Ended` or `TooLong`."""
        with self._talking:
            if line is not None:
                self._to_say += line + b"\n"
            while b"\n" not in self._heard and len(self._heard) <= LONGEST_LINE:
                self._wait(deadline)
            heard, _, self._heard = self._heard.partition(b"\n")
            if len(heard) > LONGEST_LINE:
                raise TooLong
            return heard

    def close(self) -> None:
        """End the program and all that it started; whoever talks to it now hears that it has ended."""
        self._is_closed = True
        _kill(self._process)
        with self._talking:
            if self._end.alive:
                self._hear_last_words()
            self._end()

    def exit_code(self, wait_seconds: float) -> int | None:
        """The code that it ends with in this time; a negative signal if it was ended, nothing if it runs on."""
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(wait_seconds)
        return None

    def last_words(self) -> str:
        """The last that it wrote to its error output before it was closed."""
        return self._last_words.decode(errors="replace").strip()

    def _wait(self, deadline: float) -> None:
        """Move what can be moved through the pipes, waiting until the deadline at most."""
        left = deadline - monotonic()
        if self._is_closed:
            raise Ended
        if left <= 0:
            raise TooLate
        with selectors.DefaultSelector() as ready:
            ready.register(self._output, selectors.EVENT_READ, self._hear)
            if self._has_errors:
                ready.register(self._errors, selectors.EVENT_READ, self._hear_errors)
            if self._to_say:
                ready.register(self._input, selectors.EVENT_WRITE, self._say)
            for key, _ in ready.select(min(left, LOOK_UP_SECONDS)):
                key.data()

    def _say(self) -> None:
        try:
            said = os.write(self._input, self._to_say)
        except BrokenPipeError:  # it hears nothing more, but may still have something to say
            said = len(self._to_say)
        self._to_say = self._to_say[said:]

    def _hear(self) -> None:
        chunk = os.read(self._output, CHUNK)
        if not chunk:
            raise Ended
        self._heard += chunk

    def _hear_last_words(self) -> None:
        """What still lies in the pipe; not more, for something that it started may write on."""
        with suppress(BlockingIOError):
            for _ in range(MOST_LAST_CHUNKS):
                self._hear_errors()

    def _hear_errors(self) -> None:
        chunk = os.read(self._errors, CHUNK)
        self._has_errors = bool(chunk)
        self._last_words = (self._last_words + chunk)[-MOST_LAST_WORDS:]


def _kill(process: "subprocess.Popen[bytes]") -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: "subprocess.Popen[bytes]") -> None:
    _kill(process)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()
    process.wait()
