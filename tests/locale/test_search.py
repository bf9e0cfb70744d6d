"""The rules are found in plain words, in every language."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.architecture.sources import ROOT
from volteface.cli.main import build_app
from volteface.kernel import Game, find_game
from volteface.locale.search import RuleEntry, rule_entries, search_rules

from .catalogue import GAMES, WORDS

# Asked of the browser's search too, in web/tests/rules.test.ts.
SEARCHES = json.loads((ROOT / "tests" / "locale" / "searches.json").read_text())


def entries(game: Game, language: str) -> tuple[RuleEntry, ...]:
    answers = game.rulebook.resolve(game.rulebook.default_edition(language))
    return rule_entries(WORDS[language], game.id, game.rulebook, answers, 4)


@pytest.mark.parametrize("search", SEARCHES, ids=lambda one: f"{one['language']} {one['asked']}")
def test_a_question_in_plain_words_finds_its_rules_first(search: dict[str, Any]) -> None:
    all_entries = entries(find_game(search["game"]), search["language"])
    found = [entry.id for entry in search_rules(WORDS[search["language"]], all_entries, search["asked"]).entries]
    assert set(found[: len(search["found"])]) == set(search["found"])
    assert bool(found) == bool(search["found"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_has_an_address_of_its_own(game: Game) -> None:
    ids = [entry.id for entry in entries(game, "en")]
    assert len(set(ids)) == len(ids)
    assert [id for id in ids if not id.replace("-", "").isalnum()] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_is_found_by_its_own_title(game: Game) -> None:
    for language in WORDS:
        found = entries(game, language)
        lost = [one.id for one in found if one not in search_rules(WORDS[language], found, one.title).entries[:3]]
        assert lost == [], language


def show(*options: str) -> str:
    result = CliRunner().invoke(build_app(["rules"]), ["rules", *options], env={"COLUMNS": "80"})
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_the_command_answers_with_how_to_play_and_what_every_edition_says() -> None:
    shown = show("flip7", "--language", "fr", "--search", "égalité à 200")
    assert "En cas d’égalité" in shown
    assert "Et si le plus haut total est partagé ?" in shown
    assert "es ✔" in shown


def test_the_command_answers_by_one_edition_with_its_source() -> None:
    shown = show("flip7", "--language", "en", "--edition", "en31", "--search", "stay with no cards")
    assert "no, you must hit" in shown
    assert "printing 3.1" in shown


def test_the_command_says_that_it_found_nothing() -> None:
    assert "Nothing found for “bicycle”." in show("flip7", "--language", "en", "--search", "bicycle")


def test_words_of_another_language_find_a_rule_which_is_told_in_ones_own() -> None:
    shown = show("flip7", "--language", "en", "--search", "pioche vide")
    assert "The deck" in shown
    assert "Nothing found" not in shown


def test_a_rule_of_the_other_game_is_found_too() -> None:
    shown = show("flip7", "--language", "es", "--search", "estrella")
    assert "Phase 10 FLIP!" in shown
    assert WORDS["es"].text("phase10flip-guide-stars-title") in shown
