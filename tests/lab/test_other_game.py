"""A game from outside the package that brings nothing for the lab is simulated on the readable engine."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

GAMES = 40
PROGRAM = """
import sys
from volteface.cli.main import build_app
if __name__ == "__main__":
    build_app()(sys.argv[1:], standalone_mode=False)
    assert "numba" not in sys.modules
"""


@pytest.fixture
def with_higher(tmp_path: Path) -> dict[str, str]:
    """An environment in which the toy game Higher is installed, by its entry point alone."""
    metadata = tmp_path / "higher-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: higher\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[volteface.games]\nhigher = tests.kernel.higher:MANIFEST\n")
    (tmp_path / "simulate.py").write_text(PROGRAM)
    paths = (tmp_path, ROOT, ROOT / "examples" / "games" / "higher")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}


def test_a_game_from_outside_is_simulated_without_numba(with_higher: dict[str, str], tmp_path: Path) -> None:
    words = ["lab", "simulate", "higher", "--edition", "town", "--bots", "random,random", "--seed", "3", "--json"]
    command = [sys.executable, str(tmp_path / "simulate.py"), *words, "--games", str(GAMES), "--jobs", "1"]
    record = json.loads(subprocess.run(command, env=with_higher, check=True, capture_output=True, text=True).stdout)
    assert record["engine"] == "readable"
    assert record["rounds_per_game"]["mean"] == 1
    for bot in record["bots"]:
        assert sum(bot["games_by_seat"]) == GAMES
        assert bot["points_per_round"]["mean"] == bot["wins"] / GAMES  # a right guess is a point and wins
        assert 0 < bot["wins"] < GAMES
        assert "bust_rate" not in bot
