"""A server that is there, goes away and comes back: starting without it, and moving a game to it and from it."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.running import running_server

from .steps import FAIR, START_MS, be_ready, play_here

LANGUAGES = {"fr": "Pas de réseau.", "fr-CA": "Pas de réseau.", "es": "Sin red.", "en": "No network."}
# Whether the server has acknowledged everything that was entered here.
ALL_SENT = "() => !Object.keys(localStorage).some((name) => name.includes('unsent-'))"


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own: its address."""
    with running_server(tmp_path_factory.mktemp("server"), module=FAIR) as address:
        yield address


def use_menu(page: Page, name: str) -> None:
    """Choose something in the menu of a table."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=name).click()


def change_the_secret(route: Route) -> None:
    """Have a running game arrive with another secret than the one its cards were dealt by."""
    game = json.loads(route.request.post_data or "")
    route.continue_(post_data=json.dumps({**game, "secret": game["secret"][::-1]}))


def test_a_game_goes_from_the_server_to_the_device_and_back(server: str, new_person: NewPerson) -> None:
    page = new_person(service_workers="allow")
    be_ready(page, server, "Flip 7")
    page.get_by_role("button", name="Play with bots").click()
    expect(page.locator("[data-seq]")).to_be_visible()
    assert "local-" not in page.url
    use_menu(page, "Take the game along")
    page.wait_for_url("**/t/local-*", timeout=START_MS)
    expect(page.locator("[data-seq]")).to_be_visible(timeout=START_MS)
    page.route("**/api/tables/import-running", change_the_secret, times=1)
    use_menu(page, "Continue on the server")
    expect(page.get_by_text("It stays where it was.")).to_be_visible()  # the server judges what it is sent
    assert "local-" in page.url
    page.get_by_role("button", name="Continue on the server").click()
    page.wait_for_url(lambda address: "local-" not in address, timeout=START_MS)
    expect(page.locator("[data-seq]")).to_be_visible()
    page.goto(server)
    running = page.get_by_role("region", name="Games you are in").get_by_role("link")
    expect(running).to_have_count(1)  # it is only where it goes on
    keep_real_cards_without_the_server(page, server)
    put_real_cards_on_the_server(page)


def name_players(page: Page) -> None:
    for name in ("Ada", "Bo", "Cy"):
        page.get_by_label("Add a name", exact=True).fill(name)
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Start", exact=True).click()


def take_card(page: Page, name: str, card: str) -> None:
    expect(page.get_by_text(f"{name} gets a card. Which one?")).to_be_attached(timeout=START_MS)
    page.get_by_role("region", name="Cards", exact=True).get_by_role("button", name=f"{card}, ").first.click()


def keep_real_cards_without_the_server(page: Page, server: str) -> None:
    """At the server's own table: turns and odds go on, a reload forgets nothing, and everything is sent in the end."""
    page.goto(f"{server}/cards/flip7")
    name_players(page)
    take_card(page, "Bo", "12")
    take_card(page, "Cy", "5")
    page.wait_for_function(ALL_SENT)
    page.context.set_offline(True)
    take_card(page, "Ada", "9")
    expect(page.get_by_text("cards of 91.")).to_be_visible(timeout=START_MS)  # the engine on this device counts them
    take_card(page, "Bo", "Freeze")
    page.reload()
    page.get_by_role("region", name="Who gets the card").get_by_role("button", name="Cy").click(timeout=START_MS)
    expect(page.get_by_text("No connection. 3 entries wait to be sent.")).to_be_visible()
    expect(page.get_by_role("button", name="Cy: 5 in this round, 0 in all. Frozen")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("No connection.")).to_have_count(0)
    take_card(page, "Ada", "3")
    expect(page.get_by_role("button", name="Ada: 12 in this round, 0 in all.")).to_be_visible()


def put_real_cards_on_the_server(page: Page) -> None:
    """A table that was set up without a network goes on at the server, and is there alone."""
    page.context.set_offline(True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Another table").click()
    name_players(page)
    page.wait_for_url("**/t/local-*", timeout=START_MS)
    here = page.url
    take_card(page, "Bo", "7")
    page.context.set_offline(False)
    page.get_by_role("button", name="Big screen").click()
    page.get_by_role("button", name="Put it on the server").click()
    page.wait_for_url(lambda address: "local-" not in address)
    expect(page.get_by_role("button", name="Bo: 7 in this round, 0 in all.")).to_be_visible()
    page.goto(here)
    page.wait_for_url(lambda address: "local-" not in address)


def test_every_language_starts_without_a_network(server: str, new_person: NewPerson) -> None:
    page = new_person(service_workers="allow")
    be_ready(page, server, "Flip 7")
    page.context.set_offline(True)
    page.goto(f"{server}/lobby")  # a deep link
    page.goto(server)
    for language, words in LANGUAGES.items():
        page.get_by_label("Language").or_(page.locator("select")).first.select_option(language)
        expect(page.get_by_text(words)).to_be_visible()  # its words are here before it is remembered
        page.reload()
        expect(page.get_by_text(words)).to_be_visible()
    page.get_by_role("link", name="Play Flip 7").click()
    play_here(page)
