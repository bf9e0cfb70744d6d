"""Takes pictures of every page and moment, on three screens, in the light and in the dark.

Run as `python -m tests.browser.pictures [FOLDER] [NAME …]`; the folder is docs/images unless told otherwise.
"""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import chromium
from tests.browser.flip7.tables import MORE_NAMES, Seated, seated

IMAGES: Final = Path(__file__).parents[2] / "docs" / "images"
SCREENS: Final = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1280, 800)}
THEMES: Final = ("light", "dark")
MOMENT_MS: Final = 650  # into a moment, when all of it is there

FIRST: Final = "12 11 10 1"
TURN: Final = f"{FIRST} 9 2 4 7 3 8 12 +2 5 6 10 12 +4 +10"
SEVEN: Final = f"{FIRST} 9 2 4 7 3 8 5 6 5 7 6 8 0 9 12 10 8 3 11 4 7"
CROWD: Final = "12 9 3 5 11 2 8 6 10 4 12 7 1 0 9 6 11 10 12 8 7 5 3 2 12 11 10 9 8 6 4 x2 +4 chance 5 9"


@dataclass
class Scene:
    """A table to take a picture of: its cards, who sits there, what they do, and what is pressed in the end."""

    cards: str
    players: int = 4
    play: Callable[[Seated], None] = lambda table: None
    press: Callable[[Page], None] = lambda page: None
    seat: int | None = 0


def _turn(table: Seated) -> None:
    table.hit(*(0, 1, 2, 3) * 3, 0, 1)
    table.play((3, "stay"))


def _odds(page: Page) -> None:
    page.get_by_text("would bust you").wait_for()


def _moment(page: Page) -> None:
    page.locator('[data-move="hit"]').click()
    page.locator(".moment").wait_for()
    page.wait_for_timeout(MOMENT_MS)


def _pick(page: Page) -> None:
    page.locator('[data-move="hit"]').click()
    page.locator("[data-target]").nth(1).click()


def _three(page: Page) -> None:
    page.locator('[data-move="hit"]').click()
    page.locator("[data-target]").nth(2).click()
    page.locator("[data-settle]").click()
    page.locator(".shelf").wait_for()


def _recap(page: Page) -> None:
    expect(page.get_by_role("button", name="Next round")).to_be_visible()
    page.wait_for_timeout(1_200)


def _crowd(table: Seated) -> None:
    table.hit(*range(16))


SCENES: Final[dict[str, Scene]] = {
    "flip7-turn": Scene(TURN, play=_turn, press=_odds),
    "flip7-waiting": Scene(TURN, play=_turn, seat=1),
    "flip7-bust": Scene(f"{FIRST} 9 2 4 7 12", play=lambda table: table.hit(0, 1, 2, 3), press=_moment),
    "flip7-save": Scene(f"{FIRST} chance 2 4 7 12", play=lambda table: table.hit(0, 1, 2, 3), press=_moment),
    "flip7-seven": Scene(SEVEN, play=lambda table: table.hit(*(0, 1, 2, 3) * 5), press=_moment),
    "flip7-recap": Scene(SEVEN, play=lambda table: table.hit(*(0, 1, 2, 3) * 5, 0), press=_recap),
    "flip7-pick": Scene(f"{FIRST} 9 2 4 7 freeze", play=lambda table: table.hit(0, 1, 2, 3), press=_pick),
    "flip7-three": Scene(f"{FIRST} 9 2 4 7 flip3 8 freeze 12", play=lambda t: t.hit(0, 1, 2, 3), press=_three),
    "flip7-six": Scene(CROWD, 6, play=lambda table: table.hit(*range(6), *range(4)), press=_odds, seat=4),
    "flip7-crowd": Scene(CROWD, 18, play=_crowd, seat=0),
    "flip7-spectator": Scene(TURN, play=_turn, seat=None),
}
PAGES: Final = {"home": "/", "new": "/new/flip7", "lobby": "/lobby", "rules": "/rules/flip7", "about": "/about"}


def main() -> None:
    """Take them all, or those that are named."""
    folder, wanted = Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES, sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for name, scene in SCENES.items():
            if not wanted or name in wanted:
                _take_scene(browser, folder, name, scene)
        if not wanted or set(wanted) & PAGES.keys():
            _take_pages(browser, folder, [name for name in PAGES if not wanted or name in wanted])


def _take_scene(browser: Browser, folder: Path, name: str, scene: Scene) -> None:
    for screen in SCREENS:
        for theme in THEMES:
            with tempfile.TemporaryDirectory() as database:
                setup: dict[str, Any] = {"turn_seconds": 45}
                with seated(Path(database), scene.cards, MORE_NAMES[: scene.players], **setup) as table:
                    scene.play(table)
                    page = table.show(_new_page(browser, screen, theme), scene.seat)
                    page.wait_for_timeout(700)
                    scene.press(page)
                    _take(page, folder / f"{name}-{screen}-{theme}.png")


def _take_pages(browser: Browser, folder: Path, names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as database, seated(Path(database), FIRST) as table:
        for name in names:
            for screen in SCREENS:
                for theme in THEMES:
                    page = _new_page(browser, screen, theme)
                    page.goto(table.server + PAGES[name])
                    page.wait_for_load_state("networkidle")
                    _take(page, folder / f"{name}-{screen}-{theme}.png")


def _new_page(browser: Browser, screen: str, theme: str) -> Page:
    width, height = SCREENS[screen]
    options: dict[str, Any] = {"viewport": {"width": width, "height": height}, "color_scheme": theme, "locale": "en-US"}
    return browser.new_context(**options).new_page()


def _take(page: Page, file: Path) -> None:
    page.screenshot(path=file)
    page.context.close()
    print(file.name, f"{file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
