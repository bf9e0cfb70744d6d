"""A game's terminal part: found through the manifest, and shown in sentences if it has no widgets."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.widgets import Static

from volteface.kernel import games
from volteface.kernel.manifest import forget_manifests
from volteface.locale import Words
from volteface.terminal.flip7.ui import Flip7UI
from volteface.terminal.game_ui import GameUI, find_ui
from volteface.terminal.options import TableOptions
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.panel import TextPanel
from volteface.terminal.screen.play_app import PlayApp

from .command import saved_games, volteface_here
from .tables import play_by_keys, settle, sit_down, wait_until


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


class TextOnlyFlip7(Flip7UI):
    """Flip 7 without widgets of its own."""

    board = GameUI.board
    side_panel = GameUI.side_panel
    draw_recap = GameUI.draw_recap


def test_a_game_without_widgets_of_its_own_is_shown_in_sentences() -> None:
    session = sit_down(TableOptions(rules=("target_score=1",)))
    app = PlayApp(session, RenderContext(Words("en"), session.players), TextOnlyFlip7(), "", pace=0)

    async def follow() -> None:
        async with app.run_test(size=(140, 40)) as pilot:
            await settle(pilot, app)
            board, aside = app.query_one("#board", TextPanel), app.query_one("#side-panel", TextPanel)
            assert str(board.render()).splitlines() == list(app.ui.describe_table(app.view, app.context))
            assert str(aside.render()).splitlines() == list(app.ui.help_text(app.view, app.context))
            await play_by_keys(pilot, app, lambda app: app.session.is_over())
            await wait_until(pilot, lambda: "Alex" in str(app.query_one("#sums", Static).content))

    asyncio.run(follow())
    assert session.is_over()
