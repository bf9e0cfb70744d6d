"""A file that was cut off or scribbled in is a sentence at worst."""

from pathlib import Path
from random import Random

import pytest

from volteface.store import SqliteStore
from volteface.tables import StoreError

from .logs import append, filled, note
from .writer import on_writer


def open_and_read(path: Path) -> None:
    store = SqliteStore(path, busy_seconds=0.05)
    try:
        for kept in store.find():
            store.load(kept.id)
    finally:
        store.close()


@pytest.mark.parametrize("size", [1, 99, 100, 1000, 4096, 5000, 9000, 20000])
def test_a_file_that_was_cut_off_is_a_sentence_or_still_whole(tmp_path: Path, size: int) -> None:
    path = filled(tmp_path / "games.db")
    path.write_bytes(path.read_bytes()[:size])
    with pytest.raises(StoreError, match=r"games\.db cannot be (opened|read)|belongs to another program"):
        open_and_read(path)


@pytest.mark.parametrize("seed", range(30))
def test_random_bytes_in_a_file_are_a_sentence_at_worst(tmp_path: Path, seed: int) -> None:
    path, generator = filled(tmp_path / "games.db"), Random(seed)
    data = bytearray(path.read_bytes())
    start = generator.randrange(len(data))
    data[start : start + 500] = generator.randbytes(500)
    path.write_bytes(data)
    try:
        open_and_read(path)
    except StoreError as error:
        assert str(error).endswith(".")


def test_a_row_that_cannot_be_read_is_a_sentence(store: SqliteStore) -> None:
    append(store, 0, note(0))
    on_writer(store, lambda connection: connection.execute("UPDATE requests SET data = x'5b7b5d'"))
    with pytest.raises(StoreError, match="cannot be read"):
        store.load("t")


def test_a_record_that_cannot_be_read_is_a_sentence(store: SqliteStore) -> None:
    append(store, 0, note(0))
    on_writer(store, lambda connection: connection.execute("UPDATE tables SET data = x'7b7d'"))
    with pytest.raises(StoreError, match="cannot be read"):
        store.find()


def test_a_file_of_random_bytes_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(Random(1).randbytes(10_000))
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(path)
    assert path.read_bytes() == Random(1).randbytes(10_000)
