"""A game's terminal part is found through its manifest; a game without one is refused."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from volteface.kernel import games
from volteface.kernel.manifest import forget_manifests
from volteface.terminal.game_ui import find_ui

from .command import saved_games, volteface_here


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game without a terminal part, as if somebody had installed it."""
    about = tmp_path / "higher-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: higher\nVersion: 1.0\n", encoding="utf-8")
    point = "[volteface.games]\nhigher = tests.kernel.higher:MANIFEST\n"
    (about / "entry_points.txt").write_text(point, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    forget_manifests()
    yield
    forget_manifests()


@pytest.mark.parametrize("game", games())
def test_each_game_of_ours_brings_a_terminal_part(game: str) -> None:
    assert find_ui(game).id == game


@pytest.mark.usefixtures("installed")
def test_a_game_without_a_terminal_part_is_refused_in_one_sentence(tmp_path: Path) -> None:
    run = volteface_here(tmp_path, "play", "higher")
    assert (run.returncode, run.stdout, saved_games(tmp_path)) == (2, "", [])
    assert run.stderr.startswith("The game higher has no terminal interface. These games have one: flip7, phase10flip.")
    assert run.stderr.count("\n") == 1
