"""A finished game of Phase 10 FLIP!, with all hands open or as one seat saw it."""

import asyncio

import pytest

from volteface.kernel import find_game
from volteface.locale import LANGUAGES, Words
from volteface.terminal.agreeing import Wishes
from volteface.terminal.faces import find_face
from volteface.terminal.look import Look
from volteface.terminal.phase10flip.open_view import open_faces
from volteface.terminal.plain_replay import retell
from volteface.terminal.replay_app import ReplayApp
from volteface.terminal.replaying import Moment, read_moments
from volteface.terminal.seating import Player

from ..tables import SMALL
from .scenes import GAME, sit_down
from .test_plain import play_typed

NAMES = ("Zoé", "Marco", "Inès", "Sam")


@pytest.fixture(scope="module")
def moments() -> tuple[Moment, ...]:
    """A game that bots played to its end."""
    session = sit_down(Wishes(people="", bots="greedy", rules=("phases_to_win=2",)), seed="5")
    play_typed(session, [])
    return read_moments(session.table.live.log(), find_game(GAME), find_face(GAME))


def walk(moments: tuple[Moment, ...], *keys: str) -> ReplayApp:
    look = Look(Words("en"), [Player(name) for name in NAMES])
    app = ReplayApp(moments, look, find_face(GAME), "", pace=0.01)

    async def follow() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press(*keys)
            await pilot.pause(0.1)

    asyncio.run(follow())
    return app


def test_a_replay_shows_all_hands_open(moments: tuple[Moment, ...]) -> None:
    app = walk(moments, *["right"] * 3)
    assert all(open_faces(app.view, seat) for seat in range(4))
    assert any("draws the" in one.text for one in app.story.sentences)


def test_v_shows_what_one_seat_saw_after_the_other(moments: tuple[Moment, ...]) -> None:
    app = walk(moments, "right", "right", "right", "v", "v")
    assert (app.viewer, app.view.me, open_faces(app.view, 0)) == (1, 1, None)


def test_v_comes_back_to_open_hands(moments: tuple[Moment, ...]) -> None:
    assert walk(moments, "right", "right", *["v"] * 5).viewer is None


def test_a_seat_is_not_told_what_others_drew(moments: tuple[Moment, ...]) -> None:
    app = walk(moments, "n", *["right"] * 12, "v")
    drawn = [one.text for one in app.story.sentences if " draws " in one.text]
    assert drawn
    assert [text for text in drawn if not text.startswith("Zoé") and "draws the" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_story_is_told_in_every_language(moments: tuple[Moment, ...], language: str) -> None:
    said: list[str] = []
    look = Look(Words(language), [Player(name) for name in NAMES])
    retell(moments, look, find_face(GAME), said.append, None)
    assert said.count("") == 2 * moments[-1].round
