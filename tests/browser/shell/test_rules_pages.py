"""Rules as pages: searched in plain words, sent to a friend, printed."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson


def test_a_rule_is_found_in_plain_words_sent_to_a_friend_and_printed(server: str, new_person: NewPerson) -> None:
    ann = new_person()
    ann.goto(f"{server}/rules/flip7")
    ann.get_by_role("searchbox").fill("tie at 200")
    ann.get_by_role("link", name="What if the highest total is shared?").click()
    expect(ann).to_have_url(re.compile(r"/rules/flip7/tie\?edition=en$"))
    expect(ann.get_by_role("searchbox")).to_have_value("")
    ann.get_by_label("Rulebook").select_option("es")
    expect(ann).to_have_url(re.compile(r"/rules/flip7/tie\?edition=es$"))
    address = ann.url

    friend = new_person(locale="fr")
    friend.goto(address)
    expect(friend.get_by_role("heading", name="Et si le plus haut total est partagé")).to_be_visible()
    expect(friend.get_by_text("Flip 7: Reglas, español")).to_be_visible()
    expect(friend.get_by_role("list", name="Les autres livrets").get_by_role("listitem")).to_have_count(5)

    friend.emulate_media(media="print")
    friend.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(friend.get_by_role("searchbox")).to_be_hidden()
    expect(friend.get_by_role("heading", name="Flip 7", exact=True)).to_be_visible()

    friend.emulate_media(media="screen")
    friend.goto(f"{server}/rules/flip7")
    friend.emulate_media(media="print")
    friend.evaluate("dispatchEvent(new Event('beforeprint'))")
    # A sheet for the table: by one rulebook, without links and buttons.
    expect(friend.locator("dt").first).to_be_visible()
    expect(friend.locator("details")).to_have_count(0)
    assert friend.locator("main").get_by_role("link").all() == []
    assert friend.locator("main").get_by_role("button").all() == []
