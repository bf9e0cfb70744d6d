"""Whatever a terminal can show and wherever the output goes, the command says what it has to say."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.terminal.command import MAIN

ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
ENCODINGS = [ASCII, {"PYTHONIOENCODING": "ascii"}, {"PYTHONIOENCODING": "latin-1"}]
PLAY = ("play", "--people", "", "--seed", "1", "--rule", "target_score=20", "--edition", "en")


def volteface(
    home: Path, *words: str, stdout: int = subprocess.PIPE, variables: Mapping[str, str] = {}
) -> "subprocess.CompletedProcess[bytes]":
    """Run the command in an environment of its own; returns bytes."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    return subprocess.run(
        [sys.executable, "-c", MAIN, *words],
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**kept, "XDG_DATA_HOME": str(home), "HOME": str(home), **variables},
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def home_with_a_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    volteface(home, *PLAY)
    return home


@pytest.mark.parametrize("variables", ENCODINGS)
@pytest.mark.parametrize("words", [("rules", "flip7", "--language", "fr"), PLAY, ("--help",), ("games",)])
def test_a_terminal_without_unicode_gets_similar_characters(
    home_with_a_game: Path, words: tuple[str, ...], variables: dict[str, str]
) -> None:
    run = volteface(home_with_a_game, *words, variables=variables)
    assert (run.returncode, run.stderr) == (0, b"")
    assert run.stdout


def test_letters_lose_their_accents_and_quotes_become_straight(tmp_path: Path) -> None:
    assert b"Zoe" in volteface(tmp_path, *PLAY, variables=ASCII).stdout
    assert b'Unknown bot "genius"' in volteface(tmp_path, "play", "--bots", "genius", variables=ASCII).stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("words", [("games",), ("rules", "flip7"), ("schema",), PLAY, ("--help",), ("--version",)])
def test_output_to_a_full_disk_is_reported_in_one_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        run = volteface(tmp_path, *words, stdout=full.fileno())
    assert run.returncode == 2
    assert run.stderr.decode() == "The output cannot be written: the disk is full.\n"


def test_a_reader_that_stops_reading_is_no_error(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    run = volteface(tmp_path, "schema", stdout=writer)
    os.close(writer)
    assert run.stderr == b""


@pytest.mark.parametrize("program", [("-m", "volteface"), ("-c", MAIN)])
def test_the_version_is_printed(program: tuple[str, ...]) -> None:
    run = subprocess.run([sys.executable, *program, "--version"], capture_output=True, text=True, check=True)
    assert run.stdout.startswith("volteface ")
    assert run.stdout.split()[1][0].isdigit()
