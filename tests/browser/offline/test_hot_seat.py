"""Several people at one device."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.flip7.players import do_something as play_flip7
from tests.browser.players import MOST_STEPS

from .conftest import Site
from .steps import START_MS, play_here, press_something

# Everything in the page that could tell a card: its text and every attribute.
WHOLE_PAGE = "document.documentElement.outerHTML"
# A browser whose workers may not store anything at first, and later have no room while they are told so.
UNWILLING = """
  window.isDenied = true;
  const room = new BroadcastChannel('room');
  window.setFull = (isFull) => room.postMessage(isFull);
  const deny = "indexedDB.constructor.prototype.open = () => { throw new DOMException('', 'SecurityError'); };";
  const fill = `
    let isFull = false;
    new BroadcastChannel('room').onmessage = ({ data }) => (isFull = data);
    IDBObjectStore.prototype.add = new Proxy(IDBObjectStore.prototype.add, {
      apply: (add, store, values) => {
        if (isFull) throw new DOMException('', 'QuotaExceededError');
        return add.apply(store, values);
      },
    });`;
  window.Worker = new Proxy(Worker, {
    construct: (Real, [address, options]) => {
      const lines = [window.isDenied ? deny : fill, `import('${address}');`];
      return new Real(URL.createObjectURL(new Blob(lines, { type: 'text/javascript' })), options);
    },
  });
"""
SETTLED = '[data-seq][data-playing="false"]'


def begin(page: Page, site: Site, game: str, name: str) -> None:
    """Two people begin a game with no bot at one device."""
    name_two(page, site, game, name)
    play_here(page, "Play together here")


def name_two(page: Page, site: Site, game: str, name: str) -> None:
    """Name two people on the page of a new table."""
    page.goto(f"{site.address}#/new/{game}")
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="One more person").click()
    page.get_by_label("Name of person 2").fill(name)
    page.get_by_label(re.compile("^Players")).select_option(index=0)


def open_curtain(page: Page) -> str:
    """Who is called, after a look at all that the page holds meanwhile; empty if whoever is there goes on."""
    curtain, draw = page.locator("[data-awaited]"), page.locator('[data-move="draw"]')
    expect(curtain.or_(draw).first).to_be_visible(timeout=START_MS)
    if not curtain.count():
        return ""
    hidden = page.evaluate(WHOLE_PAGE)
    assert "data-seq" not in hidden
    assert 'class="slot' not in hidden
    assert page.locator("[role=log]").inner_text() == ""
    called = curtain.get_attribute("data-awaited") or ""
    page.get_by_role("button", name=re.compile("^I am")).click()
    return called


def test_a_curtain_hides_hands_until_the_next_one_opens_it(site: Site, new_person: NewPerson) -> None:
    page = new_person()
    begin(page, site, "phase10flip", "Ada")
    called = []
    for _ in range(3):
        called.append(open_curtain(page))
        expect(page.locator(SETTLED)).to_be_visible()
        page.locator('[data-move="draw"]').first.click()
        expect(page.locator('[data-move="discard"]')).to_be_visible()
        page.locator(".slot button").last.click()
        page.locator('[data-move="discard"]').click()
    assert set(called[1:]) == {"0", "1"}  # the first turn may be that of whoever began the game


def test_where_nothing_can_be_kept_nothing_is_played_and_that_is_said(site: Site, new_person: NewPerson) -> None:
    page = new_person(bypass_csp=True)
    page.add_init_script(UNWILLING)
    name_two(page, site, "flip7", "Ada")
    page.get_by_role("button", name="Play together here").click()
    expect(page.get_by_text("This browser keeps nothing for this page")).to_be_visible(timeout=START_MS)
    page.evaluate("window.isDenied = false")
    play_here(page, "Play together here")
    page.locator('[data-move="hit"], [data-target]').first.wait_for()  # a bot may be first
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    page.evaluate("window.setFull(true)")
    press_something(page)
    expect(page.get_by_text("This device has no room left")).to_be_visible()
    assert page.locator("[data-seq]").get_attribute("data-seq") == seq
    page.evaluate("window.setFull(false)")
    press_something(page)
    expect(page.locator(f'[data-seq="{seq}"]')).to_have_count(0)


def test_where_all_cards_lie_open_the_buttons_are_whoevers_turn_it_is(site: Site, new_person: NewPerson) -> None:
    page = new_person()
    begin(page, site, "flip7", "Ada")
    done, called = "", set[str]()
    for _ in range(MOST_STEPS):
        assert page.locator("[data-awaited]").count() == 0
        called.update(page.locator(".dock h2.ask").all_inner_texts())
        if (done := play_flip7(page)) == "go on":
            break
        page.wait_for_timeout(40)
    assert done == "go on"  # nobody else plays for Ada, so the round is over only if she could
    assert {text.strip() for text in called} <= {"Bo, your turn", "Ada, your turn"} and called  # and is told so
