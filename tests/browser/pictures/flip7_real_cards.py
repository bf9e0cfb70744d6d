"""Pictures of the companion for real cards: start, both pads of Flip 7, a correction, and the score sheet."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.running import running_server

from .camera import Camera, Scene

NAMES: Final = ("Zoé", "Ada", "Marco", "Inès")
ROUND: Final = ("12", "11", "1", "9", "8", "4", "7", "6")
SCORES: Final = (("31", "22", "18", "28"), ("24", "07", "35", "40"), ("40", "19", "20", "52"))


def _named(page: Page) -> None:
    for name in NAMES:
        page.get_by_label("Add a name", exact=True).fill(name)
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Inès deals first").click()


def _tracked(page: Page) -> None:
    _named(page)
    page.get_by_role("button", name="Start", exact=True).click()
    for index, card in enumerate(ROUND):
        expect(page.get_by_text(f"{NAMES[index % 4]} gets a card. Which one?")).to_be_attached()
        page.locator(f'[aria-label="Cards"] button[aria-label^="{card}, "]').click()
    expect(page.get_by_text("Zoé gets a card. Which one?")).to_be_attached()
    expect(page.locator(".advice svg").first).to_be_visible()  # the advice is there


def _fixing(page: Page) -> None:
    _tracked(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Fix a card").click()
    page.get_by_role("button", name="Ada: 4").click()
    page.get_by_role("button", name="11", exact=True).click()
    expect(page.get_by_text("Ada is bust.")).to_be_visible()


def _scored(page: Page) -> None:
    _named(page)
    page.get_by_role("radio", name="Only scores").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for number, points in enumerate(SCORES):
        for index, typed in enumerate(points):
            expect(page.get_by_text(f"{NAMES[(index + number) % 4]} has…")).to_be_attached()
            for digit in typed:
                page.get_by_role("button", name=digit, exact=True).click()
        page.get_by_role("button", name="Next round").click()
    expect(page.get_by_text("Inès has…")).to_be_attached()


def _tapping(page: Page) -> None:
    _scored(page)
    page.get_by_role("radio", name="Tap the cards").click()
    for card in ("12", "9", "3", "+4", "×2"):
        page.get_by_role("button", name=card, exact=True).click()
    expect(page.get_by_text("makes")).to_be_visible()


def _sheet(page: Page) -> None:
    _scored(page)
    page.get_by_role("button", name="Score sheet").click()


def _scene(prepare: Callable[[Page], None]) -> Scene:
    def show(camera: Camera, folder: Path) -> Iterator[Page]:
        with running_server(folder) as server:
            page = camera.open()
            page.goto(f"{server}/cards")
            prepare(page)
            yield page

    return show


SCENES: Final = {
    "real-cards-start": _scene(_named),
    "real-cards-pad": _scene(_tracked),
    "real-cards-fix": _scene(_fixing),
    "real-cards-scores": _scene(_tapping),
    "real-cards-sheet": _scene(_sheet),
}
