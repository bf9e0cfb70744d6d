"""Pictures of the Flip 7 table: turns, targets, moments and recaps."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.flip7.tables import MORE_NAMES, Seated, seated
from tests.browser.running import tellable_server

from .camera import Camera, Scene, hold

FIRST: Final = "12 11 10 1"
TURN: Final = f"{FIRST} 9 2 4 7 3 8 12 +2 5 6 10 12 +4 +10"
SEVEN: Final = f"{FIRST} 9 2 4 7 3 8 5 6 5 7 6 8 0 9 12 10 8 3 11 4 7"
CROWD: Final = "12 9 3 5 11 2 8 6 10 4 12 7 1 0 9 6 11 10 12 8 7 5 3 2 12 11 10 9 8 6 4 x2 +4 chance 5 9"
TURN_SECONDS: Final = 45

Play = Callable[[Seated], None]
Press = Callable[[Page], None]


def _scene(cards: str, play: Play, press: Press | None = None, seat: int | None = 0, players: int = 4) -> Scene:
    """A table where people have played, and what somebody does there in the end."""

    def show(camera: Camera, folder: Path) -> Iterator[Page]:
        names = MORE_NAMES[:players]
        with (
            tellable_server(folder) as server,
            seated(server, cards, names, turn_seconds=TURN_SECONDS) as table,
        ):
            play(table)
            page = table.show(camera.open(), seat)
            if press:
                press(page)
            yield page

    return show


def _hits(*seats: int) -> Play:
    return lambda table: table.hit(*seats)


def _turn(table: Seated) -> None:
    table.hit(*(0, 1, 2, 3) * 3, 0, 1)
    table.play((3, "stay"))


def _odds(page: Page) -> None:
    page.get_by_text("would bust you").wait_for()


def _moment(page: Page) -> None:
    page.locator('[data-move="hit"]').click()
    hold(page, ".moment")


def _pick(page: Page) -> None:
    page.locator('[data-move="hit"]').click()
    page.locator("[data-target]").nth(1).click()


def _freeze_oneself(page: Page) -> None:
    page.locator('[data-move="hit"]').click()
    page.locator("[data-target]").last.click()
    page.locator("[data-settle]").click()
    hold(page, ".moment")


def _three(page: Page) -> None:
    page.locator('[data-move="hit"]').click()
    page.locator("[data-target]").nth(2).click()
    page.locator("[data-settle]").click()
    hold(page, ".three li:nth-child(3).new")


def _recap(page: Page) -> None:
    expect(page.get_by_role("button", name="Next round")).to_be_visible()
    page.wait_for_timeout(1_200)  # the bars grow


ONCE: Final = _hits(0, 1, 2, 3)
SCENES: Final[dict[str, Scene]] = {
    "flip7-turn": _scene(TURN, _turn, _odds),
    "flip7-waiting": _scene(TURN, _turn, seat=1),
    "flip7-bust": _scene(f"{FIRST} 9 2 4 7 12", ONCE, _moment),
    "flip7-save": _scene(f"{FIRST} chance 2 4 7 12", ONCE, _moment),
    "flip7-freeze": _scene(f"{FIRST} 9 2 4 7 freeze", ONCE, _freeze_oneself),
    "flip7-seven": _scene(SEVEN, _hits(*(0, 1, 2, 3) * 5), _moment),
    "flip7-recap": _scene(SEVEN, _hits(*(0, 1, 2, 3) * 5, 0), _recap),
    "flip7-target": _scene(f"{FIRST} 9 2 4 7 freeze", ONCE, _pick),
    "flip7-three": _scene(f"{FIRST} 9 2 4 7 flip3 8 freeze 12", ONCE, _three),
    "flip7-six": _scene(CROWD, _hits(*range(6), *range(4)), _odds, 4, 6),
    "flip7-crowd": _scene(CROWD, _hits(*range(16)), players=18),
    "flip7-spectator": _scene(TURN, _turn, seat=None),
}
