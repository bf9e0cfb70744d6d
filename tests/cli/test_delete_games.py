"""Games are deleted for good, after a question, and never while another program has the file open."""

import sqlite3
from pathlib import Path

import pytest

from tests.terminal.command import open_store, saved_games, volteface_here
from volteface.locale import LANGUAGES

BOTS_ONLY = ("play", "--people", "", "--rule", "target_score=20", "--seed")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder with two finished games."""
    for seed in ("1", "2"):
        volteface_here(tmp_path, *BOTS_ONLY, seed)
    return tmp_path


def rows_about(home: Path, table: str) -> int:
    """How many rows of the file name a table."""
    connection = sqlite3.connect(home / "volteface" / "volteface.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    return dump.count(f"'{table}'")


def test_a_game_is_deleted_and_the_others_stay(home: Path) -> None:
    gone, kept = saved_games(home)
    assert rows_about(home, gone.id) > 1
    run = volteface_here(home, "games", "delete", gone.id, "--yes")
    assert (run.returncode, run.stderr, [game.id for game in saved_games(home)]) == (0, "", [kept.id])
    assert (rows_about(home, gone.id), rows_about(home, kept.id) > 1) == (0, True)


@pytest.mark.parametrize(("reply", "left"), [("y\n", 0), ("n\n", 2), ("", 2)])
def test_people_are_asked_first(home: Path, reply: str, left: int) -> None:
    ids = [game.id for game in saved_games(home)]
    run = volteface_here(home, "games", "delete", *ids, typed=reply)
    assert (all(name in run.stdout for name in ids), len(saved_games(home))) == (True, left)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_asked_in_every_language(home: Path, language: str) -> None:
    [game, _] = saved_games(home)
    run = volteface_here(home, "games", "delete", game.id, "--language", language, typed="n\n")
    assert "?" in run.stdout and "games-delete" not in run.stdout


def test_one_unknown_game_deletes_none(home: Path) -> None:
    [game, _] = saved_games(home)
    run = volteface_here(home, "games", "delete", game.id, "nothing", "--yes")
    assert (run.returncode, run.stderr, len(saved_games(home))) == (2, "There is no game nothing here.\n", 2)


def test_nothing_is_deleted_while_another_program_has_the_file_open(home: Path) -> None:
    [game, _] = saved_games(home)
    other = open_store(home)
    try:
        run = volteface_here(home, "games", "delete", game.id, "--yes")
    finally:
        other.close()
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert "Another program has" in run.stderr
    assert len(saved_games(home)) == 2


def test_a_database_named_before_the_verb_counts(home: Path) -> None:
    [game, _] = saved_games(home)
    file = home / "volteface" / "volteface.db"
    run = volteface_here(home / "elsewhere", "games", "--database", str(file), "delete", game.id, "--yes")
    assert (run.returncode, len(saved_games(home))) == (0, 1)
