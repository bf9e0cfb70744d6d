"""Accessibility of every page: axe-core in both themes, and the keyboard alone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson

from .steps import STAY, invite, play_with_bots, take_a_turn

AXE = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
PAGES = (
    "/",
    "/new/flip7",
    "/new/phase10flip",
    "/lobby",
    "/rules/flip7",
    "/rules/phase10flip",
    "/rules/flip7/tie",
    "/check/phase10flip",
    "/evenings",
    "/about",
    "/me",
    "/v",
    "/nowhere/at",
)

# axe takes colours from where elements are while it looks, so nothing may scroll or fade meanwhile; a new colour is
# inherited level by level, a frame each.
AT_REST = """async () => {
  for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
  const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  await Promise.all(document.getAnimations().filter(ends).map((one) => one.finished.catch(() => null)));
  for (let last = null; last !== scrollY; ) {
    last = scrollY;
    await new Promise((done) => setTimeout(done, 100));
  }
}"""
IS_DARK = "matchMedia('(prefers-color-scheme: dark)').matches"


def findings(page: Page) -> list[Any]:
    """What axe-core finds grave on the page as it is, once it is at rest, and in the colours of the other theme."""
    page.evaluate(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = _grave(page, "{resultTypes: ['violations']}")
    page.emulate_media(color_scheme="light" if page.evaluate(IS_DARK) else "dark")
    page.evaluate(AT_REST)
    return found + _grave(page, "{runOnly: ['color-contrast'], resultTypes: ['violations']}")


def _grave(page: Page, options: str) -> list[Any]:
    found = page.evaluate(f"axe.run(document, {options})")
    return [
        (one["id"], [node["target"] for node in one["nodes"]], one["nodes"][0]["failureSummary"])
        for one in found["violations"]
        if one["impact"] in GRAVE
    ]


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_grave_on_a_page(server: str, new_person: NewPerson, path: str) -> None:
    page = new_person()
    page.goto(server + path)
    page.wait_for_load_state("networkidle")
    for summary in page.locator("summary").all()[:3]:
        summary.click()
    assert findings(page) == []


def test_axe_finds_nothing_grave_at_a_table_that_gathers(server: str, new_person: NewPerson) -> None:
    page, friend = new_person(), new_person()
    link = invite(page, server, "Ann")
    page.get_by_role("button", name="Put a bot on seat 2").click()
    assert findings(page) == []
    friend.goto(link)
    expect(friend.get_by_role("heading", name="Take a seat")).to_be_visible()
    assert findings(friend) == []


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_axe_finds_nothing_grave_around_a_game(server: str, new_person: NewPerson, size: tuple[int, int]) -> None:
    page = new_person(viewport={"width": size[0], "height": size[1]})
    play_with_bots(page, server)
    take_a_turn(page)
    assert findings(page) == []
    for name in ("Menu", "How to play", "Story"):
        button = page.get_by_role("button", name=name, exact=True)
        if button.is_visible():
            button.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            assert findings(page) == [], name
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the thing of that name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED).startswith(name):
            return
    raise AssertionError(f"{name} is not reached with Tab")


FOCUSED = "(document.activeElement.ariaLabel || document.activeElement.innerText || '').trim()"


def test_the_keyboard_alone_leads_from_the_first_page_into_a_game(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(server)
    page.get_by_role("link", name="Play Flip 7").wait_for()
    tab_to(page, "Play Flip 7")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play with bots").wait_for()
    tab_to(page, "Play with bots")
    page.keyboard.press("Enter")
    take_a_turn(page)


def test_a_sheet_keeps_the_focus_and_gives_it_back(server: str, new_person: NewPerson) -> None:
    page = new_person()
    play_with_bots(page, server)
    menu = page.get_by_role("button", name="Menu")
    menu.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()


def test_a_screen_reader_hears_what_happens_and_whose_turn_it_is(server: str, new_person: NewPerson) -> None:
    page = new_person()
    play_with_bots(page, server)
    take_a_turn(page)
    page.get_by_role("button", name=STAY).click()
    heard = page.get_by_role("log")
    expect(heard).to_contain_text("stays")
