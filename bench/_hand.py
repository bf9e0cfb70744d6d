"""A hand of Phase 10 FLIP! in Chromium: how smoothly 11 cards are dragged, and how soon a draw brings suggestions."""

import math
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page

from tests.browser.phase10flip.tables import READY, STACKED, held, make, seated
from tests.browser.running import tellable_server

CARDS: Final = "r1/10 r2/3 r4/9 r5/8 y4/10 r6/7 y6/10 r7/5 y9/12 r11/8 r12/9 y2/5"  # drawn in turn by two
MOVES: Final = 150  # of the pointer, in two rounds over the table
LATE_MS: Final = 1.5 * 1000 / 60
READY_TO_LAY: Final = '[data-move="lay_down"]:not(.light)'

# From the server's word of one's own draw: until its suggestions are here, until the card lies, until they are shown.
# And the time between frames while a card is dragged.
WATCH: Final = """
  window.waits = [];
  window.frames = [];
  let last = performance.now();
  const frame = (now) => {
    if (document.querySelector('.isDragged')) window.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const isMine = (one) => one.event === 'drew' && one.face;
  const isMyDraw = ({ happened = [] }) => happened.some(({ events }) => events.some(isMine));
  let wait = null;
  const look = () => {
    const now = performance.now() - wait.told;
    if (document.querySelector('[data-playing="false"]') && !document.querySelector('.isGone')) wait.lies ??= now;
    const isShown = document.querySelector('[data-move="lay_down"]:not(.light)');
    if (wait.here && isShown) window.waits.push({ ...wait, shown: now });
    else if (now < 5000) requestAnimationFrame(look);
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        const tell = JSON.parse(data);
        if (tell.type === 'advice' && wait) wait.here ??= performance.now() - wait.told;
        if (!isMyDraw(tell)) return;
        wait = { told: performance.now() };
        requestAnimationFrame(() => requestAnimationFrame(look));
      });
    }
  };
"""


def measure_hand(browser: Browser, folder: Path) -> dict[str, float]:
    """All numbers of a hand."""
    waits, frames = _turns(browser, folder)
    first, *later = waits
    return {
        "suggestions_come_ms": median(wait["here"] for wait in later),
        "suggestions_come_worst_ms": max(wait["here"] for wait in later),
        "suggestions_come_from_a_new_server_ms": first["here"],
        "suggestions_shown_after_the_card_lies_ms": max(wait["shown"] - wait["lies"] for wait in later),
        "frames_of_drags": len(frames),
        "dropped_drag_frames_percent": 100 * sum(frame > LATE_MS for frame in frames) / max(1, len(frames)),
    }


def _turns(browser: Browser, folder: Path) -> tuple[list[dict[str, float]], list[float]]:
    """Somebody draws and gives it away again, a few times: how long suggestions took, and the time of drags' frames."""
    folder.mkdir(parents=True)
    with tellable_server(folder, STACKED) as server, seated(server, READY, draws=CARDS) as table:
        page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
        page.add_init_script(WATCH)
        table.show(page, 0)
        frames: list[float] = []
        for card in CARDS.split()[::2]:
            make(page, "draw")
            page.locator(READY_TO_LAY).wait_for()
            table.settle(page)
            frames = frames or _drag(page)
            held(page, card.partition("/")[0]).click()
            make(page, "discard")
            table.pass_by(1)
            page.locator('[data-move="draw"]').wait_for()
            table.settle(page)
        waits: list[dict[str, float]] = page.evaluate("window.waits")
        page.context.close()
    return waits, frames


def _drag(page: Page) -> list[float]:
    """Take a card of eleven and lead it over the whole hand, so that the others make room; the time of every frame."""
    box = held(page, "y8").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    for move in range(MOVES):
        angle = 4 * math.pi * move / MOVES
        page.mouse.move(195 + 160 * math.sin(angle), box["y"] + 60 + 70 * math.cos(angle))
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.up()
    frames: list[float] = page.evaluate("window.frames")
    return frames
