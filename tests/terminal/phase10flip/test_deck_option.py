"""The option --deck: a custom deck is saved with the game, or refused in one sentence with its line number."""

from pathlib import Path

import pytest

from volteface.games.phase10flip.deck import Deck, default_deck, write_deck

from ..command import saved_games, volteface_here
from .scenes import GAME


def custom_deck() -> str:
    """A deck file with the usual cards in another order."""
    usual = default_deck()
    return write_deck(Deck("mine", 1, "transcribed", usual.cards[::-1]))


def play_with(home: Path, text: str, game: str = GAME) -> tuple[int, str, str]:
    file = home / "mine.txt"
    file.write_text(text, encoding="utf-8")
    run = volteface_here(home, "play", game, "--deck", str(file), "--seed", "1", "--plain", typed="q\n")
    return run.returncode, run.stdout, run.stderr


def test_a_custom_deck_is_used_and_saved(tmp_path: Path) -> None:
    code, _, wrong = play_with(tmp_path, custom_deck())
    assert (code, wrong) == (0, "")
    [record] = saved_games(tmp_path)
    assert record.setup.deck is not None
    assert sorted(record.setup.deck) == sorted(default_deck().cards)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda text: text.replace("phase10flip deck 1", "a letter"), "mine.txt, line 1: “a letter” is no header"),
        (lambda text: text.replace("\nend", ""), "the file is cut off"),
        (lambda text: text.replace("r1/", "q1/", 1), "“q1"),
        (lambda text: "\n".join([*text.splitlines()[:-2], "end"]), "103 cards before this line"),
        (lambda text: text.replace("version: 1", "version: one"), "mine.txt, line 3"),
    ],
)
def test_an_invalid_deck_is_refused_in_one_sentence_with_its_line(tmp_path: Path, spoil: object, sentence: str) -> None:
    code, said, wrong = play_with(tmp_path, spoil(custom_deck()))  # type: ignore[operator]
    assert (code, said, wrong.count("\n")) == (2, "", 1)
    assert sentence in wrong
    assert "mine.txt, line " in wrong
    assert saved_games(tmp_path) == []


def test_a_missing_deck_file_is_reported(tmp_path: Path) -> None:
    run = volteface_here(tmp_path, "play", GAME, "--deck", "nowhere.txt")
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert "nowhere.txt" in run.stderr


def test_flip_7_takes_no_deck(tmp_path: Path) -> None:
    code, said, wrong = play_with(tmp_path, custom_deck(), "flip7")
    assert (code, said, wrong.count("\n")) == (2, "", 1)
    assert "own deck" in wrong


@pytest.mark.parametrize(("seats", "sentence"), [("1", "2 players or more, not 1"), ("7", "6 players at most, not 7")])
def test_the_games_own_limits_hold(tmp_path: Path, seats: str, sentence: str) -> None:
    run = volteface_here(tmp_path, "play", GAME, "--seats", seats)
    assert (run.returncode, run.stdout) == (2, "")
    assert sentence in run.stderr
