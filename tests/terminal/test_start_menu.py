"""Before a game: the menu, and how strong the bots are."""

import asyncio

import pytest

from volteface.bots import bot_names, bot_strengths
from volteface.kernel import InvalidInput, InvalidRules, UnknownName, find_game
from volteface.locale import LANGUAGES, Words
from volteface.terminal.options import TableOptions, resolve_options
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.start_app import StartApp
from volteface.terminal.start_menu import StartMenu

from .tables import SMALL, on_screen, sit_down

NOTHING = TableOptions()
GAMES = ("flip7", "phase10flip")


def menu_of(game: str | None = None, options: TableOptions = NOTHING, language: str = "en") -> StartMenu:
    return StartMenu(game, options, Words(language), "flip7")


def values(menu: StartMenu) -> dict[str, str]:
    return {row.label: row.value for row in menu.rows()}


def step(menu: StartMenu, label: str, steps: int) -> None:
    next(row for row in menu.rows() if row.label == label).step(steps)


def press(app: StartApp, *keys: str, size: tuple[int, int] = SMALL) -> bool | None:
    async def follow() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.press(*keys)

    asyncio.run(follow())
    return app.return_value


def app_of(menu: StartMenu) -> StartApp:
    return StartApp(menu, RenderContext(menu.words, ()))


def test_the_menu_begins_with_the_usual_table() -> None:
    menu = menu_of()
    assert values(menu) == {"Game": "Flip 7", "Rules": "English rulebook", "Players": "4", "Bots": "hard"}
    assert menu.result() == ("flip7", TableOptions(edition="en", seats=4, bots="counter"))


def test_the_bots_strength_is_chosen_by_the_arrow_keys() -> None:
    menu = menu_of()
    assert press(app_of(menu), "left", "enter") is True
    assert menu.result()[1].bots == "threshold"


def test_another_game_has_its_own_bots_and_players() -> None:
    menu = menu_of()
    step(menu, "Game", 1)
    assert values(menu) == {"Game": "Phase 10 FLIP!", "Players": "4", "Bots": "medium"}
    step(menu, "Players", 9)
    step(menu, "Bots", 1)
    assert menu.result() == ("phase10flip", TableOptions(edition=menu.edition, seats=6, bots="planner"))


def test_quitting_the_menu_begins_nothing() -> None:
    assert press(app_of(menu_of()), "q") is False
    assert press(app_of(menu_of()), "escape") is False
    assert press(app_of(menu_of()), "ctrl+c") is False


def test_a_click_changes_a_row_and_the_button_begins() -> None:
    menu = menu_of()
    app = app_of(menu)

    async def follow() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await pilot.click(app.lines[2], offset=(40, 0))
            assert menu.seats == 5
            await pilot.click(app.lines[2], offset=(2, 0))
            assert menu.seats == 4
            await pilot.click(app.button)

    asyncio.run(follow())
    assert app.return_value is True


@pytest.mark.parametrize("size", [(160, 50), (40, 12)])
def test_the_menu_fits_every_screen(size: tuple[int, int]) -> None:
    app = app_of(menu_of(language="fr"))

    async def follow() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            assert all(app.screen.region.contains_region(line.region) for line in app.lines)

    asyncio.run(follow())


def test_what_the_command_line_says_is_not_asked_again() -> None:
    assert "Game" not in values(menu_of("flip7"))
    assert "Game" not in values(menu_of(options=TableOptions(rules=("tie=shared",))))
    assert "Players" not in values(menu_of(options=TableOptions(seats=5)))
    assert "Rules" not in values(menu_of(options=TableOptions(edition="es")))
    assert "Bots" not in values(menu_of(options=TableOptions(bots="random")))
    assert menu_of(options=TableOptions(bots="random")).result()[1].bots == "random"


def test_without_a_free_seat_nobody_asks_for_bots() -> None:
    menu = menu_of(options=TableOptions(people="Ann,Bob,Cy"))
    assert "Bots" in values(menu)
    step(menu, "Players", -9)
    assert values(menu)["Players"] == "3"
    assert "Bots" not in values(menu)


def test_options_that_cannot_be_played_are_refused_before_the_menu() -> None:
    with pytest.raises(InvalidRules):
        menu_of("flip7", TableOptions(seats=99))
    with pytest.raises(InvalidInput):
        menu_of("flip7", TableOptions(rules=("nonsense",)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_tells_of_the_challenge_for_one_or_two(language: str) -> None:
    menu = menu_of("flip7", TableOptions(edition="es"), language)
    race = menu.notes()[0]
    step(menu, menu.words.text("terminal-start-seats"), -9)
    assert menu.seats == 1
    assert menu.notes()[0] != race
    assert "4" in menu.notes()[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_strength_has_a_name_a_description_and_a_bot(game: str, language: str) -> None:
    menu, strengths = menu_of(game, language=language), bot_strengths(game)
    assert list(strengths) == ["easy", "medium", "hard"]
    assert set(strengths.values()) <= set(bot_names(game))
    bots = menu.words.text("terminal-start-bots")
    told = set()
    for _ in strengths:
        step(menu, bots, 1)
        told.add((values(menu)[bots], menu.notes()[-1]))
    assert len(told) == len(strengths) == len({name for name, _ in told}) == len({note for _, note in told})


@pytest.mark.parametrize(
    ("language", "asked", "bots"),
    [
        ("en", "easy", ("random",)),
        ("fr", "difficile", ("counter",)),
        ("fr", "hard", ("counter",)),
        ("es", "Fácil,medio", ("random", "threshold")),
        ("en", "threshold:30,hard", ("threshold:30", "counter")),
    ],
)
def test_bots_are_asked_for_by_strength_or_by_name(language: str, asked: str, bots: tuple[str, ...]) -> None:
    assert resolve_options(find_game("flip7"), TableOptions(bots=asked), Words(language)).bots == bots


def test_an_unknown_strength_lists_those_there_are() -> None:
    with pytest.raises(UnknownName, match="easy, medium, hard, random"):
        resolve_options(find_game("flip7"), TableOptions(bots="brutal"), Words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lane_names_the_strength_of_a_bot_in_the_language(language: str) -> None:
    context = on_screen(sit_down(TableOptions(bots="easy,threshold:30"), language), language).context
    assert context.player_note(1).endswith(Words(language).text("terminal-strength-easy"))
    assert context.player_note(2).endswith("threshold:30")
