"""A writer process that dies or stalls is replaced; whoever waits learns what became of their write."""

import asyncio
import os
import resource
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from tests.store.faulty_writer import PROGRAM, plan
from tests.store.logs import note, record
from tests.store.test_async_writer import PATIENCE_SECONDS, kept, outcome, with_writer
from volteface.store import SqliteStore, async_writer
from volteface.store.async_writer import AsyncWriter
from volteface.store.people import Person
from volteface.tables import Addition, Conflict, StoreError

SOON_SECONDS = 1.0  # a deadline that a healthy writer keeps
FAULTS = 6


def addition(seq: int, table: str = "t") -> Addition:
    return Addition(record(table), seq, (note(seq), note(seq + 1)))


def send_signal(writer: AsyncWriter, sign: signal.Signals) -> None:
    assert writer.process.pid is not None
    os.kill(writer.process.pid, sign)


async def eventually(is_so: Callable[[], Any]) -> None:
    until = monotonic() + PATIENCE_SECONDS
    while not is_so():
        assert monotonic() < until
        await asyncio.sleep(0.01)


def faulty(path: Path, do: Callable[[SqliteStore, AsyncWriter], Awaitable[None]], *words: str) -> None:
    """Do something with a writer that follows a plan, once it is up."""
    plan(path, *words)
    with_writer(path, do, PATIENCE_SECONDS, PROGRAM)


@pytest.mark.parametrize("word", ["die", "crash"])
def test_a_write_whose_writer_died_is_kept_once_and_acknowledged(tmp_path: Path, word: str) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        assert await outcome(store.append(addition(0))) is None
        assert writer.process.replaced == 1

    faulty(tmp_path / "games.db", write, word)
    assert kept(tmp_path / "games.db", "t") == 2


def test_each_write_of_a_group_whose_writer_died_gets_its_own_answer(tmp_path: Path) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        waiting = [store.append(addition(seq, table)) for table, seq in (("a", 0), ("b", 5), ("c", 0), ("a", 2))]
        first, second, third, fourth = await asyncio.gather(*map(outcome, waiting))
        assert (first, type(second), third, fourth) == (None, Conflict, None, None)

    faulty(tmp_path / "games.db", write, "die")
    assert [kept(tmp_path / "games.db", table) for table in "ac"] == [4, 2]


