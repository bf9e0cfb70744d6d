"""What both games share: chat, rules in context, recap, ending, rematch. More of it is in web/tests/page."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson

from .steps import STAY, invite, play_with_bots, take_a_turn


def two_at_a_table(ann: Page, bob: Page, server: str) -> None:
    """Ann hosts, Bob came by link, the game runs."""
    link = invite(ann, server, "Ann")
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit here").first.click()
    expect(ann.get_by_text("Bob")).to_be_visible()
    ann.get_by_role("button", name="Start").click()
    take_a_turn(ann)


def play_to(page: Page, server: str, points: int) -> None:
    """A game against bots to so many points, and the first turn stayed."""
    page.goto(f"{server}/new/flip7")
    page.get_by_text("House rules").click()
    page.get_by_label("How many points end the game?").fill(str(points))
    page.get_by_role("button", name="Play with bots").click()
    take_a_turn(page)
    page.get_by_role("button", name=STAY).click()


def test_what_one_says_the_other_reads(server: str, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    two_at_a_table(ann, bob, server)
    ann.get_by_role("button", name="Story").click()
    ann.get_by_label("Say something").fill("Careful, Bob!")
    ann.get_by_label("Say something").press("Enter")
    bob.get_by_role("button", name="Story, 1 new message").click()
    expect(bob.get_by_role("dialog").get_by_text("Careful, Bob!")).to_be_visible()


def test_a_line_of_the_story_opens_the_rule_that_applied(server: str, new_person: NewPerson) -> None:
    page = new_person()
    play_with_bots(page, server)
    take_a_turn(page)
    page.get_by_role("button", name="Story").click()
    page.get_by_role("button", name=re.compile("^Which rule\\? 5 for")).first.click()
    drawer = page.get_by_role("dialog", name="What happened?")
    expect(drawer.get_by_text("What is everybody dealt before the first decision?")).to_be_visible()
    expect(drawer.get_by_text("this table").first).to_be_visible()
    expect(drawer.get_by_text("French rulebook").first).to_be_visible()


def test_between_rounds_somebody_goes_on(server: str, new_person: NewPerson) -> None:
    page = new_person()
    play_to(page, server, 1000)
    page.get_by_role("button", name="Next round").click(timeout=60_000)
    expect(page.get_by_text("Round 2").first).to_be_visible()


def test_the_end_shows_standings_makes_a_picture_and_leads_to_a_rematch(server: str, new_person: NewPerson) -> None:
    page = new_person()
    play_to(page, server, 1)
    page.get_by_role("button", name="The result", exact=True).click(timeout=60_000)
    expect(page.get_by_text("The game is over", exact=True)).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Marco").first).to_be_visible()
    page.get_by_role("button", name="Share the result").click()
    with page.expect_download() as saving:
        page.get_by_role("dialog").get_by_role("button", name="Save").click()
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")
    finished = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-seq]")).to_be_visible()  # among bots alone it begins at once
    assert page.url != finished
