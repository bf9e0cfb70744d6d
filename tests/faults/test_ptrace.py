"""A process is stopped at an exact moment of a commit: the data is on the disk, the answer is not sent."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bench.faults.ptrace import Moment, can_trace, stop_at

COMMITTER = """
import os, sys, time
file = os.open(sys.argv[1], os.O_CREAT | os.O_WRONLY)
print("ready", flush=True)
while True:
    sys.stdin.readline()
    os.write(file, b"data")
    os.fdatasync(file)
    os.write(1, b"answer\\n")
"""

pytestmark = pytest.mark.skipif(not can_trace(), reason="ptrace is Linux's, and system calls have numbers of their own")


@pytest.mark.parametrize("moment", ["synced", "unanswered"])
def test_a_process_dies_between_its_commit_and_its_answer(tmp_path: Path, moment: Moment) -> None:
    file = tmp_path / "data"
    command = [sys.executable, "-c", COMMITTER, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        process.stdin.write(b"go\n")
        process.stdin.flush()
        # If the commit was over before it could be stopped, the next one is waited for.
        process.stdin.write(b"go\n" * 100)
        process.stdin.flush()
        has_struck = stop_at(process.pid, moment, 10, lambda: os.kill(process.pid, signal.SIGKILL))
        answers = process.stdout.read().count(b"answer\n")
    assert (has_struck, file.stat().st_size) == (True, 4 * (answers + 1))


def test_a_process_that_commits_nothing_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-c", COMMITTER, str(tmp_path / "data")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        assert not stop_at(process.pid, "synced", 0.2, process.kill)
        process.stdin.write(b"go\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        process.kill()
    assert answer == b"answer\n"
