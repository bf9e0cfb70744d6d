"""Plays a game by what is on the screen alone; each game says what to press."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError

from .conftest import NewPerson
from .guests import Guest, sit_down
from .running import Server

MOST_STEPS: Final = 4_000
HAND_MS: Final = 1_500
DESKTOP: Final = {"width": 1280, "height": 800}


def begin_with_a_bot(server: Server, new_person: NewPerson, cards: Sequence[str] = (), **setup: Any) -> list[Page]:
    """Two people begin a game with a bot, one on a phone and one at a desk; these cards are dealt first."""
    host, ann, bo = Guest(server.address, "Ann"), new_person(), new_person(viewport=DESKTOP)
    table = host.open_table(seats=3, **setup)
    server.tell(table, cards)
    ann.context.add_cookies([{"name": "volteface", "value": host.key, "url": server.address}])
    sit_down(ann, f"{server.address}/t/{table}", "Ann")
    sit_down(bo, f"{server.address}/t/{table}", "Bo")
    ann.get_by_role("button", name="Start", exact=True).click()
    return [ann, bo]


def play_to_the_end(pages: list[Page], do_something: Callable[[Page], str]) -> list[str]:
    """Everybody plays until the game is over on every screen; all that was done."""
    done: list[str] = []
    for step in range(MOST_STEPS):
        page = pages[step % len(pages)]
        see_result(page)
        what = do_something(page)
        if what:
            done.append(what)
        elif all(is_over(one) for one in pages):
            return done
        else:
            page.wait_for_timeout(40)
    raise AssertionError("the game did not end")


def see_result(page: Page) -> None:
    """Go on from the recap of the last round, if it is shown."""
    result = page.get_by_role("button", name="The result", exact=True)
    if result.count():
        press(result)


def is_over(page: Page) -> bool:
    """Whether the page of the finished game is shown."""
    return page.get_by_role("button", name="Rematch").count() > 0


def press(button: Locator) -> bool:
    """Press a button, unless the screen changes under the hand."""
    try:
        button.click(timeout=HAND_MS)
    except TimeoutError:
        return False
    return True
