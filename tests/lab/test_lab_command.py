"""The command `volteface lab`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from volteface.cli import lab
from volteface.cli.main import build_app
from volteface.kernel import InvalidInput

APP = build_app()
SIMULATE = ["lab", "simulate", "flip7", "--edition", "en", "--bots", "counter,threshold:25,random", "--seed", "5"]


def run(*words: str) -> str:
    result = CliRunner().invoke(APP, words)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_simulation_prints_a_table() -> None:
    text = run(*SIMULATE, "--games", "300")
    assert all(word in text for word in ("counter", "threshold:25", "rounds a game", "games/s"))


def test_the_same_seed_has_the_same_result() -> None:
    one, other = (json.loads(run(*SIMULATE, "--games", "300", "--json", "--jobs", jobs)) for jobs in ("1", "2"))
    assert one["bots"] == other["bots"]


def test_house_rules_apply() -> None:
    short = json.loads(run(*SIMULATE, "--games", "300", "--rule", "target_score=50", "--json"))
    assert short["house_rules"] == {"target_score": 50}
    assert short["rounds_per_game"]["mean"] < 5


def test_a_simulation_is_plotted(tmp_path: Path) -> None:
    file = tmp_path / "result.png"
    run(*SIMULATE, "--games", "300", "--plot", str(file), "--csv")
    assert file.read_bytes().startswith(b"\x89PNG")


def test_without_the_extra_the_lab_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda name: None)
    result = CliRunner().invoke(APP, SIMULATE)
    assert isinstance(result.exception, InvalidInput)
    assert "-m pip install 'matplotlib>=" in str(result.exception)


POSITION = (
    "flip7 en | playing round 1 dealer b seat a | a: 0 active 9 5 3 2 | b: 0 active 12 11"
    " | deck 12*4 9*8 5*4 3*2 2*1 1*1 +4*1 x2*1 chance*1 freeze*1 | plays a b"
)


def test_a_solution_is_printed_as_a_table_and_bars() -> None:
    text = run("lab", "solve", "flip7", POSITION)
    assert all(word in text for word in ("Best", "Hit", "Stay", "Bust by the next card", "█"))


def test_a_solution_as_json_names_its_figures() -> None:
    record = json.loads(run("lab", "solve", "flip7", POSITION, "--json"))
    assert record["best"] == ("hit" if record["hit"] > record["stay"] else "stay")
    assert record["value"] == max(record["hit"], record["stay"])
    assert sum(chance for _, chance in record["distribution"]) == pytest.approx(1)


def test_the_cost_of_each_target_is_printed() -> None:
    asked = f"{POSITION} | choice a freeze a b"
    record = json.loads(run("lab", "solve", "flip7", asked, "--json"))
    assert [target["target"] for target in record["targets"]] == [0, 1]
    assert "loses" in run("lab", "solve", "flip7", asked)


def test_without_a_position_it_prompts_for_the_cards() -> None:
    words = ["lab", "solve", "flip7", "--edition", "en", "--json"]
    result = CliRunner().invoke(APP, words, input="9 5 3 2\n12 11\n")
    assert result.exit_code == 0, result.output
    record = json.loads(result.stdout[result.stdout.index("{") :])
    assert record["stay"] == 19


def test_cards_that_no_deck_has_are_refused() -> None:
    result = CliRunner().invoke(APP, ["lab", "solve", "flip7"], input="1\n1\n")
    assert isinstance(result.exception, InvalidInput)
    assert "not that many" in str(result.exception)


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("flip7", POSITION.replace(" | playing", " due | playing")),
        ("flip7", "?"),
        ("flip7", POSITION.replace("9 5 3 2", "3 3 11")),
        ("flip7", POSITION.replace("9 5 3 2", "1 2 3 4 5 6 7")),
        ("flip7", POSITION.replace("9 5 3 2", "9 freeze")),
        ("flip7", POSITION.replace("12*4", f"12*{10**30}")),
    ],
)
def test_what_cannot_be_solved_is_refused(words: tuple[str, ...]) -> None:
    assert isinstance(CliRunner().invoke(APP, ["lab", "solve", *words]).exception, InvalidInput)


@pytest.mark.parametrize(
    ("cards", "why"), [("3 3 11", "3 twice"), ("1 2 3 4 5 6 7", "seven numbers"), ("7 flip3", "flip3")]
)
def test_cards_that_nobody_can_have_in_a_line_are_refused(cards: str, why: str) -> None:
    result = CliRunner().invoke(APP, ["lab", "solve", "flip7"], input=f"{cards}\n\n")
    assert isinstance(result.exception, InvalidInput)
    assert why in str(result.exception)


@pytest.mark.parametrize("number", ["--games", "--seed", "--jobs"])
def test_numbers_beyond_64_bits_are_refused(number: str) -> None:
    result = CliRunner().invoke(APP, [*SIMULATE, "--games", "30", number, str(10**30)])
    assert isinstance(result.exception, InvalidInput) or result.exit_code == 2


def test_a_threshold_beyond_64_bits_is_refused() -> None:
    result = CliRunner().invoke(APP, ["lab", "simulate", "flip7", "--bots", f"random,random,threshold:{10**30}"])
    assert isinstance(result.exception, InvalidInput)


@pytest.mark.parametrize("file", ["nowhere/result.png", "result.nothing", "result"])
def test_a_plot_that_cannot_be_written_is_refused_before_the_games(
    tmp_path: Path, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("volteface.lab.simulate.run.simulate", lambda *_: pytest.fail("games were played"))
    result = CliRunner().invoke(APP, [*SIMULATE, "--games", "30", "--plot", str(tmp_path / file)])
    assert isinstance(result.exception, InvalidInput)
    assert list(tmp_path.iterdir()) == []


def test_the_language_of_the_machine_does_not_choose_the_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    editions = set()
    for language in ("en_GB.UTF-8", "fr_FR.UTF-8", "es_ES.UTF-8"):
        monkeypatch.setenv("LANGUAGE", language)
        words = ["lab", "simulate", "flip7", "--bots", "random,random,random", "--games", "30", "--json"]
        editions.add(json.loads(run(*words))["edition"])
    assert len(editions) == 1
