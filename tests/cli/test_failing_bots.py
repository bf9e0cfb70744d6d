"""A bot from outside that fails in a simulation is named in one sentence, with what it did."""

from pathlib import Path

import pytest

from tests.bots.programs import HEAD
from tests.terminal.command import volteface

SIMULATE = ("lab", "simulate", "flip7", "--games", "20", "--jobs", "1", "--bot-seconds", "1", "--bots")


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("sys.exit(3)", "ended with exit code 3"),
        ("time.sleep(60)", "did not reply within 1 seconds"),
        ("while ask(): print('nonsense', flush=True)", "sent two invalid replies in one turn"),
    ],
)
def test_a_bot_that_fails_is_named(tmp_path: Path, body: str, sentence: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(f"{HEAD}\n{body}\n", encoding="utf-8")
    run = volteface(tmp_path, *SIMULATE, f"exec:python3 {file},random,random")
    assert (run.returncode, run.stdout) == (2, "")
    assert f"The bot “python3 {file}” {sentence}" in run.stderr
    assert "Traceback" not in run.stderr


def test_a_missing_program_is_named_before_any_game(tmp_path: Path) -> None:
    run = volteface(tmp_path, *SIMULATE, "exec:no-such-program,random,random")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "There is no program “no-such-program” here that could be started as a bot.\n"
