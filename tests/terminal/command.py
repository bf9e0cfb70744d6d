"""Runs the `volteface` command with a data folder of its own."""

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

from volteface.cli import main
from volteface.kernel import MoveEntry
from volteface.store import SqliteStore
from volteface.tables import Record

MAIN = "from volteface.cli import main; main()"


def volteface(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a new process with this text as its input."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-c", MAIN, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**kept, "XDG_DATA_HOME": str(home), "HOME": str(home), "PYTHONUTF8": "1"},
        timeout=60,
        check=False,
    )


def volteface_here(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in this process, which is faster."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    environment = {"XDG_DATA_HOME": str(home), "LANGUAGE": "", "LC_ALL": "C.UTF-8"}
    with (
        patch.object(sys, "argv", ["volteface", *arguments]),
        patch.object(sys, "stdin", io.StringIO(typed)),
        patch.dict(os.environ, environment),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as left:
            code = int(left.code or 0)
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def saved_games(home: Path) -> list[Record]:
    """The games saved in a data folder."""
    store = open_store(home)
    records = list(store.find())
    store.close()
    return records


def moves_of(home: Path) -> list[tuple[object, object]]:
    """All moves of the only saved game, with their actors."""
    store = open_store(home)
    [record] = store.find()
    entries = store.load(record.id).entries
    store.close()
    return [(entry.actor, entry.move) for entry in entries if isinstance(entry, MoveEntry)]


def open_store(home: Path) -> SqliteStore:
    """The database in a data folder."""
    return SqliteStore(home / "volteface" / "volteface.db")
