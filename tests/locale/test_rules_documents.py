"""The documents on a game's rules say what its data says."""

import pytest

from tests.architecture.sources import ROOT
from volteface.kernel import Game

from .catalogue import GAMES, WORDS

RULES = ROOT / "docs" / "rules"
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def section(text: str, title: str) -> str:
    """What stands under a heading, up to the next one."""
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def read_table(text: str) -> list[dict[str, str]]:
    """The rows of a table, with or without bars around it, each by the names of its columns."""
    lines = [line.strip().strip("|") for line in text.splitlines() if " | " in line]
    names, *rows = ([cell.strip() for cell in line.split("|")] for line in lines)
    return [dict(zip(names, row, strict=True)) for row in rows]


def table_of(game: Game) -> dict[str, dict[str, str]]:
    """The table of a game's rulings, by their names."""
    names = (RULES / "names.md").read_text(encoding="utf-8")
    return {row["name"].strip("`"): row for row in read_table(section(names, WORDS["en"].text(f"{game.id}-title")))}


@each_game
def test_every_ruling_is_in_the_table_and_nothing_else(game: Game) -> None:
    assert list(table_of(game)) == list(game.rulebook.rulings)


@each_game
def test_the_table_gives_every_editions_answer(game: Game) -> None:
    shown = {
        name: {edition: row[edition].split(" ")[0] for edition in game.rulebook.editions}
        for name, row in table_of(game).items()
    }
    data = {
        name: {edition: str(position.answer) for edition, position in ruling.editions.items()}
        for name, ruling in game.rulebook.rulings.items()
    }
    assert shown == data


@each_game
def test_the_table_points_to_the_rule_that_a_ruling_names(game: Game) -> None:
    assert {name: row["rule"] for name, row in table_of(game).items()} == {
        name: ruling.rule for name, ruling in game.rulebook.rulings.items()
    }


@each_game
def test_every_rule_that_a_ruling_names_is_in_the_document(game: Game) -> None:
    text = (RULES / f"{game.id}.md").read_text(encoding="utf-8")
    numbers = {number for ruling in game.rulebook.rulings.values() for number in ruling.rule.split(", ")}
    marks = {number: (f"**{number} ", f"**{number}**", f"## {number}. ", f"| {number} |") for number in numbers}
    assert [number for number, forms in marks.items() if not any(form in text for form in forms)] == []
