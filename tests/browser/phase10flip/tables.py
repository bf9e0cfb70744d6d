"""Tables of Phase 10 FLIP! with a stacked first deal, and players at every seat."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import chain
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.guests import Guest
from tests.browser.running import Server
from tests.browser.seated import SeatedTable, settling
from volteface.games.phase10flip.deck import default_deck

from .stacked_server import NEXT_ROUND

STACKED: Final = "tests.browser.phase10flip.stacked_server"
NAMES: Final = ("Léa", "Zoé", "Marco", "Ada", "Bo", "Cy")

# Both runs of phase 1, a FLIP, a star, and cards whose backs go on with the runs.
READY: Final = "b5/6 b6/1 g11/9 g12/4 r3^/3 r8/10 y8/10 y1/12 y10/11 b*/2"
DISCARD: Final = "b5/1"
DRAWS: Final = "g10/7"


class Seated(SeatedTable):
    """A table of Phase 10 FLIP! at which everybody sits."""

    def play(self, seat: int, move: dict[str, Any]) -> None:
        """A move without a browser."""
        guest = self.guests[seat]
        guest.request("act", seq=guest.look()["seq"], move=move)

    def pass_by(self, seat: int) -> None:
        """Draw a card and discard the first one that does not flip the table."""
        self.play(seat, {"move": "draw"})
        view = self.guests[seat].look()["game"]
        card = next(card for card, face in zip(view["hand"], view["faces"], strict=True) if not face.endswith("^"))
        self.play(seat, {"move": "discard", "card": card})


@contextmanager
def seated(
    server: Server,
    *hands: str,
    seats: int = 2,
    discard: str = DISCARD,
    draws: str = DRAWS,
    later: Sequence[str] = (),
    **setup: Any,
) -> Iterator[Seated]:
    """A table where seat 0 begins; hands not given hold whatever is left; `later` is how the second round is dealt."""
    cards = [*deal(seats, hands, discard, draws), NEXT_ROUND, *later]
    with ExitStack() as stack:
        guests = [Guest(server.address, name) for name in NAMES[:seats]]
        table = guests[0].open_table(game="phase10flip", edition="fr", seats=seats, **setup)
        server.tell(table, cards)
        for seat, guest in enumerate(guests):
            stack.enter_context(guest.at(table))
            guest.sit(seat)
        guests[0].request("start", bot="random")
        yield Seated(server.address, table, guests)


def deal(seats: int, hands: Sequence[str], discard: str, draws: str) -> list[str]:
    """The order of the cards that gives these hands, one card each in turn."""
    rest: list[str] = list(default_deck().cards)
    given = [hand.split() for hand in hands]
    for card in (*chain.from_iterable(given), discard, *draws.split()):
        rest.remove(card)
    full = given + [[rest.pop() for _ in range(10)] for _ in range(seats - len(given))]
    return [*(hand[index] for index in range(10) for hand in full), discard, *draws.split()]


def held(page: Page, face: str) -> Locator:
    """The first card of one's own hand that shows a face."""
    return page.locator(f'.slot[data-face="{face}"] button').first


def faces(page: Page) -> list[str]:
    """One's own hand, in the order in which it is held."""
    found: list[str] = page.locator(".slot").evaluate_all("cards => cards.map(card => card.dataset.face)")
    return found


def button(page: Page, move: str) -> Locator:
    """The button of a move that can be made."""
    return page.locator(f'[data-move="{move}"]:not([aria-disabled="true"])')


def make(page: Page, move: str) -> None:
    """Make a move by its button, and watch it."""
    button(page, move).wait_for()
    with settling(page):
        button(page, move).click()


def lay_down(page: Page, option: int = 0) -> None:
    """Take a suggestion."""
    button(page, "lay_down").click()
    page.locator(".option").nth(option).get_by_role("radio").click()
    with settling(page):
        page.locator("[data-lay]").click()


def group(page: Page, spot: str) -> Locator:
    """A group on the table, named by its seat and its index, such as 0.1."""
    return page.locator(f'[data-spot="{spot}"]').first


def end(page: Page, place: str) -> Locator:
    """An end of a group that a picked card fits, named with the number it stands for there, such as 0.1.7."""
    return page.locator(f'[data-drop="{place}"]')


def go_out(page: Page) -> None:
    """Draw, lay the lightest way down, and get rid of everything."""
    make(page, "draw")
    button(page, "lay_down").click()
    page.locator(".option", has_text="Lightest hand").get_by_role("radio").click()
    with settling(page):
        page.locator("[data-lay]").click()
    hit_everything(page)


def hit_everything(page: Page) -> None:
    """Hit with whatever fits until one card or none is left, then discard it."""
    for _ in range(20):
        left = faces(page)
        if not left:
            return
        if len(left) == 1:
            held(page, left[0]).click()
            page.locator('[data-move="discard"]').click()
            return
        for face in left:
            held(page, face).click()
            if page.locator(".group.isLit").count():
                break
        with settling(page):
            page.locator(".group.isLit").first.click()
