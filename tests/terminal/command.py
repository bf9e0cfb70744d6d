"""The `volteface` command, with a folder of its own for saved games."""

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

from volteface.cli import main

MAIN = "from volteface.cli import main; main()"


def volteface(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own and type the text into it."""
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
    """Run the command in this process, which is quicker."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    surroundings = {"XDG_DATA_HOME": str(home), "LANGUAGE": "", "LC_ALL": "C.UTF-8"}
    with (
        patch.object(sys, "argv", ["volteface", *arguments]),
        patch.object(sys, "stdin", io.StringIO(typed)),
        patch.dict(os.environ, surroundings),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as left:
            code = int(left.code or 0)
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def saved_games(home: Path) -> list[Path]:
    return sorted(home.rglob("*.json"))
