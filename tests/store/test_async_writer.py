"""A write that completes is on the disk, whatever becomes of the writer process."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.store.logs import note, notes, record
from volteface.store import SqliteStore
from volteface.store.async_writer import AsyncWriter
from volteface.store.commit import LONGEST_GROUP
from volteface.store.writer_pipe import PROGRAM
from volteface.tables import Addition, Conflict, StoreError
from volteface.tables.ports import WriteFuture

PATIENCE_SECONDS = 30


def with_writer(
    path: Path,
    do: Callable[[SqliteStore, AsyncWriter], Awaitable[None]],
    deadline_seconds: float = PATIENCE_SECONDS,
    program: str = PROGRAM,
) -> None:
    """Do something with a store that writes through another process, and close it."""

    async def run() -> None:
        writer = AsyncWriter(path, deadline_seconds, program)
        store = SqliteStore(path, writer=writer)
        writer.start()
        try:
            await asyncio.wait_for(do(store, writer), PATIENCE_SECONDS)
        finally:
            await writer.finish()
            store.close()

    asyncio.run(run())


def kept(path: Path, table: str) -> int:
    """How many entries of a table somebody else finds in the file."""
    store = SqliteStore(path)
    try:
        return len(store.load(table).entries)
    finally:
        store.close()


async def outcome(future: WriteFuture) -> BaseException | None:
    try:
        await asyncio.wrap_future(future)
    except StoreError as error:
        return error
    return None


def test_what_is_acknowledged_is_in_the_file(tmp_path: Path) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        for seq in range(3):
            assert await outcome(store.append(Addition(record("t"), seq, (note(seq),)))) is None
            assert kept(store.path, "t") == seq + 1

    with_writer(tmp_path / "games.db", write)


def test_many_requests_at_once_are_all_kept(tmp_path: Path) -> None:
    tables = [f"table {number}" for number in range(3 * LONGEST_GROUP)]

    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        waiting = [store.append(Addition(record(table), 0, notes(0, 2))) for table in tables]
        assert await asyncio.gather(*map(outcome, waiting)) == [None] * len(tables)

    with_writer(tmp_path / "games.db", write)
    assert {kept(tmp_path / "games.db", table) for table in tables} == {2}


def test_a_request_that_does_not_fit_is_refused_alone(tmp_path: Path) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        waiting = [
            store.append(Addition(record(table), seq, (note(seq),))) for table, seq in (("a", 0), ("b", 5), ("c", 0))
        ]
        first, second, third = await asyncio.gather(*map(outcome, waiting))
        assert (first, type(second), third) == (None, Conflict, None)

    with_writer(tmp_path / "games.db", write)


def test_a_trouble_of_one_request_is_told_in_words(tmp_path: Path) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        found = await outcome(store.append(Addition(record("t", updated=2**63), 0, (note(0),))))
        assert str(found).startswith("Nothing was kept: ")

    with_writer(tmp_path / "games.db", write)


def test_closing_keeps_what_still_waits(tmp_path: Path) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        for number in range(10):
            store.append(Addition(record(f"t{number}"), 0, (note(0),)))

    with_writer(tmp_path / "games.db", write)
    assert [kept(tmp_path / "games.db", f"t{number}") for number in range(10)] == [1] * 10


def test_a_write_is_made_even_if_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        store.append(Addition(record("t"), 0, (note(0),))).cancel()
        assert await outcome(store.append(Addition(record("t"), 1, (note(1),)))) is None

    with_writer(tmp_path / "games.db", write)
    assert kept(tmp_path / "games.db", "t") == 2


def test_a_task_that_is_cancelled_while_it_waits_ends_once_the_write_is_durable(tmp_path: Path) -> None:
    async def write(store: SqliteStore, writer: AsyncWriter) -> None:
        future = store.append(Addition(record("t"), 0, (note(0),)))
        waiting = asyncio.create_task(outcome(future))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait((waiting,))
        assert (waiting.cancelled(), future.done(), kept(store.path, "t")) == (True, True, 1)

    with_writer(tmp_path / "games.db", write)
