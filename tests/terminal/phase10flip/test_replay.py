"""A finished game of Phase 10 FLIP!, with all hands open or as one seat saw it."""

import asyncio

import pytest

from volteface.kernel import find_game
from volteface.locale import LANGUAGES, Words
from volteface.terminal.game_ui import find_ui
from volteface.terminal.options import TableOptions
from volteface.terminal.phase10flip.queries import open_faces
from volteface.terminal.plain.replay import print_story
from volteface.terminal.players import Player
from volteface.terminal.render_context import RenderContext
from volteface.terminal.replay_steps import ReplayStep, read_steps
from volteface.terminal.screen.replay_app import ReplayApp

from ..tables import SMALL
from .scenes import GAME, sit_down
from .test_plain import play_typed

NAMES = ("Zoé", "Marco", "Inès", "Sam")


@pytest.fixture(scope="module")
def steps() -> tuple[ReplayStep, ...]:
    """A game that bots played to its end."""
    session = sit_down(TableOptions(people="", bots="greedy", rules=("phases_to_win=2",)), seed="5")
    play_typed(session, [])
    return read_steps(session.table.log(), find_game(GAME), find_ui(GAME))


def walk(steps: tuple[ReplayStep, ...], *keys: str) -> ReplayApp:
    context = RenderContext(Words("en"), [Player(name) for name in NAMES])
    app = ReplayApp(steps, context, find_ui(GAME), "", pace=0.01)

    async def follow() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press(*keys)
            await pilot.pause(0.1)

    asyncio.run(follow())
    return app


def test_a_replay_shows_all_hands_open(steps: tuple[ReplayStep, ...]) -> None:
    app = walk(steps, *["right"] * 6)
    assert all(open_faces(app.view, seat) for seat in range(4))
    assert any("draws the" in one.text or "takes the" in one.text for one in app.story.sentences)


def test_v_shows_what_one_seat_saw_after_the_other(steps: tuple[ReplayStep, ...]) -> None:
    app = walk(steps, "right", "right", "right", "v", "v")
    assert (app.viewer, app.view.me, open_faces(app.view, 0)) == (1, 1, None)


def test_v_comes_back_to_open_hands(steps: tuple[ReplayStep, ...]) -> None:
    assert walk(steps, "right", "right", *["v"] * 5).viewer is None


def test_the_story_of_a_seat_does_not_tell_what_others_drew(steps: tuple[ReplayStep, ...]) -> None:
    app = walk(steps, "n", *["right"] * 12, "v")
    drawn = [one.text for one in app.story.sentences if " draws " in one.text]
    assert drawn
    assert [text for text in drawn if not text.startswith("Zoé") and "draws the" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_story_is_printed_in_every_language(steps: tuple[ReplayStep, ...], language: str) -> None:
    printed: list[str] = []
    context = RenderContext(Words(language), [Player(name) for name in NAMES])
    print_story(steps, context, find_ui(GAME), printed.append, None)
    assert printed.count("") == 2 * steps[-1].round
