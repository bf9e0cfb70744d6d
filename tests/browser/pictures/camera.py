"""Takes screenshots of a page on every screen size and in both themes, as WebP files."""

from base64 import b64decode
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page

from tests.browser.conftest import EXPERIENCED

SCREENS: Final = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1280, 800)}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
QUALITY: Final = {"phone": 76, "tablet": 60, "desktop": 50}  # of 100, as WebP
UNFOLD_MS: Final = 1_200  # for a moment, once it is there
SETTLE_MS: Final = 450  # for what slides to its place on another screen
SECONDARY: Final = (
    *("options-phase10flip", "house-rules", "arrive", "lobby", "rules", "about", "menu", "verify-tampered"),
    *("learn", "learn-flip7", "learn-phase10flip", "daily", "daily-result", "daily-phase10flip"),
    *("flip7-spectator", "flip7-waiting", "phase10flip-begin", "phase10flip-six"),
    *("real-cards-start", "real-cards-pad", "real-cards-fix", "real-cards-scores"),
    *("real-cards-check", "real-cards-evenings", "rule"),
    *("real-cards-flip7-screen", "real-cards-phase10flip-screen"),
)
SAME_IN_THE_DARK: Final = ("flip7-bust", "flip7-save", "flip7-freeze", "flip7-seven")
NOT_TAKEN: Final = {
    "story": ("desktop",),  # it lies beside the table there
    **dict.fromkeys(SECONDARY, ("tablet",)),
}

# While time is held, what was to happen later waits; what moves by style alone comes to its end.
HOLD: Final = """
  window.isHeld = false;
  const later = window.setTimeout.bind(window);
  window.setTimeout = (act, ms, ...given) => {
    const look = () => (window.isHeld ? later(look, 50) : act(...given));
    return later(look, ms);
  };
"""


class Camera:
    """Opens pages, and takes pictures of them."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self._browser, self._folder = browser, folder

    def open(self) -> Page:
        """A new person's page, on a phone."""
        width, height = SCREENS["phone"]
        context = self._browser.new_context(viewport={"width": width, "height": height}, locale="en-US")
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.add_init_script(HOLD)
        page.add_init_script(EXPERIENCED)
        return page

    def take(self, page: Page, name: str) -> None:
        """The page as it is, on every screen where it is of use and in both themes."""
        lens = page.context.new_cdp_session(page)
        shown = {screen: size for screen, size in SCREENS.items() if screen not in NOT_TAKEN.get(name, ())}
        for (screen, (width, height)), theme in product(shown.items(), THEMES[: 1 if name in SAME_IN_THE_DARK else 2]):
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(SETTLE_MS)
            shot = lens.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY[screen]})
            file = self._folder / f"{name}-{screen}-{theme}.webp"
            file.write_bytes(b64decode(shot["data"]))
            print(file.name, f"{file.stat().st_size / 1000:.0f} kB", flush=True)
        page.context.close()


Scene = Callable[[Camera, Path], Iterator[Page]]


def hold(page: Page, selector: str) -> None:
    """Hold the time as soon as something is there, and let it unfold."""
    page.wait_for_function("wanted => document.querySelector(wanted) !== null && (window.isHeld = true)", arg=selector)
    page.wait_for_timeout(UNFOLD_MS)
