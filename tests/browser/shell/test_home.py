"""From the first page to the first card."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson

from .steps import invite, play_with_bots


def test_the_first_page_says_what_it_is_and_offers_both_games(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(server)
    expect(page.get_by_role("heading", level=1)).to_contain_text("with friends or bots")
    expect(page.get_by_role("link", name="Play Flip 7")).to_be_visible()
    expect(page.get_by_role("link", name="Play Phase 10 FLIP!")).to_be_visible()
    expect(page.get_by_text("Unofficial")).to_be_visible()


def test_two_taps_lead_to_a_game_against_bots(server: str, new_person: NewPerson) -> None:
    page = new_person()
    play_with_bots(page, server)
    assert "/t/" in page.url


def test_a_running_game_is_one_tap_away_from_the_first_page(server: str, new_person: NewPerson) -> None:
    page = new_person()
    play_with_bots(page, server)
    table = page.url
    page.goto(server)
    page.get_by_label("Games you are in").get_by_role("link").first.click()
    page.wait_for_url(table)


def test_the_edition_is_chosen_with_its_differences_in_words(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(f"{server}/new/flip7")
    page.get_by_label("Rulebook").select_option("fr")
    page.get_by_text("answers differ from").click()
    expect(page.get_by_text("What is everybody dealt before the first decision?").first).to_be_visible()
    expect(page.get_by_text("instead of: one card each")).to_be_visible()


def test_a_house_rule_is_agreed_on_and_shown_at_the_table(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(f"{server}/new/flip7")
    page.get_by_text("House rules").click()
    page.get_by_label("How many points end the game?").fill("77")
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_text("77 points")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(f"{server}/nowhere/at/all")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.goto(f"{server}/t/nosuchtable99")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()


def test_nothing_scrolls_sideways_on_a_small_phone(server: str, new_person: NewPerson) -> None:
    page = new_person(viewport={"width": 320, "height": 640})
    link = invite(page, server, "A name of twenty-four ch")
    for address in (server, f"{server}/new/flip7", f"{server}/new/phase10flip", f"{server}/rules/flip7", link):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, address
