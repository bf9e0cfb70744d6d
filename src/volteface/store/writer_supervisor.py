"""Keeps a writer process running: one that dies or misses its deadline is killed and replaced."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from volteface.store.commit import Mode, Write
from volteface.store.writer_pipe import PROGRAM, WriterGone, WriterPipe
from volteface.tables.errors import StoreError

LOG: Final = logging.getLogger(__name__)
DEADLINE_SECONDS: Final = 10.0  # for a commit; more than the 5 that a writer waits for a locked file
START_SECONDS: Final = 20.0  # for a process to be up
STOP_SECONDS: Final = 5.0  # for a process to end by itself
REAP_SECONDS: Final = 0.01  # between two looks whether a killed process is dead
RESTART_SECONDS: Final = 0.5  # before the next start, after a process that never was up


class WriterSupervisor:
    """The process that writes, whichever it is now.

    Calls `up` when a process is there to take a group, and `report` with each write's error, or None, once a group is
    committed. Of a group that was sent before the last `up` nobody knows whether it was committed.
    """

    def __init__(
        self,
        path: Path,
        *,
        up: Callable[[], None],
        report: Callable[[list[StoreError | None]], None],
        deadline_seconds: float = DEADLINE_SECONDS,
        program: str = PROGRAM,
    ) -> None:
        self._path, self._program, self._deadline_seconds = path, program, deadline_seconds
        self._up, self._report = up, report
        self._pipe: WriterPipe | None = None
        self._timer: asyncio.TimerHandle | None = None  # a deadline, or the next start
        self.is_up = False  # whether a process is there to take a group
        self.replaced = 0  # processes that died or missed their deadline

    @property
    def pid(self) -> int | None:
        """The process that writes now."""
        return None if self._pipe is None else self._pipe.pid

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start a process; the file must exist by now."""
        self._loop = loop
        self._start_process()

    def send(self, writes: list[Write], mode: Mode) -> None:
        """Send a group to the process that is up; never blocks."""
        assert self._pipe is not None
        self._set_deadline(self._deadline_seconds)
        if not self._pipe.send(writes, mode):
            self._loop.add_writer(self._pipe.input, self._send_more, self._pipe)

    def stop(self, *, now: bool) -> None:
        """Stop the process: at once, or when it has written what it was sent."""
        self.is_up = False
        self._set_deadline(None)
        if self._pipe is not None:
            self._unwatch(self._pipe)
            if now:
                self._pipe.kill()
            self._pipe.close(STOP_SECONDS)
            self._pipe = None

    def _start_process(self) -> None:
        try:
            self._pipe = WriterPipe(self._path, self._program)
        except OSError:
            LOG.exception("the writer process cannot be started")
            self._timer = self._loop.call_later(RESTART_SECONDS, self._start_process)
            return
        self._loop.add_reader(self._pipe.output, self._receive, self._pipe)
        self._set_deadline(START_SECONDS)

    def _send_more(self, pipe: WriterPipe) -> None:
        if pipe.send_more():
            self._loop.remove_writer(pipe.input)

    def _receive(self, pipe: WriterPipe) -> None:
        was_up = pipe.is_up
        try:
            errors = pipe.receive()
        except WriterGone:
            self._replace(pipe)
            return
        if errors is None:
            return
        self._set_deadline(None)
        if was_up:
            self._report(errors)
        else:
            self.is_up = True
            self._up()

    def _set_deadline(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, self._kill, seconds)

    def _kill(self, seconds: float) -> None:
        """Kill a process that missed its deadline; the end of its output says that it is gone."""
        assert self._pipe is not None
        LOG.error("the writer process %s said nothing for %s seconds and is killed", self._pipe.pid, seconds)
        self.is_up = False
        self._pipe.kill()

    def _replace(self, pipe: WriterPipe) -> None:
        """Start another process once this one is dead; until then it might still commit."""
        LOG.error("the writer process %s is gone and is replaced", pipe.pid)
        self.is_up, self._pipe = False, None
        self.replaced += 1
        self._set_deadline(None)
        self._unwatch(pipe)
        pipe.kill()
        self._restart(pipe)

    def _restart(self, dying: WriterPipe) -> None:
        if not dying.is_dead():
            self._timer = self._loop.call_later(REAP_SECONDS, self._restart, dying)
            return
        dying.close(0)
        self._timer = self._loop.call_later(0 if dying.is_up else RESTART_SECONDS, self._start_process)

    def _unwatch(self, pipe: WriterPipe) -> None:
        self._loop.remove_writer(pipe.input)
        self._loop.remove_reader(pipe.output)
