"""A deck of one's own: read, kept with the game, or refused in one sentence that names the line."""

from pathlib import Path

import pytest

from volteface.games.phase10flip.deck import Deck, default_deck, write_deck

from ..command import kept_games, volteface_here
from .scenes import GAME


def own_deck() -> str:
    """A deck somebody wrote down, which has the same cards in another order."""
    usual = default_deck()
    return write_deck(Deck("mine", 1, "transcribed", usual.cards[::-1]))


def play_with(home: Path, text: str, game: str = GAME) -> tuple[int, str, str]:
    file = home / "mine.txt"
    file.write_text(text, encoding="utf-8")
    run = volteface_here(home, "play", game, "--deck", str(file), "--seed", "1", "--plain", typed="q\n")
    return run.returncode, run.stdout, run.stderr


def test_a_deck_of_ones_own_is_played_with_and_kept(tmp_path: Path) -> None:
    code, _, wrong = play_with(tmp_path, own_deck())
    assert (code, wrong) == (0, "")
    [record] = kept_games(tmp_path)
    assert record.setup.deck is not None
    assert sorted(record.setup.deck) == sorted(default_deck().cards)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda text: text.replace("phase10flip deck 1", "a letter"), "mine.txt, line 1: “a letter” is no header"),
        (lambda text: text.replace("\nend", ""), "the file is torn"),
        (lambda text: text.replace("r1/", "q1/", 1), "“q1"),
        (lambda text: "\n".join([*text.splitlines()[:-2], "end"]), "103 cards before this line"),
        (lambda text: text.replace("version: 1", "version: one"), "mine.txt, line 3"),
    ],
)
def test_a_wrong_deck_is_one_sentence_with_its_line(tmp_path: Path, spoil: object, sentence: str) -> None:
    code, said, wrong = play_with(tmp_path, spoil(own_deck()))  # type: ignore[operator]
    assert (code, said, wrong.count("\n")) == (2, "", 1)
    assert sentence in wrong
    assert "mine.txt, line " in wrong
    assert kept_games(tmp_path) == []


def test_a_deck_that_is_not_there_is_said(tmp_path: Path) -> None:
    run = volteface_here(tmp_path, "play", GAME, "--deck", "nowhere.txt")
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert "nowhere.txt" in run.stderr


def test_flip_7_takes_no_deck(tmp_path: Path) -> None:
    code, said, wrong = play_with(tmp_path, own_deck(), "flip7")
    assert (code, said, wrong.count("\n")) == (2, "", 1)
    assert "own deck" in wrong


@pytest.mark.parametrize(("seats", "sentence"), [("1", "2 to 6 players, not 1"), ("7", "2 to 6 players, not 7")])
def test_the_games_own_limits_hold(tmp_path: Path, seats: str, sentence: str) -> None:
    run = volteface_here(tmp_path, "play", GAME, "--seats", seats)
    assert (run.returncode, run.stdout) == (2, "")
    assert sentence in run.stderr
