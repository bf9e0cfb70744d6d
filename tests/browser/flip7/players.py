"""People who play Flip 7 by nothing but what is on their screen."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError

MOST_STEPS: Final = 3_000
BRAVEST_PERCENT: Final = 30
HAND_MS: Final = 1_500
PERCENT: Final = re.compile(r"(\d+) ?%")


def play_to_the_end(pages: list[Page]) -> int:
    """Everybody plays until the game is over on every screen; how many things were done."""
    done = 0
    for step in range(MOST_STEPS):
        page = pages[step % len(pages)]
        if all(is_over(one) for one in pages):
            return done
        page.keyboard.press("Escape")  # whatever is being played need not be watched
        done += _do_something(page)
    raise AssertionError("the game did not end")


def is_over(page: Page) -> bool:
    """Whether the page of the finished game is shown."""
    return page.get_by_role("button", name="Rematch").count() > 0


def _do_something(page: Page) -> bool:
    """Whatever the screen offers, if it offers anything."""
    hit, stay = page.locator('[data-move="hit"]'), page.locator('[data-move="stay"]')
    go_on, target = page.get_by_role("button", name="Next round"), page.locator("[data-target]").first
    if target.is_visible():
        return _press(target) and _press(page.locator("[data-settle]"))
    for button in (go_on, stay if hit.is_visible() and _is_risky(hit.inner_text()) else hit):
        if button.is_visible() and _press(button):
            return True
    page.wait_for_timeout(40)
    return False


def _press(button: Locator) -> bool:
    """Press a button, unless the screen changes under the hand."""
    try:
        button.click(timeout=HAND_MS)
    except TimeoutError:
        return False
    return True


def _is_risky(label: str) -> bool:
    found = PERCENT.search(label)
    return found is not None and int(found[1]) > BRAVEST_PERCENT
