"""A writer that stands still, a disk that is full, files that are damaged or newer, clocks that jump."""

import asyncio
import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit
from typing import Final

from bench._serving import Serving
from bench.faults import clocks, files
from bench.faults.playing import Playing, end_gently, playing
from bench.faults.processes import wait_for, writer_of
from bench.faults.report import Row
from bench.faults.senders import HttpConnection

COUNT: Final = 200  # damaged files; the other attacks are made once for every twenty of them
EACH: Final = 20
TABLES: Final = 4
PAGE_SECONDS: Final = 2.0  # within which a page has to answer meanwhile
SHORT_STALL_SECONDS, LONG_STALL_SECONDS = 1.5, 60.0
PAGES: Final = ("/metrics", "/api/games", "/api/lobby")


def run(count: int, seed: int) -> list[Row]:
    """Do all of it; what came of it."""
    times = max(1, count // EACH)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows = asyncio.run(stall_and_fill(folder, times, seed))
        return [*rows, *files.damage(folder, count, seed), *clocks.jump(times)]


async def stall_and_fill(folder: Path, times: int, seed: int) -> list[Row]:
    """Stop the writer and fill the disk again and again while tables are played."""
    generator, wrong = Random(seed), list[str]()
    async with playing(folder, TABLES, generator) as one:
        await one.warm_up()
        for number in range(times):
            wrong += await stall_writer(one, is_short=number % 2 == 0)
            wrong += await fill_disk(one)
            await asyncio.sleep(generator.uniform(0, 0.3))
    rows = [
        Row("times that the writer stood still", times, other=0),
        Row("times that the disk was full", times, other=0),
        one.row("requests acknowledged meanwhile", wrong),
    ]
    return [*rows, await stop_while_stalled(folder)]


async def stall_writer(one: Playing, is_short: bool) -> list[str]:
    """Stop the writer, for a moment or until it is replaced; pages are answered meanwhile, and the tables go on."""
    server, acts = one.serving.pid, one.acts
    writer = await wait_for(lambda: writer_of(server), PAGE_SECONDS)
    if writer is None:
        return ["there is no writer"]
    os.kill(writer, signal.SIGSTOP)
    wrong = await _read_pages(one, "while the writer stands still")
    if is_short:
        await asyncio.sleep(SHORT_STALL_SECONDS)
        if writer_of(server) == writer:
            os.kill(writer, signal.SIGCONT)
    elif not await wait_for(lambda: writer_of(server) not in (writer, None), LONG_STALL_SECONDS):
        os.kill(writer, signal.SIGCONT)
        wrong.append(f"a writer that stood still was not replaced within {LONG_STALL_SECONDS:.0f} seconds")
    return wrong + await _goes_on(one, acts, "after the writer stood still")


async def fill_disk(one: Playing) -> list[str]:
    """Let every write fail for a while, as on a full disk; pages are answered meanwhile, and the tables go on."""
    acts = one.acts
    with full_disk(one.serving.pid):
        await asyncio.sleep(0.3)
        wrong = await _read_pages(one, "while the disk is full")
    return wrong + await _goes_on(one, acts, "after the disk was full")


@contextmanager
def full_disk(server: int) -> Iterator[None]:
    """No file that the writer writes to may grow or be written; what another writer is started meanwhile may."""
    writer = writer_of(server)
    if writer is not None:
        prlimit(writer, RLIMIT_FSIZE, (0, RLIM_INFINITY))
    yield
    if writer is not None and writer_of(server) == writer:
        prlimit(writer, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))


async def stop_while_stalled(folder: Path) -> Row:
    """SIGTERM while the writer stands still: the server ends by itself."""
    serving = Serving(folder / "stopped.db", folder / "stopped.log")
    serving.start()
    writer = await wait_for(lambda: writer_of(serving.pid), PAGE_SECONDS)
    assert writer is not None
    os.kill(writer, signal.SIGSTOP)
    wrong = await asyncio.to_thread(end_gently, serving)
    serving.kill()
    return Row("stops while the writer stood still", 1, other=len(wrong), details=wrong)


async def _read_pages(one: Playing, when: str) -> list[str]:
    http, wrong = HttpConnection(one.serving.base), []
    for path in (*PAGES, *(f"/api/tables/{table}" for table in one.running_tables()[:1])):
        try:
            async with asyncio.timeout(PAGE_SECONDS):
                status, _ = await http.ask("GET", path, b"", {})
        except TimeoutError:
            http.close()
            status = 0
        if status != 200:
            wrong.append(f"{path} was answered with {status or 'nothing'} {when}")
    http.close()
    return wrong


async def _goes_on(one: Playing, acts: int, when: str) -> list[str]:
    return [] if await wait_for(lambda: one.acts > acts + TABLES, LONG_STALL_SECONDS) else [f"nobody plays on {when}"]
