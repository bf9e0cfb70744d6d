"""A game from outside in the lab: simulated on the readable engine, for it has no compiled kernels."""

import json
from pathlib import Path

from tests.terminal.command import volteface


def test_its_bots_are_simulated(tmp_path: Path) -> None:
    run = volteface(tmp_path, "lab", "higher", "--bots", "guesser,random", "--games", "200", "--seed", "1", "--json")
    assert (run.returncode, run.stderr) == (0, "")
    assert json.loads(run.stdout)
