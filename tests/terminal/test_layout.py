"""The screen at every size: what is beside the board, what is laid out again, and what never scrolls away."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from volteface.games.phase10flip.phases import PHASES
from volteface.locale import LANGUAGES, Words
from volteface.terminal.options import TableOptions
from volteface.terminal.phase10flip.labels import fitting_phase
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.play_app import PlayApp
from volteface.terminal.session import Session

from .tables import SMALL, on_screen, settle, sit_down, wait_until

GAMES = ("flip7", "phase10flip")
SIZES = ((100, 30), (70, 40), (116, 35), (60, 20), (80, 45))
SEEDS = {18: "1"}  # with which a person is asked in the first round
SMALL_COLUMNS = 72
PARTS = ("#main", "#board", "#lanes", "#aside", "#prompt", "#keys")
Script = Callable[[Pilot[str], PlayApp], Awaitable[None]]


def seated(game: str, seats: int = 4, people: str | None = None) -> Session:
    return sit_down(TableOptions(seats=seats, people=people, bots="hard"), game=game, seed=SEEDS.get(seats, "3"))


def follow(app: PlayApp, script: Script, size: tuple[int, int] = SMALL) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot, app)
            await script(pilot, app)

    asyncio.run(run())


def layout(app: PlayApp) -> dict[str, object]:
    """Where everything is, and how tall the lanes are."""
    found = {part: app.query_one(part).region for part in PARTS if app.query_one(part).display}
    heights = [lane.styles.height for lane in app.query("Lane") if lane.display]
    return {**found, "lanes": heights, "long": app.screen.has_class("-long")}


def is_visible(app: PlayApp, selector: str) -> bool:
    """Whether all of it is on the screen and inside the board."""
    widget = app.query_one(selector)
    shown = app.query_one("#board").region.intersection(app.screen.region)
    return widget.region.height > 0 and shown.contains_region(widget.region)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_resize_the_screen_is_as_if_it_had_always_had_that_size(game: str) -> None:
    fresh: dict[tuple[int, int], dict[str, object]] = {}

    async def look(pilot: Pilot[str], app: PlayApp) -> None:
        await pilot.pause()
        fresh[app.size.width, app.size.height] = layout(app)

    async def resize(pilot: Pilot[str], app: PlayApp) -> None:
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await wait_until(pilot, lambda size=size: layout(app) == fresh[size])  # type: ignore[misc]

    for size in SIZES:
        follow(on_screen(seated(game)), look, size)
    follow(on_screen(seated(game)), resize, SIZES[-1])


def test_a_list_of_choices_gets_more_rows_when_the_screen_becomes_narrow() -> None:
    app = on_screen(sit_down(TableOptions(people=",".join(f"P{number}" for number in range(12)))))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        while app.prompt.question is None or not app.prompt.question.is_list:
            await pilot.press("h")
            await settle(pilot, app)
        await pilot.pause()
        assert not app.screen.has_class("-long")
        await pilot.resize_terminal(70, 30)
        await wait_until(pilot, lambda: app.screen.has_class("-long"))
        await wait_until(pilot, lambda: app.query_one("#keys").region.bottom == 30)
        await pilot.resize_terminal(160, 30)
        await wait_until(pilot, lambda: not app.screen.has_class("-long"))

    follow(app, script, (160, 30))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("columns", "is_beside"), [(115, False), (116, True), (160, True)])
def test_there_is_something_beside_the_board_from_116_columns_on(game: str, columns: int, is_beside: bool) -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await pilot.pause()
        board, story = app.query_one("#main").region, app.query_one("#story").region
        assert (story.x >= board.right) is is_beside
        assert app.query_one("#side-panel").display is is_beside

    follow(on_screen(seated(game)), script, (columns, 35))


@pytest.mark.parametrize("game", GAMES)
def test_beside_the_side_panel_there_is_room_for_cards(game: str) -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await pilot.pause()
        assert all(lane.region.height > 1 for lane in app.query("Lane") if lane.display)
        if game == "phase10flip":
            assert app.query_one("#own").region.height > 3

    follow(on_screen(seated(game)), script, (116, 35))


@pytest.mark.parametrize("size", [(80, 24), (80, 16), (60, 12)])
def test_the_own_lane_never_scrolls_away_while_eighteen_play(size: tuple[int, int]) -> None:
    app = on_screen(seated("flip7", seats=18))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        for seat in range(18):
            app.board.show(app.view, seat)
            await wait_until(pilot, lambda seat=seat: is_visible(app, f"#lane-{seat}"))  # type: ignore[misc]
            assert is_visible(app, "#lane-0")

    follow(app, script, size)


def test_the_lanes_of_two_people_stay_among_eighteen() -> None:
    app = on_screen(seated("flip7", seats=18, people="Ann,Bob"))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await wait_until(pilot, lambda: is_visible(app, "#lane-0") and is_visible(app, "#lane-1"))
        app.board.show(app.view, 17)
        await wait_until(pilot, lambda: is_visible(app, "#lane-17"))
        assert is_visible(app, "#lane-0")
        assert is_visible(app, "#lane-1")

    follow(app, script)


@pytest.mark.parametrize("size", [(80, 24), (80, 16), (60, 14), (120, 24)])
def test_the_own_hand_is_whole_on_every_screen(size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await wait_until(pilot, lambda: is_visible(app, "#own"))
        await pilot.press("d")
        await settle(pilot, app)
        await wait_until(pilot, lambda: is_visible(app, "#own"))
        assert app.query_one("#keys").region.bottom == size[1]

    follow(on_screen(seated("phase10flip", seats=6)), script, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_challenge_says_so_from_the_beginning(language: str) -> None:
    session = sit_down(TableOptions(edition="es", seats=1), language)

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        rounds = str(app.view.rules.challenge_rounds)
        assert app.top.labels[0].endswith(rounds)
        goal = app.story.sentences[0].text
        assert rounds in goal
        assert "200" in goal
        assert goal == app.ui.help_text(app.view, app.context)[1]

    follow(on_screen(session, language), script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_hit_may_bring_fits_beside_the_other_choice_on_a_small_screen(language: str) -> None:
    words, column = Words(language), SMALL_COLUMNS // 2 - 1
    odds: dict[str, str | int] = {"left": 94, "percent": "99"}
    details = (
        words.text("terminal-odds-short", bust=94, **odds),
        words.text("terminal-odds-seven", seven=94, **odds),
        words.text("terminal-numbers-to-seven", numbers=6),
        words.text("terminal-odds-value", points="117,5"),
    )
    assert [detail for detail in details if len(f"  ★ {detail}") > column] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_can_be_abbreviated_to_fit_beside_its_number(language: str) -> None:
    context = RenderContext(Words(language), [])
    assert [short for phase in PHASES if len(short := fitting_phase(phase, context, 0)) > 31] == []
