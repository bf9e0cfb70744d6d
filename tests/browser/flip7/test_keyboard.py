"""A whole game of Flip 7 without a mouse: from the first page to the next game, by Tab, Enter, letters and digits."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.players import is_over
from tests.browser.running import running_server
from tests.browser.shell.test_accessibility import tab_to

CARDS: Final = ("12", "11", "10", "9", "freeze")
TARGET: Final = "12"
MOST_KEYS: Final = 600
QUESTION: Final = "How many points end the game?"
IS_AT: Final = "buttons => buttons.map(button => button === document.activeElement)"
LABEL: Final = "document.activeElement.labels?.[0]?.innerText ?? ''"


def test_a_whole_game_is_played_by_keyboard_alone(tmp_path: Path, new_person: NewPerson) -> None:
    with running_server(tmp_path, CARDS, pace=0.02) as server:
        page = new_person(viewport={"width": 1280, "height": 800})
        page.goto(server)
        page.get_by_role("link", name="Play Flip 7").wait_for()
        follow(page, "Play Flip 7")
        page.get_by_role("button", name="Play with bots").wait_for()
        follow(page, "House rules")
        tab_to_field(page, QUESTION)
        page.keyboard.press("Control+A")
        page.keyboard.type(TARGET)
        follow(page, "Play with bots")
        assert play_by_keyboard(page) >= {"h", "1", "s"}
        expect(page.get_by_text("The game is over", exact=True)).to_be_visible()
        follow(page, "Rematch")
        expect(page.get_by_text("Round 1", exact=True)).to_be_visible()  # bots do not have to be waited for


def follow(page: Page, name: str) -> None:
    """Go to something with Tab and press Enter."""
    tab_to(page, name)
    page.keyboard.press("Enter")


def tab_to_field(page: Page, label: str) -> None:
    """Press Tab until the field of that label has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(LABEL).startswith(label):
            return
    raise AssertionError(f"{label} is not reached with Tab")


def play_by_keyboard(page: Page) -> set[str]:
    """One card more in the first turn, then stay; whoever comes first is aimed at. Which keys were needed."""
    pressed: set[str] = set()
    for _ in range(MOST_KEYS):
        if is_over(page):
            return pressed
        key = wanted_key(page, pressed)
        if key:
            page.keyboard.press(key)
            pressed.add(key)
        page.wait_for_timeout(40)
    raise AssertionError("the game did not end")


def wanted_key(page: Page, pressed: set[str]) -> str:
    """The key that does what the screen asks for, or none."""
    if page.get_by_role("button", name="The result", exact=True).count():
        return "Enter"
    if page.locator('[data-target][aria-pressed="true"]').count():
        return "Enter"
    if page.locator("[data-target]").count():
        return "1"
    if page.locator('[data-move="hit"]:enabled').count():
        return "s" if "h" in pressed else "h"
    is_at_next_round = page.get_by_role("button", name="Next round").evaluate_all(IS_AT)
    return {(True,): "Enter", (False,): "Tab"}.get(tuple(is_at_next_round), "")
