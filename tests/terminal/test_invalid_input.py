"""Invalid input is reported in one sentence with exit code 2, never with a traceback."""

from pathlib import Path

import pytest

from volteface.locale import LANGUAGES

from .command import saved_games, volteface, volteface_here


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "Unknown game “chess”"),
        (("play", "--edition", "klingon"), "Unknown edition “klingon”"),
        (("play", "--rule", "gravity=off"), "Unknown ruling “gravity”"),
        (("play", "--rule", "tie=fight"), "does not answer tie"),
        (("play", "--rule", "tie"), "“tie” is not a house rule"),
        (("play", "--seats", "2"), "--rule minimum_seats=2"),
        (("play", "--seats", "41"), "This game seats 40 players at most, not 41."),
        (("play", "phase10flip", "--seats", "7"), "This game seats 6 players at most, not 7."),
        (("play", "--seats", "99999999999"), "not 99999999999"),
        (("play", "--seats", "0"), "not 0"),
        (("play", "--people", "Ann,Bob,Cy,Di", "--seats", "3"), "4 people do not fit on 3 seats"),
        (("play", "--people", "Ann,ann"), "cannot both be called"),
        (("play", "--people", "Ann,,Bob"), "needs a name"),
        (("play", "--bots", "genius"), "Unknown bot “genius”"),
        (("play", "--bots", "threshold"), "threshold:25"),
        (("play", "--language", "tlh"), "Unknown language “tlh”"),
        (("play", "--resume", "nothing"), "There is no game nothing here"),
        (("play", "--resume", "last"), "There is no unfinished game"),
        (("play", "--database", "postgres://here"), "is no place for games"),
        (("play", "--deck", "nowhere.txt"), "nowhere.txt cannot be read"),
        (("replay", "nowhere.json"), "nowhere.json cannot be read"),
        (("replay", "."), "cannot be read"),
    ],
)
def test_it_is_reported_in_one_sentence(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    run = volteface_here(tmp_path, *arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1
    assert saved_games(tmp_path) == []


@pytest.mark.parametrize("arguments", [("play", "--seats", "two"), ("play", "--pace", "-1"), ("play", "--what")])
def test_an_option_that_cannot_be_parsed_gives_no_traceback(tmp_path: Path, arguments: tuple[str, ...]) -> None:
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


@pytest.mark.parametrize("keep", [-30, 0, 1, 400])
def test_a_torn_or_foreign_file_is_refused_and_left_as_it_is(tmp_path: Path, keep: int) -> None:
    file = tmp_path / "game.json"
    volteface_here(tmp_path, "play", "--people", "", "--seed", "1", "--rule", "target_score=20")
    [saved] = saved_games(tmp_path)
    volteface_here(tmp_path, "export", saved.id, str(file))
    file.write_bytes(file.read_bytes()[:keep])
    before = file.read_bytes()
    run = volteface_here(tmp_path, "replay", str(file))
    assert (run.returncode, run.stdout) == (2, "")
    assert "game.json" in run.stderr
    assert run.stderr.count("\n") == 1
    assert file.read_bytes() == before


@pytest.mark.parametrize("verb", [("play", "--resume"), ("replay",)])
def test_a_database_of_another_program_is_refused_and_left_as_it_is(tmp_path: Path, verb: tuple[str, ...]) -> None:
    file = tmp_path / "letters.db"
    file.write_text("Dear Ann, this is no file of games at all.")
    run = volteface_here(tmp_path, *verb, "some-game", "--database", str(file))
    assert (run.returncode, run.stdout) == (2, "")
    assert "letters.db" in run.stderr
    assert file.read_text().startswith("Dear Ann")


def test_a_finished_game_cannot_be_resumed(tmp_path: Path) -> None:
    volteface_here(tmp_path, "play", "--people", "", "--seed", "1", "--rule", "target_score=20")
    [saved] = saved_games(tmp_path)
    run = volteface_here(tmp_path, "play", "--resume", saved.id)
    assert (run.returncode, run.stdout) == (2, "")
    assert f"volteface replay {saved.id}" in run.stderr


def test_the_log_of_a_running_game_stays_secret(tmp_path: Path) -> None:
    volteface_here(tmp_path, "play", "--seed", "1", typed="1\n")
    [saved] = saved_games(tmp_path)
    run = volteface_here(tmp_path, "replay", saved.id)
    assert (run.returncode, run.stdout) == (2, "")


@pytest.mark.parametrize(
    "option", [("--seats", "3"), ("--edition", "fr"), ("--rule", "tie=shared"), ("--bots", "random")]
)
def test_the_options_of_a_saved_game_cannot_be_changed(tmp_path: Path, option: tuple[str, str]) -> None:
    volteface_here(tmp_path, "play", "--seed", "1", typed="1\n")
    run = volteface_here(tmp_path, "play", "--resume", "last", *option)
    assert (run.returncode, run.stdout) == (2, "")
    assert option[0] in run.stderr
