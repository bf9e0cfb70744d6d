"""Pictures of today's deck: before it is played, and the result with everybody's table."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.daily_tries import play_today
from tests.browser.finished import FAIR
from tests.browser.guests import Guest
from tests.browser.running import running_server

from .camera import Camera, Scene

OTHERS: Final = {"flip7": ("threshold:30", "threshold:18", "threshold:40"), "phase10flip": ("greedy", "planner")}
MINE: Final = {"flip7": "threshold:33", "phase10flip": "greedy"}


def _start(camera: Camera, folder: Path) -> Iterator[Page]:
    """Some have played; the visitor has not."""
    with running_server(folder, module=FAIR) as server:
        for number, bot in enumerate(OTHERS["flip7"]):
            play_today(Guest(server, f"Guest {number}"), "flip7", bot)
        page = camera.open()
        page.goto(f"{server}/today")
        expect(page.get_by_text("have finished it")).to_be_visible()
        yield page


def _result(game: str) -> Scene:
    """The visitor's own result, among those of others."""

    def show(camera: Camera, folder: Path) -> Iterator[Page]:
        with running_server(folder, module=FAIR) as server:
            for name, bot in zip(("Zoé", "Marco", "Ada"), OTHERS[game], strict=False):
                play_today(Guest(server, name), game, bot)
            mine = Guest(server, "Léa")
            table = play_today(mine, game, MINE[game])
            page = camera.open()
            page.context.add_cookies([{"name": "volteface", "value": mine.key, "url": server}])
            kept = [{"day": mine.today(), "game": game, "table": table, "score": None}]
            page.add_init_script(f"localStorage.setItem('volteface.daily', {json.dumps(json.dumps(kept))})")
            page.goto(f"{server}/today/{table}")
            expect(page.get_by_text("Today’s table")).to_be_visible()
            page.wait_for_function("() => document.getAnimations().length === 0")  # all signs are stamped
            yield page

    return show


SCENES: Final[dict[str, Scene]] = {
    "daily": _start,
    "daily-result": _result("flip7"),
    "daily-phase10flip": _result("phase10flip"),
}
