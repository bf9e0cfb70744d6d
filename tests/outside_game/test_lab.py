"""A game from outside in the lab: simulated on the readable engine, as it has no compiled kernels."""

import json
from pathlib import Path

from tests.terminal.command import volteface


def test_its_bots_are_simulated(tmp_path: Path) -> None:
    options = ("--bots", "guesser,random", "--games", "200", "--seed", "1", "--json")
    run = volteface(tmp_path, "lab", "simulate", "higher", *options)
    assert (run.returncode, run.stderr.strip()) == (0, "")
    report = json.loads(run.stdout)
    assert (report["game"], report["games"], report["engine"]) == ("higher", 200, "readable")
    guesser, random = report["bots"]
    assert guesser["wins"] > random["wins"]
