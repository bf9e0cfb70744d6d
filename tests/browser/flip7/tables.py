"""Tables of Flip 7 whose cards are known to the test."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.guests import Guest
from tests.browser.running import Server
from tests.browser.seated import SeatedTable

NAMES: Final = ("Léa", "Zoé", "Ada", "Marco")
MORE_NAMES: Final = (
    *NAMES,
    *("Inès", "Sam", "Nour", "Paul", "Kim", "Lou", "Max", "Eva", "Tom", "Ida", "Ben", "Ugo", "Ana", "Leo"),
)


class Seated(SeatedTable):
    """A table of Flip 7 at which everybody sits."""

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
        guests[0].request("start", bot="")
        yield Seated(server.address, table, guests)


def line_of(page: Page, seat: int) -> Any:
    """Somebody else's line."""
    return page.locator(f'article[data-seat="{seat}"]')
