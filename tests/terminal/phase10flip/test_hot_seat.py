"""Several people at one keyboard: nobody sees the hand of another."""

import asyncio

from textual.pilot import Pilot

from volteface.terminal.options import TableOptions
from volteface.terminal.phase10flip.board.board import Board
from volteface.terminal.screen.play_app import PlayApp

from ..tables import SMALL, on_screen, settle
from .scenes import Script, busy_key, press, sit_down

TWO = TableOptions(people="Ann,Bob", seats=2, bots="greedy")


def with_two(script: Script, options: TableOptions = TWO) -> PlayApp:
    app = on_screen(sit_down(options, seed="3"))

    async def follow() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await settle(pilot, app)
            await script(pilot, app)

    asyncio.run(follow())
    return app


def test_the_hand_is_hidden_until_its_holder_presses_a_key() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        assert app.prompt.question is not None
        name = app.context.names[app.asked or 0]
        assert app.prompt.question.text == f"Pass the keyboard to {name}. Nobody else looks."
        assert (app.view.me, app.query_one(Board).own.display) == (None, False)
        await press(pilot, app, "d")
        assert app.view.me is None
        await press(pilot, app, "enter")
        assert (app.view.me, app.query_one(Board).own.display) == (app.asked, True)

    with_two(script)


def test_the_hand_stays_through_a_turn_and_is_hidden_after_it() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        first = app.asked
        await press(pilot, app, "enter", "d")
        assert app.view.me == first
        while app.asked == first:
            await press(pilot, app, busy_key(app, app.prompt.question))  # type: ignore[arg-type]
        assert (app.view.me, app.query_one(Board).own.display) == (None, False)

    with_two(script)


def test_the_story_does_not_tell_which_card_was_drawn() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await press(pilot, app, "enter", "d")
        drawn = [one.text for one in app.story.sentences if "draws" in one.text]
        assert len(drawn) == 1
        assert "draws a card. On its back" in drawn[0]

    with_two(script)


def test_a_person_alone_with_bots_always_sees_their_hand() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        assert (app.view.me, app.query_one(Board).own.display) == (0, True)

    with_two(script, TableOptions(seats=3, bots="greedy"))