@pytest.mark.parametrize("words", [("die", "die"), ("crash", "die"), ("die", "crash", "crash")])
def test_a_write_whose_writers_died_again_is_acknowledged_if_it_is_there(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        assert await outcome(store.append(addition(0))) is None

    faulty(tmp_path / "games.db", write, *words)
    assert kept(tmp_path / "games.db", "t") == 2


def test_a_write_that_kills_its_writers_is_refused_and_the_next_one_is_made(tmp_path: Path) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        refused = await outcome(store.append(addition(0)))
        assert str(refused).startswith("Nothing was kept: ")
        assert await outcome(store.append(addition(0))) is None

    faulty(tmp_path / "games.db", write, "crash", "crash")
    assert kept(tmp_path / "games.db", "t") == 2


def test_a_person_who_was_added_before_the_writer_died_is_there_once(tmp_path: Path) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        assert await outcome(store.people.add(Person("ann", "Ann"), b"hash", 0)) is None
        assert store.people.find(b"hash") == Person("ann", "Ann")

    faulty(tmp_path / "games.db", write, "die")


def test_a_writer_that_dies_while_nothing_is_written_is_replaced_at_once(tmp_path: Path) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        await eventually(lambda: writer.process.is_up)
        send_signal(writer, signal.SIGKILL)
        await eventually(lambda: writer.process.replaced == 1 and writer.process.is_up)
        assert await outcome(store.append(addition(0))) is None

    with_writer(tmp_path / "games.db", write)


@pytest.mark.parametrize("moment", ["idle", "after the commit"])
def test_a_writer_that_stalls_is_replaced_and_nothing_is_lost_or_doubled(tmp_path: Path, moment: str) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        await eventually(lambda: writer.process.is_up)
        if moment == "idle":
            send_signal(writer, signal.SIGSTOP)
        assert await outcome(store.append(addition(0))) is None
        assert writer.process.replaced >= 1

    path = tmp_path / "games.db"
    plan(path, "stall") if moment != "idle" else None
    with_writer(path, write, SOON_SECONDS, PROGRAM)
    assert kept(path, "t") == 2


def test_sending_to_a_stalled_writer_never_blocks_however_much_it_is(tmp_path: Path) -> None:
    """The pipe holds a megabyte at most: of a group of 64 writes of 100 kB the rest waits."""
    many = [Addition(record(f"table {number}"), 0, (note(0, text="x" * 100_000),)) for number in range(64)]

    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        await eventually(lambda: writer.process.is_up)
        send_signal(writer, signal.SIGSTOP)
        waiting = list(map(store.append, many))
        for _ in range(10):  # the loop goes on
            await asyncio.sleep(0.001)
        assert not any(future.done() for future in waiting)
        send_signal(writer, signal.SIGCONT)
        assert await asyncio.gather(*map(outcome, waiting)) == [None] * len(many)

    with_writer(tmp_path / "games.db", write)


def test_reading_goes_on_while_the_writer_stalls(tmp_path: Path) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        assert await outcome(store.append(addition(0))) is None
        send_signal(writer, signal.SIGSTOP)
        pending = store.append(addition(2))
        assert len(store.load("t").entries) == 2
        send_signal(writer, signal.SIGCONT)
        assert await outcome(pending) is None

    with_writer(tmp_path / "games.db", write)


def test_more_than_can_wait_for_a_stalled_writer_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(async_writer, "MOST_WAITING", 5)

    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        await eventually(lambda: writer.process.is_up)
        send_signal(writer, signal.SIGSTOP)
        waiting = [store.append(addition(0, f"table {number}")) for number in range(8)]
        refused = [future for future in waiting if future.done()]
        assert [str(future.exception()) for future in refused] == [
            "Nothing was kept: too much is waiting to be written."
        ] * 3
        send_signal(writer, signal.SIGCONT)
        assert [await outcome(future) for future in waiting if future not in refused] == [None] * 5

    with_writer(tmp_path / "games.db", write)


def test_closing_does_not_wait_for_ever_for_a_stalled_writer(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "games.db"
        writer = AsyncWriter(path, PATIENCE_SECONDS)
        store = SqliteStore(path, writer=writer)
        writer.start()
        await eventually(lambda: writer.process.is_up)
        send_signal(writer, signal.SIGSTOP)
        pending = store.append(addition(0))
        await asyncio.sleep(0)
        await writer.finish(0.1)
        store.close()
        assert "may not have been kept" in str(await outcome(pending))
        assert str(await outcome(store.append(addition(0)))) == f"Nothing was kept: {path} is closed."

    asyncio.run(asyncio.wait_for(run(), PATIENCE_SECONDS))


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_acknowledged_is_there_once_if_writers_are_killed_at_random(tmp_path: Path, seed: int) -> None:
    path, generator = tmp_path / "games.db", Random(seed)

    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        async def fill(table: str) -> None:
            for seq in range(0, 400, 2):
                while (refused := await outcome(store.append(addition(seq, table)))) is not None:
                    assert "again and again" in str(refused)  # so it is not there, and may be sent again

        filling = asyncio.gather(*(fill(f"table {number}") for number in range(5)))

        def has_gone_on(faults: int) -> bool:
            return writer.process.replaced > faults or filling.done()

        for number in range(FAULTS):
            await eventually(lambda: writer.process.is_up or filling.done())
            await asyncio.sleep(generator.uniform(0, 0.01))
            if not filling.done():
                send_signal(writer, generator.choice([signal.SIGKILL, signal.SIGSTOP]))
            await eventually(partial(has_gone_on, number))
        await filling

    with_writer(path, write, SOON_SECONDS)
    assert [kept(path, f"table {number}") for number in range(5)] == [400] * 5


def test_a_file_that_cannot_be_written_is_tried_again_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(async_writer, "PROBE_SECONDS", 0.02)

    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        assert await outcome(store.append(addition(0))) is None
        assert writer.process.pid is not None
        resource.prlimit(writer.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        refused = await outcome(store.append(addition(2)))
        assert isinstance(refused, StoreError) and str(refused).startswith("Nothing was kept: ")
        assert not writer.is_writable
        await asyncio.sleep(0.1)  # some tries
        assert not writer.is_writable
        resource.prlimit(writer.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        await eventually(lambda: writer.is_writable)
        assert await outcome(store.append(addition(2))) is None

    with_writer(tmp_path / "games.db", write)
    assert kept(tmp_path / "games.db", "t") == 4
