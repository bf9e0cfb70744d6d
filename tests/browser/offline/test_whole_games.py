"""Whole games through the page, over a server, and over the engine on this device with the network cut off."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.flip7.players import do_something as play_flip7
from tests.browser.lessons.steps import see_step
from tests.browser.phase10flip.players import do_something as play_phase10flip
from tests.browser.players import play_to_the_end
from tests.browser.replay.steps import slider
from tests.browser.running import running_server

from .conftest import Site
from .steps import FAIR, START_MS, be_ready, cut_off

Prepare = Callable[[Page, str], None]

RECAP = "Next round|The result"  # the buttons of a recap
# Notes recaps, which may be gone before anybody looks.
WATCH = f"""
  const seen = (window.seen = {{ recap: false }});
  new MutationObserver(() => {{
    for (const button of document.querySelectorAll('button')) {{
      seen.recap ||= /{RECAP}/.test(button.textContent);
    }}
  }}).observe(document, {{ subtree: true, childList: true, characterData: true }});
"""
# Stays as soon as that is asked, and takes it back before the next one moves; in a later round where that was too late.
# What is shown may change at any moment, so looking and pressing are one task of the page.
TAKE_BACK = """async () => {
  const find = (selector) => document.querySelector(selector);
  const goOn = () => [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Next round'));
  const until = async (isThere) => {
    for (const end = Date.now() + 5_000; !isThere() && Date.now() < end; ) await new Promise(requestAnimationFrame);
    return isThere();
  };
  for (const end = Date.now() + 100_000; Date.now() < end; await new Promise(requestAnimationFrame)) {
    const stay = find('[data-move="stay"]');
    if (!stay) {
      (find('[data-settle]:enabled') ?? find('[data-target]:enabled') ?? goOn())?.click();
      continue;
    }
    stay.click();
    if (!(await until(() => find('header [aria-label="Take back"]')))) continue;
    find('header [aria-label="Take back"]').click();
    if (await until(() => find('[data-move="stay"]') && !find('header [aria-label="Take back"]'))) return true;
  }
  return false;
}"""
PACE = 0.9  # seconds that a bot waits, as on a device


@pytest.fixture(params=["server", "device"])
def prepare(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepare]:
    """Shows the options of a game: at a server, or on a site whose web server is gone by then."""
    if request.param == "device":
        site: Site = request.getfixturevalue("site")

        def go_offline(page: Page, game: str) -> None:
            be_ready(page, site.address, game)
            page.add_init_script(WATCH)
            cut_off(page, site)

        yield go_offline
        return
    with ExitStack() as servers:

        def go_online(page: Page, game: str) -> None:
            pace = PACE if game == "Flip 7" else 0  # bots that move at once leave no time to take a move back
            page.add_init_script(WATCH)
            page.goto(servers.enter_context(running_server(tmp_path_factory.mktemp("server"), pace=pace, module=FAIR)))
            page.get_by_role("link", name=f"Play {game}").click()

        yield go_online


def begin(page: Page) -> None:
    """Play with bots; a table is found again by its address."""
    page.get_by_role("button", name="Play with bots").click()
    page.locator("[data-seq]").first.wait_for(timeout=START_MS)
    page.reload()
    page.locator("[data-seq]").first.wait_for(timeout=START_MS)


def hurry(page: Page) -> None:
    """Have the bots move faster."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Bots play").select_option("fast")
    page.keyboard.press("Escape")


def look_back(page: Page) -> None:
    """Check the deals of the finished game, then watch it again from its beginning."""
    assert page.evaluate("window.seen.recap")
    page.get_by_role("link", name="Check the deals").click()
    expect(page.locator('[data-outcome="right"]')).to_be_visible()
    page.get_by_role("link", name="Watch it again").click()
    expect(slider(page)).to_be_visible(timeout=START_MS)
    expect(page.locator("[data-at]").first).to_be_visible()


def begin_lesson(page: Page) -> None:
    """Open a lesson by its address, and take its first step."""
    page.goto(re.sub(r"/replay/.*", "/learn/flip7/hit", page.url))
    see_step(page, 0)
    page.locator("[data-go-on]").click()
    see_step(page, 1)


@pytest.mark.long
def test_a_whole_game_of_flip_7_is_played_checked_and_watched_again(prepare: Prepare, new_person: NewPerson) -> None:
    page = new_person(service_workers="allow")
    prepare(page, "Flip 7")
    page.get_by_label(re.compile("^Players")).select_option("3")
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label("How many points end the game?").fill("30")
    begin(page)
    hurry(page)
    play_to_the_end([page], play_flip7)
    expect(page.get_by_role("heading", name="Luck")).to_be_visible()  # the game is reviewed
    look_back(page)
    begin_lesson(page)


@pytest.mark.long
def test_a_move_is_taken_back_and_the_adviser_is_there(prepare: Prepare, new_person: NewPerson) -> None:
    page = new_person(service_workers="allow")
    prepare(page, "Flip 7")
    begin(page)
    assert page.evaluate(TAKE_BACK)
    expect(page.locator('[data-move="hit"]')).to_contain_text(re.compile(r"\d\s?%"))


@pytest.mark.long
def test_a_whole_game_of_phase_10_flip_is_played_checked_and_watched_again(
    prepare: Prepare, new_person: NewPerson
) -> None:
    page = new_person(service_workers="allow")
    prepare(page, "Phase 10 FLIP!")
    page.get_by_label(re.compile("^Players")).select_option("2")
    page.get_by_label("How many phases are there").fill("1")
    begin(page)
    hurry(page)
    assert {"draw", "discard"} <= set(play_to_the_end([page], play_phase10flip))
    look_back(page)
