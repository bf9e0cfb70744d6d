"""Real servers for browsers to play at: a process each, with a database of its own."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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
