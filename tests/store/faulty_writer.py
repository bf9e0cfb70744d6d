"""A writer process that fails at a chosen moment: run as `python -m tests.store.faulty_writer FILE SECONDS`.

Whoever wants it to fail writes words into the file beside the database that `plan` names. Each group takes the first
word out: `crash` dies before the commit, `die` between the commit and its answer, `stall` stops there.
"""

import os
import signal
import sys
from pathlib import Path
from typing import Any

from volteface.store.writer_process import UP, Group, GroupWriter, main, send_message
from volteface.tables import StoreError

PROGRAM = "tests.store.faulty_writer"


def plan(database: Path, *words: str) -> Path:
    """The file with the moments at which the writers of a database fail; with words, they are planned."""
    path = database.with_name(f"{database.name}.faults")
    if words:
        path.write_text(" ".join(words), encoding="ascii")
    return path


class FaultyWriter(GroupWriter):
    """Follows the plan."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        super().__init__(path, busy_seconds)
        self._plan, self._word = plan(path), ""

    def commit(self, group: Group) -> list[StoreError | None]:
        """Die here, or remember what is to happen after the commit."""
        words = self._plan.read_text(encoding="ascii").split() if self._plan.exists() else []
        self._word = words[0] if words else ""
        self._plan.write_text(" ".join(words[1:]), encoding="ascii")
        if self._word == "crash":
            os.kill(os.getpid(), signal.SIGKILL)
        return super().commit(group)

    def answer(self, message: Any) -> None:
        """Die here, or stop."""
        if message != UP and self._word in ("die", "stall"):
            os.kill(os.getpid(), signal.SIGKILL if self._word == "die" else signal.SIGSTOP)
        send_message(message)


if __name__ == "__main__":
    faulty = FaultyWriter(Path(sys.argv[1]), float(sys.argv[2]))
    main(faulty, faulty.answer)
