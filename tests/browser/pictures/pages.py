"""Pictures of the pages around the tables: home, options, a table that gathers, the lobby, rules, story and chat."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.flip7.tables import NAMES, Seated, seated
from tests.browser.guests import Guest
from tests.browser.lessons.steps import see_step, take_step
from tests.browser.running import running_server, tellable_server
from volteface.kernel.lessons import find_lesson

from .camera import Camera, Scene

CARDS: Final = "12 11 10 1 9 2 freeze 7 5"


def _page(path: str, prepare: Callable[[Page], None] = lambda page: None) -> Scene:
    """A page of its own."""

    def show(camera: Camera, folder: Path) -> Iterator[Page]:
        with running_server(folder) as server:
            page = camera.open()
            page.goto(server + path)
            page.wait_for_load_state("networkidle")
            prepare(page)
            yield page

    return show


def _beside(prepare: Callable[[Page, Seated], None]) -> Scene:
    """Something that lies over a table of Flip 7, or beside it."""

    def show(camera: Camera, folder: Path) -> Iterator[Page]:
        with tellable_server(folder) as server, seated(server, CARDS) as table:
            table.hit(0, 1, 2)
            table.play((2, "freeze", 1))
            page = table.show(camera.open(), 0)
            prepare(page, table)
            yield page

    return show


def _gathering(camera: Camera, folder: Path) -> Iterator[Page]:
    """The host's own table, where some have come."""
    with _opened(folder) as (server, table, guests):
        page = camera.open()
        page.context.add_cookies([{"name": "volteface", "value": guests[0].key, "url": server}])
        page.goto(f"{server}/t/{table}")
        page.get_by_role("button", name="Put a bot on seat 4").click()
        yield page


def _arriving(camera: Camera, folder: Path) -> Iterator[Page]:
    """The same table as somebody sees it who opens the link."""
    with _opened(folder) as (server, table, _):
        page = camera.open()
        page.goto(f"{server}/t/{table}")
        expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
        yield page


def _lobby(camera: Camera, folder: Path) -> Iterator[Page]:
    """Two listed tables."""
    with _opened(folder) as (server, *_), ExitStack() as stack:
        other = Guest(server, "Nour")
        table = other.open_table(game="phase10flip", edition="fr", seats=3, visibility="listed")
        stack.enter_context(other.at(table)).sit(0)
        page = camera.open()
        page.goto(f"{server}/lobby")
        page.get_by_text("Nour").first.wait_for()
        yield page


@contextmanager
def _opened(folder: Path) -> Iterator[tuple[str, str, list[Guest]]]:
    """A listed table with two people at it: its server, its id, and who they are."""
    with running_server(folder) as server, ExitStack() as stack:
        guests = [Guest(server, name) for name in NAMES[:2]]
        table = guests[0].open_table(visibility="listed", seats=5)
        for seat, guest in enumerate(guests):
            stack.enter_context(guest.at(table)).sit(seat)
        yield server, table, guests


def _house_rules(page: Page) -> None:
    page.get_by_text("House rules").click()
    page.get_by_text("House rules").scroll_into_view_if_needed()


def _story(page: Page, table: Seated) -> None:
    table.guests[1].request("say", text="You will pay for that.")
    table.guests[2].request("say", text="It was the card, not me!")
    page.get_by_role("button", name="Story").click()
    expect(page.get_by_role("dialog").get_by_text("not me!")).to_be_visible()


def _rules(page: Page, table: Seated) -> None:
    page.get_by_role("button", name="Story").click()
    page.get_by_role("button", name="Which rule? 12 for Léa").first.click()
    expect(page.get_by_role("dialog", name="What happened?").get_by_text("French rulebook").first).to_be_visible()


def _menu(page: Page, table: Seated) -> None:
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _lesson(game: str, name: str, step: str) -> Scene:
    """A lesson at one of its steps."""

    def prepare(page: Page) -> None:
        lesson = find_lesson(game, name)
        for number, one in enumerate(lesson.steps):
            see_step(page, number)
            if one.step == step:
                return
            take_step(page, lesson, one)

    return _page(f"/learn/{game}/{name}", prepare)


SCENES: Final[dict[str, Scene]] = {
    "home": _page("/"),
    "options": _page("/new/flip7"),
    "options-phase10flip": _page("/new/phase10flip"),
    "house-rules": _page("/new/flip7", _house_rules),
    "invite": _gathering,
    "arrive": _arriving,
    "lobby": _lobby,
    "rules": _page("/rules/flip7"),
    "about": _page("/about"),
    "learn": _page("/learn"),
    "learn-flip7": _lesson("flip7", "hit", "hit"),
    "learn-phase10flip": _lesson("phase10flip", "flip", "flip"),
    "rules-in-context": _beside(_rules),
    "story": _beside(_story),
    "menu": _beside(_menu),
}
