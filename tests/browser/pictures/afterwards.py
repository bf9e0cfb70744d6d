"""Pictures of what is seen after a game: its last page, its replay, the check of its deals, the page about oneself."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.finished import FAIR
from tests.browser.guests import Guest
from tests.browser.replay.steps import slider
from tests.browser.running import running_server

from .camera import Camera, Scene

LONGEST_SECONDS: Final = 240
SETUPS: Final[dict[str, dict[str, Any]]] = {
    "flip7": {"game": "flip7", "edition": "en", "seats": 4},
    "phase10flip": {"game": "phase10flip", "edition": "fr", "seats": 4, "house": {"phases_to_win": 3}},
}
MOVES_INTO_A_REPLAY: Final = 24
USUAL: Final = {"flip7": "", "phase10flip": "greedy"}


@contextmanager
def _played(folder: Path, *games: str) -> Iterator[tuple[str, str, Guest]]:
    """Léa's games, which bots have played to the end for her: the server, the last table, and Léa."""
    with running_server(folder, module=FAIR) as server:
        lea = Guest(server, "Léa")
        table = ""
        for game in games:
            table = lea.open_table(**SETUPS[game])
            with lea.at(table):
                lea.sit(0)
                lea.request("start", bot=USUAL[game])
                lea.request("leave")
                _wait_for_the_end(lea)
        yield server, table, lea


def _wait_for_the_end(guest: Guest) -> None:
    until = time.monotonic() + LONGEST_SECONDS
    while time.monotonic() < until:
        table = guest.look()
        if table["stage"] == "over":
            return
        if table["is_resting"]:
            guest.request("go_on")
        time.sleep(0.05)
    raise AssertionError("the game did not end")


def _open(camera: Camera, server: str, lea: Guest, path: str) -> Page:
    page = camera.open()
    page.context.add_cookies([{"name": "volteface", "value": lea.key, "url": server}])
    page.goto(server + path)
    return page


def _ending(game: str) -> Scene:
    def show(camera: Camera, folder: Path) -> Iterator[Page]:
        with _played(folder, game) as (server, table, lea):
            page = _open(camera, server, lea, f"/t/{table}")
            expect(page.get_by_role("button", name="Rematch")).to_be_visible()
            page.wait_for_load_state("networkidle")
            yield page

    return show


def _replay(game: str) -> Scene:
    def show(camera: Camera, folder: Path) -> Iterator[Page]:
        with _played(folder, game) as (server, table, lea):
            page = _open(camera, server, lea, f"/replay/{table}")
            slider(page).fill(str(MOVES_INTO_A_REPLAY))
            page.wait_for_load_state("networkidle")
            yield page

    return show


def _verified(camera: Camera, folder: Path) -> Iterator[Page]:
    with _played(folder, "flip7") as (server, table, lea):
        page = _open(camera, server, lea, f"/v/{table}")
        expect(page.locator('[data-outcome="right"]')).to_be_visible()
        yield page


def _tampered(camera: Camera, folder: Path) -> Iterator[Page]:
    with _played(folder, "flip7") as (server, table, lea):
        page = _open(camera, server, lea, f"/v/{table}")
        page.get_by_role("button", name="Show me a tampered game").click()
        expect(page.locator('[data-outcome="wrong-draw"]')).to_be_visible()
        page.evaluate("scrollTo(0, 0)")
        yield page


def _me(camera: Camera, folder: Path) -> Iterator[Page]:
    with _played(folder, "flip7", "flip7") as (server, _, lea):
        page = _open(camera, server, lea, "/me")
        page.locator("[data-record]").first.wait_for()
        yield page


SCENES: Final[dict[str, Scene]] = {
    "flip7-ending": _ending("flip7"),
    "phase10flip-ending": _ending("phase10flip"),
    "flip7-replay": _replay("flip7"),
    "phase10flip-replay": _replay("phase10flip"),
    "verify": _verified,
    "verify-tampered": _tampered,
    "me": _me,
}
