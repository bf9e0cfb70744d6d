"""What a person gets wrong is one sentence and exit code 2, never a traceback."""

from pathlib import Path

import pytest

from volteface.kernel import write_log
from volteface.locale import LANGUAGES

from .command import saved_games, volteface, volteface_here
from .tables import new_game


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "Unknown game “chess”"),
        (("play", "--edition", "klingon"), "Unknown edition “klingon”"),
        (("play", "--rule", "gravity=off"), "Unknown ruling “gravity”"),
        (("play", "--rule", "tie=fight"), "does not answer tie"),
        (("play", "--rule", "tie"), "“tie” is no house rule"),
        (("play", "--seats", "2"), "--rule minimum_seats=2"),
        (("play", "--seats", "99999999999"), "not 99999999999"),
        (("play", "--seats", "0"), "not 0"),
        (("play", "--people", "Ann,Bob,Cy,Di", "--seats", "3"), "4 people do not fit on 3 seats"),
        (("play", "--people", "Ann,ann"), "cannot both be called"),
        (("play", "--people", "Ann,,Bob"), "needs a name"),
        (("play", "--bots", "genius"), "Unknown bot for flip7 “genius”"),
        (("play", "--bots", "threshold"), "threshold:25"),
        (("play", "--language", "tlh"), "Unknown language “tlh”"),
        (("play", "--resume", "nowhere.json"), "nowhere.json cannot be read"),
        (("replay", "nowhere.json"), "nowhere.json cannot be read"),
        (("replay", "."), "cannot be read"),
    ],
)
def test_it_is_said_in_one_sentence(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    run = volteface_here(tmp_path, *arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1
    assert saved_games(tmp_path) == []


@pytest.mark.parametrize("arguments", [("play", "--seats", "two"), ("play", "--pace", "-1"), ("play", "--what")])
def test_an_option_that_cannot_be_read_is_no_traceback(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    run = volteface(tmp_path, *arguments)
    assert run.returncode == 2
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_house_rule_that_allows_two(tmp_path: Path, language: str) -> None:
    run = volteface_here(tmp_path, "play", "--edition", "en", "--language", language, "--seats", "2")
    assert (run.returncode, "--rule minimum_seats=2" in run.stderr) == (2, True)


@pytest.mark.parametrize("seats", ["1", "2"])
def test_the_spanish_rulebook_seats_one_or_two(tmp_path: Path, seats: str) -> None:
    run = volteface_here(tmp_path, "play", "--language", "es", "--seats", seats, "--seed", "1", typed="2\n" * 200)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("verb", [("play", "--resume"), ("replay",)])
@pytest.mark.parametrize("keep", [-30, 0, 1, 400])
def test_a_torn_or_foreign_file_is_refused_and_left_as_it_is(tmp_path: Path, verb: tuple[str, ...], keep: int) -> None:
    file = tmp_path / "game.log"
    file.write_bytes(write_log(new_game()[0])[:keep])
    before = file.read_bytes()
    run = volteface_here(tmp_path, *verb, str(file))
    assert (run.returncode, run.stdout) == (2, "")
    assert "game.log" in run.stderr
    assert run.stderr.count("\n") == 1
    assert file.read_bytes() == before


def test_a_log_that_the_rules_refuse_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    volteface_here(tmp_path, "play", "--seed", "1", "--save", str(file), typed="1\n1\n")
    file.write_bytes(file.read_bytes().replace(b'"actor":0', b'"actor":2'))
    run = volteface_here(tmp_path, "play", "--resume", str(file))
    assert (run.returncode, run.stdout) == (2, "")
    assert "Traceback" not in run.stderr


def test_a_file_that_holds_something_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    run = volteface_here(tmp_path, "play", "--save", str(file))
    assert (run.returncode, file.read_text()) == (2, "Dear Ann")
    assert "--resume" in run.stderr


def test_a_place_that_cannot_be_written_is_said_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    run = volteface_here(tmp_path, "play", "--save", str(tmp_path / "file" / "game.json"))
    assert (run.returncode, run.stdout) == (2, "")
    assert "could not be saved" in run.stderr
