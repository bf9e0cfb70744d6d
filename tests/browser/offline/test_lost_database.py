"""A browser that has lost its database, as Chromium does when it finds it damaged: games come back from their copy."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson

from .conftest import Site
from .steps import START_MS, play_here, press_something

LOSE_DATABASE = """() => new Promise((resolve) => {
  indexedDB.deleteDatabase('volteface').onsuccess = resolve;
})"""
LOSE_COPY = "async () => (await navigator.storage.getDirectory()).removeEntry('volteface', { recursive: true })"


def begin(page: Page, site: Site) -> None:
    page.goto(f"{site.address}#/new/flip7")
    page.get_by_role("button", name="One more person").click()
    page.get_by_label("Name of person 2").fill("Ada")
    play_here(page, "Play together here")


def seq_of(page: Page) -> int:
    return int(page.locator("[data-seq]").get_attribute("data-seq") or "")


def test_games_come_back_from_their_copy_and_that_is_said(site: Site, new_person: NewPerson) -> None:
    page = new_person()
    begin(page, site)
    before = seq_of(page)
    press_something(page)
    page.locator(f'[data-seq]:not([data-seq="{before}"])').wait_for()
    played = seq_of(page)
    page.evaluate(LOSE_DATABASE)
    page.reload()
    expect(page.get_by_text("Your games are back, to the last move.")).to_be_visible(timeout=START_MS)
    page.locator("[data-seq]").wait_for()
    assert seq_of(page) >= played  # bots may have gone on
    page.goto(f"{site.address}#/me")
    page.evaluate(LOSE_DATABASE)
    page.evaluate(LOSE_COPY)
    page.reload()
    expect(page.get_by_text("This browser has lost the games on this device.")).to_be_visible(timeout=START_MS)
