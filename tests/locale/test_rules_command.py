"""`volteface rules` shows the answers of every edition, at any width."""

import sys

import pytest
from typer.testing import CliRunner

from tests.architecture.sources import ROOT
from volteface.cli.main import build_app, main
from volteface.games.flip7 import GAME
from volteface.games.phase10flip import GAME as PHASE_10
from volteface.locale import LANGUAGES, describe_rulings

from .catalogue import WORDS

RULINGS = {ruling.name: ruling for ruling in describe_rulings(WORDS["en"], GAME.id, GAME.rulebook)}
DIFFERENCES = ROOT / "docs" / "rules" / "differences.md"


def show(*options: str, columns: int = 80, **environment: str) -> str:
    speaks = {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "", **environment}
    result = CliRunner().invoke(build_app(["rules"]), ["rules", *options], env={"COLUMNS": str(columns), **speaks})
    assert result.exit_code == 0, result.output
    return result.stdout


def plain(text: str) -> str:
    """The text as one line, however it was wrapped."""
    return " ".join(text.split())


def test_the_rulings_on_which_editions_differ_are_shown() -> None:
    shown = plain(show("flip7"))
    assert [ruling.name for ruling in RULINGS.values() if ruling.differs and ruling.question not in shown] == []


def test_the_rulings_on_which_all_editions_agree_are_left_out() -> None:
    shown = plain(show("flip7"))
    assert [ruling.name for ruling in RULINGS.values() if not ruling.differs and ruling.question in shown] == []


def test_every_ruling_is_shown_if_all_are_wanted() -> None:
    shown = plain(show("flip7", "--all"))
    assert [ruling.name for ruling in RULINGS.values() if ruling.question not in shown] == []


@pytest.mark.parametrize(
    "line",
    ["fr ✔ nothing", "qc ~ 3 or more", "es ∅ no, that card comes too", "initial_deal, rule 3.1"],
)
def test_an_answer_stands_beside_its_edition_and_its_sign(line: str) -> None:
    assert line in plain(show("flip7"))


def test_the_sources_of_an_answer_are_named_below_it() -> None:
    assert "Sources: Flip 7: Rules, printing 3.1, with its FAQ, English, The Op" in plain(show("flip7"))


def test_the_signs_are_explained() -> None:
    assert "~ the rulebook is silent; this is our reading" in plain(show("flip7"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [50, 80, 119, 160])
def test_no_line_is_wider_than_the_terminal(language: str, columns: int) -> None:
    lines = show("flip7", "--all", "--language", language, columns=columns).splitlines()
    assert max(map(len, lines)) <= columns


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [50, 80, 119, 130, 160])
def test_no_word_of_an_answer_is_broken(language: str, columns: int) -> None:
    shown = set(show("flip7", "--all", "--language", language, columns=columns).split())
    said = describe_rulings(WORDS[language], GAME.id, GAME.rulebook)
    words = {word for ruling in said for answer in ruling.answers for word in answer.text.split()}
    assert words - shown == set()


def test_a_narrow_terminal_gets_one_block_per_ruling() -> None:
    assert "│" not in show("flip7", columns=80)


def test_a_wide_terminal_gets_a_column_per_edition() -> None:
    assert "│ Question │ en │ fr │ qc │ es │ en31 │" in plain(show("flip7", columns=160))


def test_one_edition_is_shown_with_its_sources() -> None:
    source = "Flip 7 : Règles, français (000_0205d3a1f5216cf2.txt)"
    assert f"✔ nothing Source: {source}" in plain(show("flip7", "--edition", "fr"))


def test_one_edition_is_shown_with_our_readings_in_full() -> None:
    reading = WORDS["en"].text("reading-order-drawn")
    assert f"each finished before the next Our reading: {reading}" in plain(show("flip7", "--edition", "fr"))


def test_one_edition_says_why_a_question_cannot_arise_in_it() -> None:
    assert "Cannot arise here: nobody is dealt a card" in plain(show("flip7", "--edition", "fr"))


def test_one_edition_is_shown_with_every_ruling() -> None:
    shown = plain(show("flip7", "--edition", "es"))
    assert [ruling.name for ruling in RULINGS.values() if ruling.question not in shown] == []


def test_one_edition_names_the_house_rules_that_answer_otherwise() -> None:
    shown = plain(show("flip7", "--edition", "fr"))
    assert "House rule initial_deal=one_card: one card each" in shown


def test_a_house_rule_that_is_a_number_says_which_are_allowed() -> None:
    assert "House rule round_cap: any number from 1 to" in plain(show("flip7", "--edition", "fr"))


def test_one_edition_explains_only_the_signs_it_uses() -> None:
    assert "∅" not in show("phase10flip")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_only_edition_is_shown_with_every_ruling_reading_and_house_rule(language: str) -> None:
    shown = plain(show("phase10flip", "--language", language))
    said = describe_rulings(WORDS[language], PHASE_10.id, PHASE_10.rulebook)
    answers = [(ruling.question, answer) for ruling in said for answer in ruling.answers]
    lines = [line for question, answer in answers for line in (question, answer.text, answer.because, *answer.house)]
    assert [line for line in lines if plain(line) not in shown] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [50, 80, 160])
def test_no_line_of_the_only_edition_is_wider_than_the_terminal(language: str, columns: int) -> None:
    assert max(map(len, show("phase10flip", "--language", language, columns=columns).splitlines())) <= columns


def test_the_environment_chooses_the_language() -> None:
    assert "Là où les éditions diffèrent" in show("flip7", LANG="fr_FR.UTF-8")


def test_the_language_option_goes_before_the_environment() -> None:
    assert "Donde las ediciones difieren" in show("flip7", "--language", "es", LANG="fr_FR.UTF-8")


def test_markdown_holds_a_table() -> None:
    assert "| Question | `en` | `fr` | `qc` | `es` | `en31` |\n| --- |" in show("flip7", "--markdown")


def test_markdown_of_one_edition_holds_its_answers() -> None:
    source = "Flip 7 : Règles, français (000_0205d3a1f5216cf2.txt)"
    assert f"✔ nothing\n\nSource: {source}" in show("flip7", "--markdown", "--edition", "fr")


def test_markdown_of_the_only_edition_lists_its_house_rules() -> None:
    assert "\n- House rule laying=compulsory: yes" in show("phase10flip", "--markdown")


def test_the_page_of_differences_is_fresh() -> None:
    made = show("flip7", "--language", "en", "--all", "--markdown")
    assert DIFFERENCES.read_text(encoding="utf-8") == made, "make it again by the command that it names"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["chess"], "Unknown game “chess”. Known: "),
        (["flip7", "--edition", "de"], "Unknown edition “de”. Known: en, fr, qc, es, en31."),
        (["flip7", "--language", "de"], "Unknown language “de”. Known: en, fr, fr-CA, es."),
    ],
)
def test_an_unknown_name_is_one_sentence_and_exit_code_2(
    options: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["volteface", "rules", *options])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith(said)
