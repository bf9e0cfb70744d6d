"""Lost connections: offline, two tabs, a stale tab, a server that is restarted."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson

from .restarting import Restartable
from .steps import HIT, STAY, invite, play_with_bots, take_a_turn

BANNER = "You are offline."


def start_alone(page: Page, server: str) -> None:
    page.goto(f"{server}/new/flip7")
    page.get_by_role("button", name="Play with bots").click()
    take_a_turn(page)


def start_where_cards_come_by_chance(page: Page, server: str) -> None:
    """Begin games until one asks whether to hit or to stay: somebody may be frozen, or aim a card, before that."""
    for _ in range(6):
        page.goto(f"{server}/new/flip7")
        page.get_by_role("button", name="Play with bots").click()
        with suppress(AssertionError):
            expect(page.get_by_role("button", name=STAY)).to_be_enabled(timeout=6_000)
            return
    take_a_turn(page)


def test_a_banner_says_that_the_table_cannot_be_reached_until_it_can(server: str, new_person: NewPerson) -> None:
    page = new_person()
    start_alone(page, server)
    page.context.set_offline(True)
    expect(page.get_by_text(BANNER)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(BANNER)).to_have_count(0)


def test_a_move_made_offline_is_sent_once_the_connection_is_back(server: str, new_person: NewPerson) -> None:
    page = new_person()
    start_alone(page, server)
    page.context.set_offline(True)
    expect(page.get_by_text(BANNER)).to_be_visible()
    page.get_by_role("button", name=STAY).click()
    expect(page.get_by_text("Your move is sent as soon as you are back.")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Story").click()
    expect(page.get_by_role("dialog").get_by_text(re.compile(r"stays and keeps 3 points")).first).to_be_visible()


def test_a_reload_in_mid_turn_loses_nothing(server: str, new_person: NewPerson) -> None:
    page = new_person()
    start_alone(page, server)
    page.reload()
    take_a_turn(page)


def test_two_tabs_of_one_person_agree(server: str, new_person: NewPerson) -> None:
    first = new_person()
    start_alone(first, server)
    second = first.context.new_page()
    second.goto(first.url)
    take_a_turn(second)
    first.get_by_role("button", name=STAY).click()
    expect(second.get_by_role("button", name=STAY).and_(second.locator(":enabled"))).to_have_count(0)


def test_a_stale_tab_gets_the_table_as_it_stands(server: str, new_person: NewPerson) -> None:
    """The second tab hears nothing of the first one's move, and its own move comes too late."""
    first = new_person()
    start_alone(first, server)
    second = first.context.new_page()
    second.add_init_script(DEAF_SOCKET)
    second.goto(first.url)
    take_a_turn(second)
    second.evaluate("window.isDeaf = true")
    first.get_by_role("button", name=STAY).click()
    expect(first.get_by_role("button", name=STAY).and_(first.locator(":enabled"))).to_have_count(0)
    second.evaluate("window.isDeaf = 'updates'")
    second.get_by_role("button", name=HIT).click()
    expect(second.get_by_role("status").filter(has_text=re.compile("moved on|not your turn"))).to_be_visible()


def test_a_server_that_is_started_again_is_found_again(
    tmp_path_factory: pytest.TempPathFactory, new_person: NewPerson
) -> None:
    page = new_person()
    with Restartable(tmp_path_factory.mktemp("restarted")) as server:
        start_where_cards_come_by_chance(page, server.address)
        server.stop()
        expect(page.get_by_text(BANNER)).to_be_visible()
        server.start()
        expect(page.get_by_text(BANNER)).to_have_count(0, timeout=30_000)
        take_a_turn(page)
        page.get_by_role("button", name=STAY).click()
        expect(page.get_by_role("button", name=STAY).and_(page.locator(":enabled"))).to_have_count(0)


def test_whoever_is_away_is_waited_for_and_then_played_for(server: str, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    link = invite(ann, server, "Ann")
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit here").first.click()
    expect(ann.get_by_text("Bob")).to_be_visible()
    ann.get_by_role("button", name="Start").click()
    take_a_turn(ann)
    bob.goto("about:blank")
    ann.get_by_role("button", name=STAY).click()
    expect(ann.get_by_text("Bob is away.")).to_be_visible(timeout=20_000)


def test_a_seat_that_was_left_is_taken_back(server: str, new_person: NewPerson) -> None:
    page = new_person()
    play_with_bots(page, server)
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    page.goto(table)
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot plays for you.")).to_have_count(0)


# A socket whose page can stop hearing what others do, as on a phone that is half asleep.
DEAF_SOCKET = """
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  set onmessage(hear) {
    super.onmessage = (message) => {
      const type = JSON.parse(message.data).type;
      if (window.isDeaf === true || (window.isDeaf === 'updates' && type === 'update')) return;
      hear(message);
    };
  }
};
"""
