"""The static site, below a path of a plain file server, which is switched off after the first load."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.flip7.players import do_something as play_flip7
from tests.browser.phase10flip.players import do_something as play_phase10flip
from tests.browser.players import play_to_the_end

from .conftest import FOLDER, Site
from .steps import START_MS, be_ready, play_here


def cut_off(page: Page, site: Site) -> None:
    """Switch the web server off and start the page again from what is kept."""
    site.stop()
    page.reload()
    expect(page.get_by_role("button", name="Play with bots")).to_be_enabled()


@pytest.mark.long
def test_a_whole_game_of_flip_7_is_played_without_a_network(site: Site, new_person: NewPerson) -> None:
    page = new_person(service_workers="allow")
    be_ready(page, site.address, "Flip 7")
    cut_off(page, site)
    page.get_by_label(re.compile("^Players")).select_option("3")
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label("How many points end the game?").fill("40")
    play_here(page)
    assert len(play_to_the_end([page], play_flip7)) >= 4
    expect(page.get_by_role("heading", name="Luck")).to_be_visible()  # the game is reviewed here too
    page.get_by_role("link", name="Check the deals").click()
    expect(page.locator('[data-outcome="right"]')).to_be_visible()


@pytest.mark.long
def test_a_whole_game_of_phase_10_flip_is_played_without_a_network(site: Site, new_person: NewPerson) -> None:
    page = new_person(service_workers="allow")
    be_ready(page, site.address, "Phase 10 FLIP!")
    cut_off(page, site)
    page.get_by_label(re.compile("^Players")).select_option("2")
    page.get_by_label("How many phases are there").fill("1")
    play_here(page)
    page.reload()  # a table is found again by its address
    page.locator("[data-seq]").first.wait_for(timeout=START_MS)
    assert {"draw", "discard"} <= set(play_to_the_end([page], play_phase10flip))
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_text("On this device")).to_be_visible()


def test_a_new_version_is_offered_on_the_first_page_and_a_game_goes_on_after_it(
    site: Site, site_folder: Path, new_person: NewPerson
) -> None:
    page = new_person(service_workers="allow")
    be_ready(page, site.address, "Flip 7")
    play_here(page)
    worker = site_folder / FOLDER / "service_worker.js"
    worker.write_text(worker.read_text() + "\n// newer\n")
    table = page.url
    page.goto(site.address)
    page.reload()
    expect(page.get_by_text("A new version is here.")).to_be_visible(timeout=START_MS)
    with page.expect_navigation():
        page.get_by_role("button", name="Update now").click()
    expect(page.get_by_text("Works offline")).to_be_visible()
    page.goto(table)
    expect(page.locator("[data-seq]")).to_be_visible(timeout=START_MS)
    expect(page.get_by_text("A new version is here.")).to_have_count(0)
