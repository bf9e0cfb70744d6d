"""Pictures of the Phase 10 FLIP! table: both sides, laying down, hitting, turning the table over, the recap."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.phase10flip.tables import READY, STACKED, Seated, button, go_out, held, lay_down, make, seated
from tests.browser.phase10flip.test_moments import ALL_BLUE
from tests.browser.running import tellable_server

from .camera import Camera, Scene, hold

LEFT: Final = "r1/10 r12/9 r*/5 y1/12 y12^/1 g1^/4 g2/* r4/9 y4/10 b1/12"
ALSO_READY: Final = "r5/8 r6/7 y3/1 y4/10 r9^/4 b9/2 b11/7 y11/9 g5/4 g6/6"

Act = Callable[[Page, Seated], None]


def _scene(*hands: str, act: Act | None = None, seats: int = 4, **setup: Any) -> Scene:
    """A table where somebody does something."""

    def show(camera: Camera, folder: Path) -> Iterator[Page]:
        with (
            tellable_server(folder, STACKED) as server,
            seated(server, *hands, seats=seats, turn_seconds=60, **setup) as table,
        ):
            page = table.show(camera.open(), 0)
            if act:
                act(page, table)
            yield page

    return show


def _draw(page: Page, table: Seated) -> None:
    make(page, "draw")
    expect(page.get_by_role("heading", name="Phase 1 ready!")).to_be_visible()


def _open_lay_down(page: Page, table: Seated) -> None:
    _draw(page, table)
    button(page, "lay_down").click()
    page.locator(".option").first.wait_for()


def _hit(page: Page, table: Seated) -> None:
    _draw(page, table)
    lay_down(page, option=1)
    held(page, "b*").click()


def _flip(page: Page, table: Seated) -> None:
    _draw(page, table)
    lay_down(page)
    held(page, "r3^").click()
    page.locator('[data-move="discard"]').click()
    hold(page, 'body:has([data-shown="intense"]):has(.banner.flip)')


def _intense(page: Page, table: Seated) -> None:
    _draw(page, table)
    lay_down(page)
    held(page, "r3^").click()
    make(page, "discard")
    for seat in range(1, len(table.guests)):
        table.pass_by(seat)
    make(page, "draw")


def _recap(page: Page, table: Seated) -> None:
    go_out(page)
    expect(page.get_by_role("button", name="Next round")).to_be_visible(timeout=20_000)
    page.wait_for_timeout(600)


SCENES: Final[dict[str, Scene]] = {
    "phase10flip-begin": _scene(READY),
    "phase10flip-turn": _scene(READY, act=_draw),
    "phase10flip-six": _scene(READY, act=_draw, seats=6),
    "phase10flip-lay-down": _scene(READY, act=_open_lay_down),
    "phase10flip-hit": _scene(READY, act=_hit),
    "phase10flip-flip": _scene(READY, act=_flip),
    "phase10flip-intense": _scene(READY, act=_intense),
    "phase10flip-recap": _scene(ALL_BLUE, LEFT, act=_recap, seats=3, draws="g12/4"),
}
