"""A server that cannot use its database says why in one sentence, and changes nothing."""

import resource
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.store.logs import filled
from volteface.store.schema import VERSION

from .running import PATIENCE_SECONDS


def serve(database: Path, most_bytes: int = resource.RLIM_INFINITY) -> "subprocess.CompletedProcess[str]":
    """Run `volteface serve`, which cannot make files larger than that."""
    volteface = str(Path(sys.executable).with_name("volteface"))
    command = [volteface, "serve", "--port", "0", "--database", str(database)]

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))

    return subprocess.run(
        command, capture_output=True, text=True, timeout=2 * PATIENCE_SECONDS, preexec_fn=limit, check=False
    )


def random_bytes(path: Path) -> None:
    path.write_bytes(Random(1).randbytes(20_000))


def newer(path: Path) -> None:
    connection = sqlite3.connect(filled(path, 3))
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()


@pytest.mark.parametrize(
    ("make", "sentence"),
    [(random_bytes, "cannot be opened as a file of games: "), (newer, "was written by a newer version")],
)
def test_a_file_that_cannot_be_used_is_a_sentence_and_stays_as_it_is(
    tmp_path: Path, make: object, sentence: str
) -> None:
    path = tmp_path / "games.db"
    assert callable(make)
    make(path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    run = serve(path)
    assert (run.returncode, run.stderr.count("\n"), sentence in run.stderr) == (2, 1, True)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_full_disk_at_the_start_is_a_sentence(tmp_path: Path) -> None:
    run = serve(tmp_path / "games.db", most_bytes=0)
    assert (run.returncode, run.stderr.count("\n")) == (2, 1), run.stderr
    assert "cannot be opened as a file of games: " in run.stderr
