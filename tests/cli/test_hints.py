"""A command that a person is told to type works where that person is."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from volteface.cli import hints

SCRIPT = Path(sys.executable).parent / "volteface"


def test_on_the_path_the_name_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(SCRIPT.parent))
    assert hints.command("replay", "some-game") == "volteface replay some-game"
    assert hints.command("play", database="my games.db") == "volteface play --database 'my games.db'"


def test_another_volteface_on_the_path_is_not_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "volteface"
    other.write_text("#!/bin/sh\n")
    other.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert shlex.split(hints.command("games"))[0] != "volteface"


@pytest.mark.parametrize("verb", ["games", "play"])
def test_off_the_path_a_file_is_named_that_runs_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.chdir(tmp_path)
    words = shlex.split(hints.command(verb, "--help"))
    assert subprocess.run(words, capture_output=True, check=False).returncode == 0


def test_in_a_clone_playing_is_named_by_its_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.setattr(sys, "prefix", str(hints.CLONE / ".venv"))
    monkeypatch.chdir(hints.CLONE)
    assert hints.command("play", "--resume", "last") == "scripts/play --terminal --resume last"
    monkeypatch.chdir(hints.CLONE.parent)
    assert shutil.which(shlex.split(hints.command("play"))[0]) is not None


def test_the_lab_is_installed_by_what_it_needs_and_not_by_our_own_name() -> None:
    words = shlex.split(hints.install_lab())
    assert shutil.which(words[0]) is not None
    assert words[1:4] == ["-m", "pip", "install"]
    assert {word.partition(">")[0] for word in words[4:]} == {"matplotlib", "numba", "numpy"}


def test_whoever_typed_scripts_play_is_told_to_type_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(SCRIPT.parent))
    monkeypatch.setenv(hints.STARTED_BY, str(hints.CLONE / "scripts/play"))
    monkeypatch.chdir(hints.CLONE)
    assert hints.command("play", "--resume", "last") == "scripts/play --terminal --resume last"
    assert hints.command("replay", "some-game") == "volteface replay some-game"


def test_scripts_play_says_that_it_was_typed() -> None:
    text = (hints.CLONE / "scripts/play").read_text()
    assert f'export {hints.STARTED_BY}="$root/scripts/play"' in text
