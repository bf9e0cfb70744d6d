"""`volteface how-to-play`: the guide of a game in the terminal, and as the pages in docs/rules."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from volteface.cli.main import build_app
from volteface.kernel import games
from volteface.locale import LANGUAGES

PAGES = Path(__file__).parents[2] / "docs" / "rules"


def told(*arguments: str) -> str:
    run = CliRunner().invoke(build_app(["how-to-play", "rules"]), ["how-to-play", *arguments], env={"COLUMNS": "80"})
    assert run.exit_code == 0, run.output
    return run.output


@pytest.mark.parametrize("game", ["flip7", "phase10flip"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(game: str, language: str) -> None:
    assert max(map(len, told(game, "--language", language).splitlines())) <= 80


def test_it_follows_the_edition_and_the_number_of_players() -> None:
    assert "begins the round with one card" in told("flip7", "--language", "en")
    assert "begins the round with nothing" in told("flip7", "--language", "en", "--edition", "fr")
    assert "4 rondas" in " ".join(told("flip7", "--language", "es", "--seats", "2").split())


def test_the_phases_are_a_numbered_list() -> None:
    assert "\n10. A run of 3" in told("phase10flip", "--language", "en")


@pytest.mark.parametrize("game", ["flip7", "phase10flip"])
def test_the_page_in_the_docs_is_fresh(game: str) -> None:
    page = (PAGES / f"how-to-play-{game}.md").read_text(encoding="utf-8")
    assert page == told(game, "--language", "en", "--markdown"), "make it again by the command that it names"
    assert game in games()
