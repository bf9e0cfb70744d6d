"""Flip 7 on the screen, played by keys."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from volteface.locale import LANGUAGES, Words
from volteface.terminal.options import TableOptions
from volteface.terminal.palette import DARK, LIGHT
from volteface.terminal.questions import AGAIN, LEAVE
from volteface.terminal.screen.dialogs import HelpScreen, LeaveScreen
from volteface.terminal.screen.play_app import PlayApp
from volteface.terminal.screen.prompt import Option

from .tables import SMALL, moves_of, on_screen, play_by_keys, settle, sit_down, wait_until

SHORT = ("target_score=50",)
Script = Callable[[Pilot[str], PlayApp], Awaitable[None]]


def run(app: PlayApp, script: Script, size: tuple[int, int] = SMALL) -> None:
    """Run the app and follow a script."""

    async def follow() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot, app)
            await script(pilot, app)

    asyncio.run(follow())


def is_choosing(app: PlayApp) -> bool:
    return app.prompt.question is not None and app.prompt.question.is_list


def text_of(app: PlayApp, selector: str) -> str:
    return str(app.query_one(selector, Static).content)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_keys_on_a_small_screen(language: str) -> None:
    app = on_screen(sit_down(TableOptions(rules=SHORT), language), language)

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await play_by_keys(pilot, app, lambda app: app.session.is_over())
        assert Words(language).text("terminal-game-over") in text_of(app, "#question")
        await pilot.press("q")

    run(app, script)
    assert (app.session.is_over(), app.return_value) == (True, LEAVE)


def test_after_the_game_enter_begins_another() -> None:
    app = on_screen(sit_down(TableOptions(rules=("target_score=1",))))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await play_by_keys(pilot, app, lambda app: app.session.is_over())
        await pilot.press("enter")

    run(app, script)
    assert app.return_value == AGAIN


def test_a_target_is_chosen_by_its_number() -> None:
    app = on_screen(sit_down(seed="3"))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await play_by_keys(pilot, app, is_choosing)
        assert app.prompt.question is not None
        wanted = app.prompt.question.choices[1].move
        await pilot.press("2")
        await settle(pilot, app)
        moves = [entry.move for entry in moves_of(app.session) if entry.decided_by == "person"]
        assert moves[-1]["target"] == wanted.target

    run(app, script)


def test_a_target_is_chosen_by_arrows_and_enter() -> None:
    app = on_screen(sit_down(seed="3"))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await play_by_keys(pilot, app, is_choosing)
        assert app.prompt.question is not None
        wanted = app.prompt.question.choices[-1].move
        await pilot.press("left", "enter")
        await settle(pilot, app)
        moves = [entry.move for entry in moves_of(app.session) if entry.decided_by == "person"]
        assert moves[-1]["target"] == wanted.target

    run(app, script)


def test_a_stray_enter_decides_nothing() -> None:
    app = on_screen(sit_down())

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        before = app.session.table.seq
        await pilot.press("enter", "space", "x", "9")
        assert app.session.table.seq == before

    run(app, script)


def test_a_click_on_a_choice_makes_it() -> None:
    app = on_screen(sit_down())

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        before = app.session.table.seq
        await pilot.pause()
        await pilot.click(Option)
        await wait_until(pilot, lambda: app.session.table.seq > before)

    run(app, script)


def test_a_refused_move_is_explained_and_the_question_stands() -> None:
    rules = ("initial_deal=none", "empty_stay=refused")
    app = on_screen(sit_down(TableOptions(seats=3, people="Ann,Bob,Cy", rules=rules)))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        before = app.session.table.seq
        await pilot.press("s")
        await settle(pilot, app)
        await pilot.pause()
        assert app.session.table.seq == before
        assert [toast.message for toast in app._notifications] == [Words("en").text("refused-stay-needs-a-card")]

    run(app, script)


def test_the_seat_that_is_asked_is_visible_among_eighteen() -> None:
    people = ",".join(f"P{number}" for number in range(1, 19))
    app = on_screen(sit_down(TableOptions(people=people), seed="3"))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        for _ in range(18):
            await pilot.pause(0.05)
            lanes, lane = app.query_one("#lanes"), app.query_one(f"#lane-{app.asked}")
            assert lanes.region.contains_region(lane.region)
            await pilot.press("1" if is_choosing(app) else "s")
            await settle(pilot, app)

    run(app, script)


def test_a_long_list_of_targets_leaves_the_keys_visible() -> None:
    app = on_screen(sit_down(TableOptions(people=",".join(f"P{number}" for number in range(18)))))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await play_by_keys(pilot, app, is_choosing)
        await pilot.pause(0.1)
        assert app.query_one("#keys").region.bottom == SMALL[1]
        assert app.query_one("#lanes").region.contains_region(app.query_one(f"#lane-{app.asked}").region)

    run(app, script)


def test_the_recap_fits_every_size_it_is_given() -> None:
    app = on_screen(sit_down(TableOptions(seats=5)))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await play_by_keys(pilot, app, lambda app: app.asked is None)
        heights = []
        for size in ((120, 40), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause(0.2)
            heights.append(app.query_one("#sums").region.height)
        assert heights == [5 * 5, 2 * 5]

    run(app, script, (120, 40))


def test_the_theme_switches_between_light_and_dark() -> None:
    app = on_screen(sit_down())

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        seen = [app.context.palette]
        for _ in range(2):
            await pilot.press("t")
            seen.append(app.context.palette)
        assert seen == [DARK, LIGHT, DARK]
        assert app.prompt.question is not None

    run(app, script)


def test_the_odds_can_be_hidden() -> None:
    app = on_screen(sit_down())

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        assert len(app.prompt.question.choices[0].details) == 3  # type: ignore[union-attr]
        await pilot.press("o")
        await wait_until(pilot, lambda: app.prompt.question.choices[0].details == ())  # type: ignore[union-attr]

    run(app, script)


def test_the_help_takes_the_keys_while_it_is_open() -> None:
    app = on_screen(sit_down())

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        before = app.session.table.seq
        await pilot.press("question_mark", "h")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("escape")
        assert app.session.table.seq == before

    run(app, script)


def test_leaving_a_running_game_is_asked_first() -> None:
    app = on_screen(sit_down())

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await pilot.press("q")
        assert isinstance(app.screen, LeaveScreen)
        await pilot.press("n")
        assert not isinstance(app.screen, LeaveScreen)
        await pilot.press("ctrl+c", "y")

    run(app, script)
    assert app.return_value == LEAVE


@pytest.mark.parametrize("size", [(120, 40), (120, 30), (60, 20), (40, 12), (200, 60)])
def test_every_size_shows_the_table(size: tuple[int, int]) -> None:
    app = on_screen(sit_down(seed="1"))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await pilot.press("h")
        await settle(pilot, app)
        await pilot.pause(0.1)
        assert app.query_one("#lane-0").region.height > 0
        assert app.prompt.question is not None
        assert len(app.query(Option)) == len(app.prompt.question.choices)

    run(app, script, size)
