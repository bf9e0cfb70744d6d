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
LONG_NAMES: Final = (
    "Maximiliane-Charlotte B.",
    "Jean-Christophe Delacour",
    "Wilhelmina Featherstone",
    "Alexandrina Montgomery",
    "Bartholomew Cunningham",
    "Christophorus Maximus",
)

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

    def lay(self, seat: int, *groups: str) -> None:
        """Draw a card, lay the phase with these cards, and discard the first card that does not flip the table."""
        self.play(seat, {"move": "draw"})
        laid = [[{"card": card, "number": None} for card in group.split()] for group in groups]
        self.play(seat, {"move": "lay_down", "groups": laid})
        self.discard(seat)

    def pass_by(self, seat: int) -> None:
        """Draw a card and discard the first one that does not flip the table."""
        self.play(seat, {"move": "draw"})
        self.discard(seat)

    def discard(self, seat: int) -> None:
        """Discard the first card that is no star and does not flip the table."""
        view = self.guests[seat].look()["game"]
        card = next(
            card for card, face in zip(view["hand"], view["faces"], strict=True) if not face.endswith(("^", "*"))
        )
        self.play(seat, {"move": "discard", "card": card})


@contextmanager
def seated(
    server: Server,
    *hands: str,
    seats: int = 2,
    names: Sequence[str] = NAMES,
    discard: str = DISCARD,
    draws: str = DRAWS,
    later: Sequence[str] = (),
    **setup: Any,
) -> Iterator[Seated]:
    """A table where seat 0 begins; hands not given hold whatever is left; `later` is how the second round is dealt."""
    cards = [*deal(seats, hands, discard, draws), NEXT_ROUND, *later]
    with ExitStack() as stack:
        guests = [Guest(server.address, name) for name in names[:seats]]
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


# Six hands with both runs of phase 1, in their first four cards.
SIX_READY: Final = (
    "b5/6 b6/1 g11/9 g12/4 b*/2 r8/10 y8/10 y1/12 y10/11 g2/*",
    "r1/10 r2/3 r4/9 r5/8 y2/5 g1/6^ g3/1 y5/* y11/9 b9/2",
    "r6/7 r7/5 r10/7 r11/11 y3/7 g4/4 b11/7 y12/3 y*/9 b1/12",
    "y6/10 y7/4 y8/12 y9/12 r1/8 r3/11 r9/11^ b2/6 b3/3 g5/4",
    "g6/6 g7/11 g8/* g9/3 r12/9 b7/6 b8/6 b12/3 y4/10 y5/11",
    "b4/8 b5/1 b6/10 b7/5 g10/7 g3/8 r2/11 r4/7 y1/2 y2/5",
)


def lay_all(table: Seated) -> None:
    """Everybody lays phase 1, one after the other."""
    for seat, hand in enumerate(SIX_READY):
        cards = hand.split()
        table.lay(seat, " ".join(cards[:2]), " ".join(cards[2:4]))


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
