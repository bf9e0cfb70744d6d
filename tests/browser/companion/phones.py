"""Phones at a table for real cards: setting one up, and counting taps."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPerson


class Phone:
    """A phone by touch, and how often it was tapped."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps = page, 0

    def tap(self, found: Locator) -> None:
        """Tap something, once it is there."""
        found.tap()
        self.taps += 1

    def button(self, name: str) -> None:
        """Tap a button by its name."""
        self.tap(self.page.get_by_role("button", name=name, exact=True))

    def type_points(self, points: str) -> None:
        """Type the points of whoever is asked about."""
        for digit in points:
            self.button(digit)

    def expect_total(self, name: str, total: int) -> None:
        """See somebody's total between two rounds."""
        row = self.page.locator("main li").filter(has_text=name)
        expect(row.locator(".total")).to_have_text(str(total))


def new_phone(new_person: NewPerson) -> Phone:
    """Somebody else's phone."""
    return Phone(new_person(viewport=PHONE, has_touch=True))


def open_table(phone: Phone, server: str, game: str, names: Sequence[str]) -> str:
    """Set a table up on a phone and return its id; the first one named deals."""
    page = phone.page
    page.goto(f"{server}/cards/{game}")
    for name in names:
        page.get_by_label("Add a name", exact=True).fill(name)
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Start", exact=True).tap()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


# The buttons whose content is wider or taller than they are.
SPILLS = """() => [...document.querySelectorAll('button')].filter((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [...button.querySelectorAll(':not(.hearsay)')].some((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 0
      && (box.right > right + 1 || box.left < left - 1 || box.bottom > bottom + 1 || box.top < top - 1);
  });
}).map((button) => button.getAttribute('aria-label') ?? button.textContent)"""
