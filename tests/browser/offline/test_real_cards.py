"""Evenings with real cards, kept by touch on a phone, on the host in the browser."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.shell.test_accessibility import findings

from .conftest import Site
from .steps import START_MS

NAMES = ("Zoé", "Ada", "Marco", "Léa")


class Pad:
    """A phone that keeps the score, and how often it was tapped."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps = page, 0

    def tap(self, found: Locator) -> None:
        found.tap()
        self.taps += 1

    def button(self, name: str) -> None:
        self.tap(self.page.get_by_role("button", name=name, exact=True))

    def expect_turn(self, name: str) -> None:
        expect(self.page.get_by_text(f"{name} gets a card. Which one?")).to_be_attached()

    def cards(self, turns: list[tuple[str, str]]) -> None:
        """Tap what everybody gets, once the pad asks for it."""
        for name, card in turns:
            self.expect_turn(name)
            if card == "stays":
                self.button("Stays")
            else:
                self.tap(self.page.locator(f'[aria-label="Cards"] button[aria-label^="{card}, "]'))

    def expect_totals(self, **totals: int) -> None:
        """Everybody's total between two rounds."""
        expect(self.page.get_by_role("button", name="Next round")).to_be_visible()
        for name, total in totals.items():
            row = self.page.locator("main li").filter(has_text=name)
            expect(row.locator(".total")).to_have_text(str(total))

    def open_menu(self, entry: str) -> None:
        self.page.get_by_role("button", name="Menu").tap()
        self.page.get_by_role("dialog").get_by_role("button", name=entry).tap()


@pytest.fixture
def pad(site: Site, new_person: NewPerson) -> Pad:
    """A phone on which four people are named and one of them is dragged to her seat; the last one deals first."""
    page = new_person(viewport={"width": 390, "height": 844}, has_touch=True)
    page.goto(f"{site.address}#/cards")
    for name in (*NAMES[1:3], NAMES[0], NAMES[3]):
        page.get_by_label("Add a name", exact=True).fill(name)
        page.keyboard.press("Enter")
    drag(page, "Zoé, seat 3", "Ada, seat 1")
    expect(page.locator("li .name")).to_have_text(NAMES)
    page.get_by_role("button", name="Léa deals first").tap()
    return Pad(page)


def drag(page: Page, name: str, to: str) -> None:
    """Drag a row by its grip to where another one is."""
    start, goal = (page.get_by_role("button", name=one).bounding_box() for one in (name, to))
    assert start is not None and goal is not None
    x, y = start["x"] + 20, start["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    for step in (0.3, 0.6, 1.0):
        page.mouse.move(x, y + (goal["y"] - start["y"]) * step)
    page.mouse.up()


def expect_pad(page: Page) -> None:
    expect(page.get_by_role("group", name="Everybody at the table")).to_be_visible(timeout=START_MS)
    assert "local-" in page.url


def start(pad: Pad) -> None:
    pad.page.get_by_role("button", name="Start", exact=True).tap()
    expect_pad(pad.page)
    pad.taps = 0


def lap(*cards: str) -> list[tuple[str, str]]:
    return list(zip(NAMES, cards, strict=True))


def test_a_tracked_evening_is_corrected_in_a_flip_three_and_in_an_earlier_round(pad: Pad) -> None:
    page = pad.page
    start(pad)
    pad.cards(lap("12", "11", "10", "9") + lap("8", "7", "6", "5"))
    pad.cards(lap("4", "3", "2", "1") + lap("+2", "+4", "+6", "×2") + lap(*["stays"] * 4))
    pad.expect_totals(Zoé=26, Ada=25, Marco=24, Léa=30)
    assert pad.taps <= 20

    pad.button("Next round")
    pad.cards([("Ada", "5"), ("Marco", "6"), ("Léa", "7"), ("Zoé", "Flip Three")])
    expect(page.get_by_role("region", name="Who gets the card")).to_be_focused()  # for those who use keys
    pad.tap(page.get_by_role("region", name="Who gets the card").get_by_role("button", name="Ada"))
    pad.cards([("Ada", "9"), ("Ada", "9")])  # the second one was an 8: nobody noticed
    expect(page.get_by_role("button", name="Ada: 0 in this round")).to_have_accessible_name(
        "Ada: 0 in this round, 25 in all. Bust"
    )
    page.reload()
    expect_pad(page)
    assert findings(page) == []
    pad.open_menu("Fix a card")
    page.get_by_role("button", name="Ada: 9").last.tap()
    page.get_by_role("button", name="8", exact=True).tap()
    expect(page.get_by_text("No bust: Ada is back in, with 22 points.")).to_be_visible()
    page.get_by_role("button", name="Change it").tap()

    page.get_by_label("Round", exact=True).select_option("Round 1")
    page.get_by_role("button", name="Zoé: 12").tap()
    page.get_by_role("button", name="2", exact=True).tap()
    expect(page.get_by_text("Zoé: 26 in all, now 16.")).to_be_visible()
    page.get_by_role("button", name="Change it").tap()
    page.get_by_role("button", name="Which rule?").tap()
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Back to the pad").tap()

    pad.cards([("Ada", "3"), ("Ada", "stays"), ("Marco", "stays"), ("Léa", "stays")])
    pad.cards([("Zoé", "3"), ("Zoé", "stays")])
    pad.expect_totals(Zoé=16 + 3, Ada=25 + 25, Marco=30, Léa=37)
    pad.button("Undo: Zoé stays")
    pad.expect_turn("Zoé")
    pad.button("Redo")
    pad.expect_totals(Zoé=19)


def test_only_scores_take_at_most_nine_taps_for_four_people(pad: Pad) -> None:
    page = pad.page
    page.get_by_role("radio", name="Only scores").tap()
    start(pad)
    for name, points in zip(NAMES, ("37", "61", "52", "44"), strict=True):
        expect(page.get_by_text(f"{name} has…")).to_be_attached()
        for digit in points:
            pad.button(digit)
    pad.expect_totals(Zoé=37, Ada=61, Marco=52, Léa=44)
    pad.button("Next round")
    assert pad.taps <= 9

    expect(page.get_by_text("Ada has…")).to_be_attached()
    page.get_by_role("radio", name="Tap the cards").tap()
    for card in ("12", "9", "3", "+4", "×2"):
        pad.button(card)
    expect(page.get_by_text("61 + 52 makes 113")).to_be_visible()
    pad.button("Next")
    for name in ("Marco", "Léa", "Zoé"):
        expect(page.get_by_text(f"{name} has…")).to_be_attached()
        pad.button("Bust")
    pad.expect_totals(Ada=113, Zoé=37)

    page.get_by_role("button", name="Score sheet").tap()
    page.get_by_role("button", name="Zoé, round 1: 37").tap()
    for digit in "73":
        page.get_by_role("button", name=digit, exact=True).tap()
    expect(page.get_by_text("Zoé: 37 in all, now 73.")).to_be_visible()
    page.get_by_role("button", name="Change", exact=True).tap()
    expect(page.get_by_role("button", name="Zoé, round 2: 0, 73 in all")).to_be_visible()
