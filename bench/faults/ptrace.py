"""Stops another process at an exact system call, so that it can be killed between a commit and its answer.

Only a process below this one in the process tree may be stopped (Linux, `PTRACE_SEIZE`); everything about one process
happens on one thread, as the kernel demands.
"""

import ctypes
import os
import platform
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, TypeAlias

SEIZE, INTERRUPT, SYSCALL, SYSCALL_INFO = 0x4206, 0x4207, 24, 0x420E  # from <sys/ptrace.h>
MARK_SYSCALLS: Final = 1  # stops at system calls are told from signals
WAIT_ALL: Final = 0x40000000
ENTRY, EXIT = 1, 2
TRAP: Final = signal.SIGTRAP | 0x80
INFO_BYTES: Final = 88
POLL_SECONDS: Final = 0.0005
NUMBERS: Final = {  # of write, fsync and fdatasync
    "x86_64": (1, (74, 75)),
    "aarch64": (64, (82, 83)),
}

# Right after the commit reached the disk, or right before the answer leaves the process.
Moment: TypeAlias = Literal["synced", "unanswered"]


def can_trace() -> bool:
    """Whether this machine is one whose system calls are known here."""
    return sys.platform == "linux" and platform.machine() in NUMBERS


def stop_at(pid: int, moment: Moment, patience_seconds: float, strike: Callable[[], object]) -> bool:
    """Stop a process at a moment of its next commit and call `strike` while it stands still; False if none came.

    `strike` has to kill the process; if no commit comes in time, the process goes on as if nothing had been.
    """
    try:
        _ptrace(SEIZE, pid, data=MARK_SYSCALLS)
        _ptrace(INTERRUPT, pid)
        has_come = _run_until(pid, moment, time.monotonic() + patience_seconds)
    except (ProcessLookupError, ChildProcessError):  # it died by itself
        return False
    if has_come:
        strike()
        with suppress(ChildProcessError):
            os.waitpid(pid, WAIT_ALL)
    return has_come


def _run_until(pid: int, moment: Moment, until: float) -> bool:
    write, syncs = NUMBERS[platform.machine()]
    is_synced, entered = False, -1
    while time.monotonic() < until:
        found, status = os.waitpid(pid, WAIT_ALL | os.WNOHANG)
        if not found:
            time.sleep(POLL_SECONDS)
            continue
        if not os.WIFSTOPPED(status):
            return False
        sign = 0
        if os.WSTOPSIG(status) == TRAP:
            op, number, argument = _system_call(pid)
            if op == ENTRY:
                entered = number
                if is_synced and moment == "unanswered" and number == write and _is_pipe(pid, argument):
                    return True
            elif op == EXIT and entered in syncs:
                is_synced = True
                if moment == "synced":
                    return True
        elif status >> 16 == 0:
            sign = os.WSTOPSIG(status)  # a signal on its way to the process
        _ptrace(SYSCALL, pid, data=sign)
    _let_go(pid)
    return False


def _let_go(pid: int) -> None:
    _ptrace(INTERRUPT, pid)
    os.waitpid(pid, WAIT_ALL)
    _ptrace(17, pid)  # PTRACE_DETACH


def _is_pipe(pid: int, descriptor: int) -> bool:
    return str(Path(f"/proc/{pid}/fd/{descriptor}").readlink()).startswith(("pipe:", "socket:"))


def _system_call(pid: int) -> tuple[int, int, int]:
    """Whether a call begins or ends, its number and its first argument."""
    info = ctypes.create_string_buffer(INFO_BYTES)
    _ptrace(SYSCALL_INFO, pid, INFO_BYTES, ctypes.addressof(info))
    number, argument = (int.from_bytes(info.raw[start : start + 8], "little") for start in (24, 32))
    return info.raw[0], number, argument


def _ptrace(request: int, pid: int, address: int = 0, data: int = 0) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.restype, libc.ptrace.argtypes = ctypes.c_long, [ctypes.c_long, ctypes.c_long, *[ctypes.c_void_p] * 2]
    if libc.ptrace(request, pid, address, data) < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"ptrace: {os.strerror(number)}")
