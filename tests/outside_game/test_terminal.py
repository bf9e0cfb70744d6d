"""A game from outside in the terminal, in plain text."""

from pathlib import Path

from tests.terminal.command import volteface


def test_a_person_plays_it_against_its_bots(tmp_path: Path) -> None:
    run = volteface(tmp_path, "play", "higher", "--plain", "--seats", "3", "--people", "Ann", typed="h\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert "Ann, does your card beat your left neighbour’s?" in run.stdout
    assert "Ann says: higher!" in run.stdout
    assert run.stdout.count("point.") == 3


def test_its_rulings_are_listed(tmp_path: Path) -> None:
    run = volteface(tmp_path, "rules", "higher", "--language", "fr")
    assert (run.returncode, run.stderr) == (0, "")
    assert "Une carte bat-elle une carte égale ?" in run.stdout


def test_its_cases_hold(tmp_path: Path) -> None:
    run = volteface(tmp_path, "check", "examples/games/higher/cases")
    assert (run.returncode, run.stdout) == (0, "4 passed, 0 failed\n")
