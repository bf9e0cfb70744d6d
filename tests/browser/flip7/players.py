"""Plays Flip 7 by what is on the screen alone."""

import re
from typing import Final

from playwright.sync_api import Page

from tests.browser.players import press

BRAVEST_PERCENT: Final = 30
PERCENT: Final = re.compile(r"(\d+) ?%")


def do_something(page: Page) -> str:
    """Whatever the screen offers, if it offers anything; what it was."""
    page.keyboard.press("Escape")  # whatever is being played need not be watched
    hit, stay = page.locator('[data-move="hit"]'), page.locator('[data-move="stay"]')
    go_on, target = page.get_by_role("button", name="Next round"), page.locator("[data-target]").first
    if target.is_visible():
        return "aim" if press(target) and press(page.locator("[data-settle]")) else ""
    is_enough = any(map(_is_risky, hit.all_inner_texts()))  # no button if it was taken away a moment ago
    for button, name in ((go_on, "go on"), (stay, "stay") if is_enough else (hit, "hit")):
        if button.is_visible() and press(button):
            return name
    return ""


def _is_risky(label: str) -> bool:
    found = PERCENT.search(label)
    return found is not None and int(found[1]) > BRAVEST_PERCENT
