"""Pictures of real cards: the pad of Phase 10 FLIP!, the big screens, “Is this a phase?”, a rule, evenings."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.running import running_server

from .camera import Camera, Scene

NAMES: Final = ("Zoé", "Marco", "Ada", "Léa")
CARDS: Final = ("9", "11", "8", "3", "7", "4", "8")


def _table(camera: Camera, server: str, game: str) -> Page:
    """A phone at a new table for real cards; the last one named deals."""
    page = camera.open()
    page.goto(f"{server}/cards/{game}")
    for name in NAMES:
        page.get_by_label("Add a name", exact=True).fill(name)
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Léa deals first").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    return page


def _phase10(camera: Camera, folder: Path) -> Iterator[Page]:
    """A round that is entered, in the middle of a hand."""
    with running_server(folder, ()) as server:
        page = _table(camera, server, "phase10flip")
        _enter_hands(page)
        page.get_by_role("button", name="Tap the cards").click()
        for kind in ("1 to 9", "1 to 9", "10, 11", "star"):
            page.get_by_role("button", name=kind).click()
        yield page


def _enter_hands(page: Page) -> None:
    page.get_by_role("button", name="Zoé went out").click()
    page.get_by_role("button", name="Ada laid their phase").click()
    for digit in "65":
        page.get_by_role("button", name=digit, exact=True).click()
    expect(page.get_by_role("region", name="Ada holds…")).to_be_visible()


def _phase10_screen(camera: Camera, folder: Path) -> Iterator[Page]:
    """The board of Phase 10 FLIP!, with one hand still to come."""
    with running_server(folder, ()) as server:
        pad = _table(camera, server, "phase10flip")
        _enter_hands(pad)
        screen = camera.open()
        screen.goto(pad.url.replace("/t/", "/tv/"))
        expect(screen.locator("article")).to_have_count(len(NAMES))
        yield screen


def _flip7_screen(camera: Camera, folder: Path) -> Iterator[Page]:
    """The board of Flip 7: somebody decides, somebody is bust."""
    with running_server(folder, ()) as server:
        pad = _table(camera, server, "flip7")
        for card in CARDS:
            pad.locator(f'[aria-label="Cards"] button[aria-label^="{card}, "]').click()
            pad.wait_for_timeout(300)
        screen = camera.open()
        screen.goto(pad.url.replace("/t/", "/tv/"))
        expect(screen.locator("article")).to_have_count(len(NAMES))
        yield screen


def _check(camera: Camera, folder: Path) -> Iterator[Page]:
    """A hand that holds phase 4."""
    with running_server(folder, ()) as server:
        page = camera.open()
        page.goto(f"{server}/check/phase10flip?phase=4")
        for colour, numbers in (("red", (8,)), ("yellow", (8, 1)), ("green", (11,)), ("blue", (4, 5, 6))):
            page.get_by_role("radio", name=colour, exact=True).click()
            for number in numbers:
                page.get_by_role("button", name=f"{colour} {number}", exact=True).click()
        expect(page.get_by_role("heading", name="Phase 4: yes!")).to_be_visible()
        yield page


def _rule(camera: Camera, folder: Path) -> Iterator[Page]:
    """One rule at its own address."""
    with running_server(folder, ()) as server:
        page = camera.open()
        page.goto(f"{server}/rules/flip7/deferred-after-bust?edition=en")
        page.wait_for_load_state("networkidle")
        yield page


def _evenings(camera: Camera, folder: Path) -> Iterator[Page]:
    """Statistics after one evening of Phase 10 FLIP!."""
    with running_server(folder, ()) as server:
        page = _table(camera, server, "phase10flip")
        _enter_hands(page)
        for points in ("30", "45"):
            for digit in points:
                page.get_by_role("button", name=digit, exact=True).click()
            page.wait_for_timeout(900)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Stop here").click()
        page.get_by_role("heading", name="Zoé wins!").wait_for()
        page.goto(f"{server}/evenings")
        page.get_by_role("row").filter(has_text="Zoé").wait_for()
        yield page


SCENES: Final[dict[str, Scene]] = {
    "real-cards-phase10flip": _phase10,
    "real-cards-phase10flip-screen": _phase10_screen,
    "real-cards-flip7-screen": _flip7_screen,
    "real-cards-check": _check,
    "real-cards-evenings": _evenings,
    "rule": _rule,
}
