"""Real servers for browser tests: a process each, with its own database."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LISTED: Final = "tests.browser.listed_server"
PATIENCE_SECONDS: Final = 10


@contextmanager
def running_server(folder: Path, cards: Sequence[str] = (), pace: float = 0, module: str = LISTED) -> Iterator[str]:
    """The address of a server that deals these cards first; its bots take that many seconds to think."""
    command = [sys.executable, "-m", module, str(folder / "tables.db"), str(pace), *cards]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            port = process.stdout.readline().strip()
            assert port, "the server did not start"
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE_SECONDS)


@dataclass(frozen=True)
class Server:
    """A server for many tables, which is told for each of them what to deal there."""

    address: str
    folder: Path

    def tell(self, table: str, cards: Sequence[str]) -> None:
        """Say which cards come first at a table, before its game begins."""
        told_file(self.folder, table).write_text(" ".join(cards), encoding="utf-8")


@contextmanager
def tellable_server(folder: Path, module: str = LISTED) -> Iterator[Server]:
    """A server that deals by chance where it is told nothing."""
    with running_server(folder, module=module) as address:
        yield Server(address, folder)


def told_file(folder: Path, table: str) -> Path:
    """Where a server in that folder looks up what to deal at a table."""
    return folder / f"{table}.cards"
