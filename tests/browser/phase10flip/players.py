"""People who play Phase 10 FLIP! by nothing but what is on their screen."""

from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError

MOST_STEPS: Final = 4_000
HAND_MS: Final = 1_500


def play_to_the_end(pages: list[Page]) -> set[str]:
    """Everybody plays until the game is over on every screen; what kinds of things were done."""
    done: set[str] = set()
    for step in range(MOST_STEPS):
        page = pages[step % len(pages)]
        if all(is_over(one) for one in pages):
            return done
        done.add(_do_something(page))
    raise AssertionError("the game did not end")


def is_over(page: Page) -> bool:
    """Whether the page of the finished game is shown."""
    return page.get_by_role("button", name="Rematch").count() > 0


def _do_something(page: Page) -> str:
    """Whatever the screen offers, if it offers anything; what it was."""
    skip = page.locator("button.screen")
    if skip.is_visible():
        return "skip" if _press(skip) else ""
    for button, name in ((page.get_by_role("button", name="Next round"), "go on"), (_enabled(page, "draw"), "draw")):
        if button.is_visible() and _press(button):
            return name
    if _enabled(page, "lay_down").is_visible():
        return _lay_down(page)
    if page.locator('[data-move="discard"]').is_visible():
        return _hit_or_discard(page)
    page.wait_for_timeout(40)
    return ""


def _lay_down(page: Page) -> str:
    if not _press(_enabled(page, "lay_down")):
        return ""
    try:
        page.locator(".option").first.wait_for(timeout=HAND_MS * 10)
    except TimeoutError:
        return ""
    return "lay down" if _press(page.locator("[data-lay]")) else ""


def _hit_or_discard(page: Page) -> str:
    """The first card that fits anywhere is hit; if none does, the last one is discarded."""
    cards = page.locator(".slot button")
    for place in range(cards.count()):
        if not _press(cards.nth(place)):
            return ""
        if _enabled(page, "hit").is_visible() and _press(_enabled(page, "hit")):
            where = page.locator(".chooser button").first
            return "hit" if not where.is_visible() or _press(where) else ""
    return "discard" if _enabled(page, "discard").is_visible() and _press(_enabled(page, "discard")) else ""


def _enabled(page: Page, move: str) -> Locator:
    return page.locator(f'[data-move="{move}"]:not([aria-disabled="true"])')


def _press(button: Locator) -> bool:
    """Press a button, unless the screen changes under the hand."""
    try:
        button.click(timeout=HAND_MS)
    except TimeoutError:
        return False
    return True
