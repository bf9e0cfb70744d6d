"""`volteface today` plays the deck of the day once, and `volteface verify --earlier` follows its chain."""

import re
from collections.abc import Callable
from datetime import timedelta
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.tables.daily_games import CHAIN, DAY, play_day, steady
from volteface.cli.main import main
from volteface.kernel import write_log
from volteface.locale import LANGUAGES

KNOWN = DAY - timedelta(days=2)


class Run(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    stdout: str
    stderr: str


Command = Callable[..., Run]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs `volteface` with these words, and with that on its input."""

    def run(*words: str, typed: str = "") -> Run:
        monkeypatch.setattr("sys.argv", ["volteface", *words])
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        with pytest.raises(SystemExit) as stopped:
            main()
        return Run(int(stopped.value.code or 0), *capsys.readouterr())

    return run


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A game with the deck of a day, exported."""
    path: Path = tmp_path_factory.mktemp("daily") / "game.json"
    path.write_bytes(write_log(play_day("flip7", steady)))
    return str(path)


def link_of(days_before: int) -> str:
    day = DAY - timedelta(days=days_before)
    return f"{day.isoformat()}={CHAIN.link(day).hex()}"


def test_a_deck_is_played_once_and_then_its_result_is_shown(said: Command, tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "games.db"))
    first = said("today", "flip7", "--plain", *database, typed="1\n" * 300)
    assert first.code == 0, first.stderr
    told = [line for line in first.stdout.splitlines() if line.startswith(("Flip 7,", "Round "))][-6:]
    again = said("today", "flip7", "--plain", *database)
    assert again.code == 0
    assert again.stdout.splitlines()[:6] == told
    table = next(word for word in again.stdout.split() if word.startswith("flip7-"))
    assert said("verify", table, *database).code == 0


def test_a_deck_that_is_left_goes_on_where_it_was(said: Command, tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "games.db"))
    first = said("today", "flip7", "--plain", *database, typed="1\n")
    again = said("today", "flip7", "--plain", *database, typed="")
    assert "volteface today flip7" in first.stdout
    tables = [re.findall(r"flip7-\d{6}-\w+", run.stdout)[0] for run in (first, again)]
    assert tables[0] == tables[1]
    assert "%" not in first.stdout  # no odds: everybody decides for themselves


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_secret_of_a_day_leads_back_to_the_links_of_earlier_days(said: Command, file: str, language: str) -> None:
    right = said("verify", file, "--earlier", link_of(1), "--earlier", link_of(40), "--language", language)
    assert (right.code, right.stderr) == (0, "")
    assert right.stdout.count((DAY - timedelta(days=1)).isoformat()) == 1
    wrong = said("verify", file, "--earlier", f"{KNOWN.isoformat()}={'ab' * 32}", "--language", language)
    assert (wrong.code, KNOWN.isoformat() in wrong.stderr) == (1, True)


@pytest.mark.parametrize("given", ["", "yesterday", f"{KNOWN.isoformat()}=abc", f"soon={'ab' * 32}"])
def test_what_is_no_link_of_a_day_is_refused(said: Command, file: str, given: str) -> None:
    refused = said("verify", file, "--earlier", given)
    assert (refused.code, refused.stdout) == (2, "")
    assert "2026-11-16=LINK" in refused.stderr
