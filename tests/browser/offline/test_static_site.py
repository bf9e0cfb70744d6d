"""The static site, below a path of a plain file server; whole games on it are in test_whole_games.py."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson

from .conftest import FOLDER, Site
from .steps import START_MS, be_ready, play_here


def test_a_new_version_is_offered_on_the_first_page_and_a_game_goes_on_after_it(
    site: Site, site_folder: Path, new_person: NewPerson
) -> None:
    page = new_person(service_workers="allow")
    be_ready(page, site.address, "Flip 7")
    play_here(page)
    worker = site_folder / FOLDER / "service_worker.js"
    worker.write_text(worker.read_text() + "\n// newer\n")
    table = page.url
    page.goto(f"{site.address}new/phase10flip")  # without the #: whoever typed it is led there
    expect(page.get_by_role("button", name="Play with bots")).to_be_enabled()
    assert page.url == f"{site.address}#/new/phase10flip"
    page.goto(site.address)
    page.reload()
    expect(page.get_by_text("A new version is here.")).to_be_visible(timeout=START_MS)
    with page.expect_navigation():
        page.get_by_role("button", name="Update now").click()
    expect(page.get_by_text("Works offline")).to_be_visible()
    check_badge_on_a_laptop(page)
    page.goto(table)
    expect(page.locator("[data-seq]")).to_be_visible(timeout=START_MS)
    expect(page.get_by_text("A new version is here.")).to_have_count(0)


def check_badge_on_a_laptop(page: Page) -> None:
    """There the tools stand on two colours; the badge is on that of the languages, and has to be read there."""
    page.set_viewport_size({"width": 1366, "height": 625})
    page.wait_for_function("() => matchMedia('(min-width: 1000px)').matches")
    looks = "[...document.querySelectorAll('.badge, .tools .language')].map((one) => getComputedStyle(one).color)"
    badge, language = page.evaluate(looks)
    assert badge == language
