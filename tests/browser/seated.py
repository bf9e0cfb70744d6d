"""A table with a player at every seat, and how to wait until a page has shown it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, expect

from .guests import Guest

SETTLED: Final = '[data-playing="false"]'  # every card lies where it belongs
SHOWN_MS: Final = 30_000  # that a long row of cards may take


@dataclass(frozen=True)
class SeatedTable:
    """A table, and everybody who sits there; a page can be put before any of them."""

    server: str
    table: str
    guests: list[Guest]

    def show(self, page: Page, seat: int | None = 0) -> Page:
        """Look at the table as whoever sits there, or as a spectator."""
        if seat is not None:
            cookie = {"name": "volteface", "value": self.guests[seat].key, "url": self.server}
            page.context.add_cookies([cookie])  # type: ignore[list-item]
        page.goto(f"{self.server}/t/{self.table}")
        self.settle(page)
        return page

    def settle(self, *pages: Page) -> None:
        """Wait until pages have heard of all that happened at the table, and have shown it."""
        heard = f'[data-seq="{self.guests[0].look()["seq"]}"]'
        for page in pages:
            expect(page.locator(SETTLED + heard)).to_be_visible(timeout=SHOWN_MS)


@contextmanager
def settling(page: Page) -> Iterator[None]:
    """Make a move on a page; what follows comes once all of it has been shown there."""
    before = f'[data-seq="{page.locator("[data-seq]").get_attribute("data-seq")}"]'
    yield
    expect(page.locator(f"{SETTLED}:not({before})")).to_be_visible(timeout=SHOWN_MS)
