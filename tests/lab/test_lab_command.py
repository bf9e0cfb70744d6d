"""`volteface lab` as a person types it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from volteface.cli import lab
from volteface.cli.main import app
from volteface.kernel import InvalidInput

SIMULATE = ["lab", "simulate", "flip7", "--edition", "en", "--bots", "counter,threshold:25,random", "--seed", "5"]


def said(*words: str) -> str:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_simulation_is_told_as_a_table() -> None:
    text = said(*SIMULATE, "--games", "300")
    assert all(word in text for word in ("counter", "threshold:25", "rounds a game", "games/s"))


def test_the_same_seed_tells_the_same() -> None:
    one, other = (json.loads(said(*SIMULATE, "--games", "300", "--json", "--jobs", jobs)) for jobs in ("1", "2"))
    assert one["bots"] == other["bots"]


def test_a_house_rule_is_played_by() -> None:
    short = json.loads(said(*SIMULATE, "--games", "300", "--rule", "target_score=50", "--json"))
    assert short["house_rules"] == {"target_score": 50}
    assert short["rounds_per_game"]["mean"] < 5


def test_a_simulation_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "result.png"
    said(*SIMULATE, "--games", "300", "--plot", str(file), "--csv")
    assert file.read_bytes().startswith(b"\x89PNG")


def test_a_picture_of_an_unknown_kind_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, [*SIMULATE, "--games", "30", "--plot", str(tmp_path / "result.nothing")])
    assert isinstance(result.exception, InvalidInput)


def test_without_the_extra_the_lab_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda name: None)
    result = CliRunner().invoke(app, SIMULATE)
    assert isinstance(result.exception, InvalidInput)
    assert "pip install 'volteface[lab]'" in str(result.exception)
