"""Saved games are listed, exported, imported and verified."""

import re
from pathlib import Path

import pytest

from volteface.locale import LANGUAGES

from .command import moves_of, saved_games, volteface_here

BOTS_ONLY = ("play", "--people", "", "--seed", "1", "--rule", "target_score=20")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with one finished game, and its export."""
    home = tmp_path_factory.mktemp("home")
    volteface_here(home, *BOTS_ONLY)
    [saved] = saved_games(home)
    volteface_here(home, "export", saved.id, str(home / "game.json"))
    return home


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_game_is_listed_in_every_language(home: Path, language: str) -> None:
    [saved] = saved_games(home)
    run = volteface_here(home, "games", "--language", language)
    assert (run.returncode, saved.id in run.stdout) == (0, True)


def test_games_are_found_by_a_players_name(home: Path) -> None:
    [saved] = saved_games(home)
    found = volteface_here(home, "games", "--player", saved.players[0].upper())
    assert saved.id in found.stdout
    assert volteface_here(home, "games", "--player", "Nobody").stdout.startswith("Nobody called “Nobody”")


@pytest.mark.parametrize("is_file", [True, False])
def test_a_finished_game_verifies_from_its_file_or_by_its_id(home: Path, is_file: bool) -> None:
    [saved] = saved_games(home)
    run = volteface_here(home, "verify", str(home / "game.json") if is_file else saved.id)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.count("✔") == 4


def test_an_exported_game_with_one_changed_card_does_not_verify(home: Path, tmp_path: Path) -> None:
    whole = (home / "game.json").read_bytes()
    index = whole.index(b'"card":"') + len(b'"card":"')
    forged = tmp_path / "forged.json"
    forged.write_bytes(whole[:index] + (b"1" if whole[index : index + 1] != b"1" else b"2") + whole[index + 1 :])
    run = volteface_here(home, "verify", str(forged))
    assert (run.returncode, run.stdout) == (1, "")
    assert "does not hold" in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'{"header"', b"["),
        (b'"format":4', b'"format":99'),
        (b'"rules_version":', b'"rules_version":9'),
        (b'"game":"flip7"', b'"game":"chess"'),
    ],
)
def test_a_game_that_cannot_be_read_is_told_from_a_tampered_one(
    home: Path, tmp_path: Path, old: bytes, new: bytes
) -> None:
    whole = (home / "game.json").read_bytes()
    assert old in whole
    (tmp_path / "other.json").write_bytes(whole.replace(old, new))
    run = volteface_here(home, "verify", str(tmp_path / "other.json"))
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)


def test_an_exported_game_is_imported_elsewhere(home: Path, tmp_path: Path) -> None:
    run = volteface_here(tmp_path, "import", str(home / "game.json"), "--language", "en")
    assert (run.returncode, run.stderr) == (0, "")
    assert moves_of(tmp_path) == moves_of(home)
    [imported], [played] = saved_games(tmp_path), saved_games(home)
    assert (run.stdout.splitlines()[0], imported.id == played.id) == (imported.id, False)
    assert "All deals of this game were recomputed" in run.stdout
    listed = volteface_here(tmp_path, "games", "--language", "en").stdout
    assert ("imported" in listed, "unverified" in listed) == (True, False)


def test_an_unproven_game_is_imported_and_marked(home: Path, tmp_path: Path) -> None:
    forged = tmp_path / "forged.json"
    forged.write_bytes(re.sub(rb'"secret":"[0-9a-f]{64}"', b'"secret":"%064d"' % 0, (home / "game.json").read_bytes()))
    run = volteface_here(tmp_path, "import", str(forged), "--language", "en")
    assert (run.returncode, "Unverified" in run.stdout) == (0, True)
    assert "unverified" in volteface_here(tmp_path, "games", "--language", "en").stdout


def test_a_game_is_imported_only_once(home: Path) -> None:
    run = volteface_here(home, "import", str(home / "game.json"))
    assert (run.returncode, len(saved_games(home))) == (2, 1)
    assert "kept already" in run.stderr


def test_an_export_never_overwrites_a_file(home: Path) -> None:
    [saved] = saved_games(home)
    before = (home / "game.json").read_bytes()
    run = volteface_here(home, "export", saved.id, str(home / "game.json"))
    assert (run.returncode, (home / "game.json").read_bytes()) == (2, before)


def test_an_export_to_a_folder_that_is_not_there_is_refused(home: Path) -> None:
    [saved] = saved_games(home)
    run = volteface_here(home, "export", saved.id, str(home / "nowhere" / "game.json"))
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert "cannot be written" in run.stderr


@pytest.mark.parametrize(
    "words", [("games",), ("replay", "x"), ("verify", "x"), ("export", "x", "y"), ("play", "--resume", "x")]
)
def test_a_mistyped_database_is_named_and_not_created(tmp_path: Path, words: tuple[str, ...]) -> None:
    run = volteface_here(tmp_path, *words, "--database", str(tmp_path / "typo.db"))
    assert (run.returncode, run.stdout, run.stderr) == (2, "", f"There is no file {tmp_path / 'typo.db'}.\n")
    assert list(tmp_path.iterdir()) == []


def test_looking_for_games_before_there_are_any_creates_nothing(tmp_path: Path) -> None:
    run = volteface_here(tmp_path, "games")
    assert (run.returncode, run.stderr) == (0, "")
    assert list(tmp_path.iterdir()) == []


def test_too_long_a_list_is_refused(home: Path) -> None:
    run = volteface_here(home, "games", "--most", str(10**30))
    assert (run.returncode, run.stdout) == (2, "")
