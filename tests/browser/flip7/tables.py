"""Tables of Flip 7 where a test knows every card, and what somebody before a browser sees and does there."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.guests import Guest
from tests.browser.running import Server

NAMES: Final = ("Léa", "Zoé", "Ada", "Marco")
MORE_NAMES: Final = (
    *NAMES,
    *("Inès", "Sam", "Nour", "Paul", "Kim", "Lou", "Max", "Eva", "Tom", "Ida", "Ben", "Ugo", "Ana", "Leo"),
)
SETTLED: Final = '[data-playing="false"]'
PLAYED_MS: Final = 30_000  # that all cards of a long row may take


@dataclass
class Seated:
    """A table at which everybody sits, and everybody who sits there."""

    server: str
    table: str
    guests: list[Guest]

    def show(self, page: Page, seat: int | None = 0) -> Page:
        """Look at the table as whoever sits there, or as a spectator."""
        if seat is not None:
            cookie = {"name": "volteface", "value": self.guests[seat].key, "url": self.server}
            page.context.add_cookies([cookie])  # type: ignore[list-item]
        page.goto(f"{self.server}/t/{self.table}")
        settled(page)
        return page

    def play(self, *moves: tuple[Any, ...]) -> None:
        """Everybody's moves: the seat, the move, and perhaps its target."""
        for seat, *move in moves:
            self.guests[seat].play(*move)

    def hit(self, *seats: int) -> None:
        """One after the other takes a card."""
        self.play(*((seat, "hit") for seat in seats))


@contextmanager
def seated(server: Server, cards: str, names: Sequence[str] = NAMES, **setup: Any) -> Iterator[Seated]:
    """A table where these cards come in this order, and the game has begun; seat 0 gets the first."""
    with ExitStack() as stack:
        guests = [Guest(server.address, name) for name in names]
        table = guests[0].open_table(**{"seats": len(names), **setup})
        server.tell(table, cards.split())
        for seat, guest in enumerate(guests):
            stack.enter_context(guest.at(table))
            guest.sit(seat)
        guests[0].ask("start", level="")
        yield Seated(server.address, table, guests)


def settled(page: Page) -> None:
    """Wait until every card lies where it belongs."""
    expect(page.locator(SETTLED)).to_be_visible(timeout=PLAYED_MS)


def line_of(page: Page, seat: int) -> Any:
    """Somebody else's line."""
    return page.locator(f'article[data-seat="{seat}"]')
