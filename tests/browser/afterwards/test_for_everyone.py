"""Accessibility of the pages after a game: both themes, four languages, a small phone, and the keyboard alone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.finished import finished
from tests.browser.guests import Guest

from ..shell.test_accessibility import findings, tab_to

Played = tuple[str, Guest]


@pytest.fixture(scope="module")
def played(server: str) -> Iterator[Played]:
    """A finished game, and somebody who was there."""
    table, guests = finished(server, "flip7", ("Ann", "A name of twenty-four ch", "Cy"))
    yield table, guests[0]


@pytest.fixture(scope="module")
def ended(server: str, played: Played) -> dict[str, Played]:
    """A finished game of each kind, and somebody who was there."""
    table, guests = finished(server, "phase10flip")
    return {"flip7": played, "phase10flip": (table, guests[0])}


def show(page: Page, server: str, guest: Guest, path: str) -> Page:
    """A page as that guest sees it, once it is there."""
    page.context.add_cookies([{"name": "volteface", "value": guest.key, "url": server}])
    page.goto(server + path)
    page.locator("[data-outcome], [data-record]").first.wait_for()
    return page


def test_axe_finds_nothing_grave_where_a_game_is_checked(server: str, new_person: NewPerson, played: Played) -> None:
    page = show(new_person(), server, played[1], f"/v/{played[0]}")
    page.get_by_text("Draw by draw").click()
    assert findings(page) == []
    page.get_by_role("button", name="Show me a tampered game").click()
    expect(page.locator('[data-outcome="wrong-draw"]')).to_be_visible()
    assert findings(page) == []


def test_axe_finds_nothing_grave_on_the_page_about_yourself(server: str, new_person: NewPerson, played: Played) -> None:
    page = show(new_person(), server, played[1], "/me")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link for your other device", exact=True).input_value()
    assert findings(page) == []
    page.get_by_role("button", name="Delete my data").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings(page) == []
    other = new_person()
    other.goto(link)
    expect(other.get_by_role("alertdialog")).to_be_visible()
    assert findings(other) == []


@pytest.mark.parametrize("game", ["flip7", "phase10flip"])
def test_axe_finds_nothing_grave_where_a_game_ends(
    server: str, new_person: NewPerson, ended: dict[str, Played], game: str
) -> None:
    table, guest = ended[game]
    page = new_person()
    page.context.add_cookies([{"name": "volteface", "value": guest.key, "url": server}])
    page.goto(f"{server}/t/{table}")
    expect(page.get_by_role("button", name="Rematch")).to_be_enabled()
    if game == "flip7":
        expect(page.get_by_role("heading", name="Luck")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("language", ["en", "fr", "fr-CA", "es"])
def test_everything_has_words_and_nothing_scrolls_sideways(
    server: str, new_person: NewPerson, played: Played, language: str
) -> None:
    page = new_person(locale=language, viewport={"width": 320, "height": 640})
    for path in (f"/v/{played[0]}", "/me"):
        show(page, server, played[1], path)
        if path != "/me":
            page.locator("summary").click()
        shown = page.locator("body").inner_text()
        assert "web-" not in shown and "card-" not in shown, path
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path


def test_a_game_is_checked_and_tampered_with_by_the_keyboard(
    server: str, new_person: NewPerson, played: Played
) -> None:
    page = show(new_person(), server, played[1], f"/v/{played[0]}")
    tab_to(page, "Show me a tampered game")
    page.keyboard.press("Enter")
    expect(page.locator('[data-outcome="wrong-draw"]')).to_be_visible()
    tab_to(page, "Draw by draw")
    page.keyboard.press("Enter")
    expect(page.locator('[data-right="false"]')).to_be_visible()
