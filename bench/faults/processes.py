"""The processes of a running server: which one writes, which ones choose for bots, and how much memory they take."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Final, TypeVar

T = TypeVar("T")

PAGE_KILOBYTES: Final = 4
SAMPLES: Final = 40
WRITER: Final = b"volteface.store.writer_process"
WORKER: Final = b"spawn_main"  # how multiprocessing starts a process


def writer_of(server: int) -> int | None:
    """The process that writes to the file, if it runs now."""
    return next(_running(server, WRITER), None)


def workers_of(server: int) -> list[int]:
    """The processes that choose for bots."""
    return list(_running(server, WORKER))


def memory_of(server: int) -> int:
    """Kilobytes that a server and all processes below it hold in memory."""
    return sum(_resident(pid) for pid in (server, *descendants(server)))


def descendants(pid: int) -> list[int]:
    """All processes below one, zombies not counted."""
    children: dict[int, list[int]] = defaultdict(list)
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()[:2]
        except (OSError, ValueError):  # it ended meanwhile
            continue
        if state != "Z":
            children[int(parent)].append(int(stat.parent.name))
    found, waiting = [], [pid]
    while waiting:
        below = children[waiting.pop()]
        found += below
        waiting += below
    return found


async def sample_memory(server: int, left: Callable[[], int]) -> list[int]:
    """Memory at even steps until nothing is left to do, once a tenth of it has filled the caches."""
    samples, whole = list[int](), left()
    while left() > 0:
        if whole - left() >= whole * (0.1 + len(samples) / SAMPLES):
            samples.append(memory_of(server))
        await asyncio.sleep(0.05)
    return [*samples, memory_of(server)]


async def wait_for(find: Callable[[], T], seconds: float) -> T:
    """Ask until there is something, or the time is up; the last answer."""
    until = monotonic() + seconds
    while not (found := find()) and monotonic() < until:
        await asyncio.sleep(0.02)
    return found


def _running(server: int, mark: bytes) -> Iterator[int]:
    for pid in descendants(server):
        try:
            command = Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            continue
        if mark in command:
            yield pid


def _resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE_KILOBYTES
    except OSError:
        return 0
