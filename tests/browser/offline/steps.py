"""What people do before and after the network is gone."""

from playwright.sync_api import Page, expect

from tests.browser.flip7.players import do_something as play_flip7
from tests.browser.players import MOST_STEPS

from .conftest import Site

FAIR = "tests.browser.fair_server"  # whose deals can be proven, so that its games can be checked and moved
START_MS = 60_000  # that the engine may take on a busy machine


def be_ready(page: Page, address: str, game: str) -> None:
    """Open the options of a game, and wait until everything is here to play without a network."""
    page.goto(address)
    page.get_by_role("link", name=f"Play {game}").click()
    expect(page.get_by_role("button", name="Play with bots")).to_be_enabled()
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_text("Works offline")).to_be_visible(timeout=START_MS)
    page.get_by_role("link", name=f"Play {game}").click()


def cut_off(page: Page, site: Site) -> None:
    """Switch the web server off and start the page again from what is kept."""
    site.stop()
    page.reload()
    expect(page.get_by_role("button", name="Play with bots")).to_be_enabled()


def play_here(page: Page, button: str = "Play with bots") -> None:
    """Begin a game on this device."""
    page.get_by_role("button", name=button).click()
    page.locator("[data-seq], [data-awaited]").first.wait_for(timeout=START_MS)
    assert "local-" in page.url


def press_something(page: Page) -> None:
    """Do whatever a table of Flip 7 offers."""
    for _ in range(MOST_STEPS):
        if play_flip7(page):
            return
        page.wait_for_timeout(40)
