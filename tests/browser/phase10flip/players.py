"""Plays Phase 10 FLIP! by what is on the screen alone."""

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.players import HAND_MS, press


def do_something(page: Page) -> str:
    """Whatever the screen offers, if it offers anything; what it was."""
    skip = page.locator("button.screen")
    if skip.is_visible():
        return "skip" if press(skip) else ""
    for button, name in ((page.get_by_role("button", name="Next round"), "go on"), (_enabled(page, "draw"), "draw")):
        if button.is_visible() and press(button):
            return name
    if _enabled(page, "lay_down").is_visible():
        return _lay_down(page)
    if page.locator('[data-move="discard"]').is_visible():
        return _hit_or_discard(page)
    return ""


def _lay_down(page: Page) -> str:
    if not press(_enabled(page, "lay_down")):
        return ""
    try:
        page.locator(".option").first.wait_for(timeout=HAND_MS * 10)
    except TimeoutError:
        return ""
    return "lay down" if press(page.locator("[data-lay]")) else ""


def _hit_or_discard(page: Page) -> str:
    """The first card that fits anywhere is hit; if none does, the last one is discarded."""
    cards = page.locator(".slot button")
    for index in range(cards.count()):
        if not press(cards.nth(index)):
            return ""
        if _enabled(page, "hit").is_visible():
            return "hit" if press(page.locator("button.end").first) else ""
    if _enabled(page, "lay_down").is_visible():
        return ""  # the drawn card came only now
    return "discard" if _enabled(page, "discard").is_visible() and press(_enabled(page, "discard")) else ""


def _enabled(page: Page, move: str) -> Locator:
    return page.locator(f'[data-move="{move}"]:not([aria-disabled="true"])')
