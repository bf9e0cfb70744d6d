"""Joining a table by its link, by its code, and from the lobby."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson

from .steps import HIT, invite


def test_a_friend_opens_the_link_and_sits_down_with_one_tap(server: str, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    link = invite(ann, server, "Ann")
    bob.goto(link)
    bob.get_by_role("button", name="Sit here").first.click()
    expect(bob.get_by_role("heading", name="Who plays?")).to_be_visible()
    expect(ann.get_by_text("here", exact=True)).to_be_visible()


def test_the_host_starts_and_the_friend_is_in_the_game(server: str, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    link = invite(ann, server, "Ann")
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit here").first.click()
    expect(ann.get_by_text("Bob")).to_be_visible()
    ann.get_by_role("button", name="Start").click()
    for page in (ann, bob):
        expect(page.get_by_role("heading", name="Who plays?")).to_have_count(0)
        expect(page.get_by_role("button", name="How to play")).to_be_visible()


def test_a_friend_may_change_name_before_the_game(server: str, new_person: NewPerson) -> None:
    ann = new_person()
    invite(ann, server, "Ann")
    ann.get_by_label("Your name").fill("Anna")
    ann.get_by_label("Your name").press("Tab")
    expect(ann.get_by_role("listitem").filter(has_text="Anna")).to_be_visible()


def test_the_host_seats_a_bot_and_has_it_get_up(server: str, new_person: NewPerson) -> None:
    ann = new_person()
    invite(ann, server, "Ann")
    ann.get_by_role("button", name="Put a bot on seat 2").click()
    expect(ann.get_by_text("well: they count cards").first).to_be_visible()
    ann.get_by_role("button", name="Have Marco get up").click()
    expect(ann.get_by_role("button", name="Put a bot on seat 2")).to_be_visible()


def test_the_link_can_be_copied_and_drawn_as_a_code(server: str, new_person: NewPerson) -> None:
    ann = new_person(permissions=["clipboard-read", "clipboard-write"])
    link = invite(ann, server, "Ann")
    ann.get_by_role("button", name="Copy").click()
    expect(ann.get_by_text("Copied.")).to_be_visible()
    assert ann.evaluate("navigator.clipboard.readText()") == link
    expect(ann.get_by_role("img", name="QR code of the link to this table")).to_be_visible()


def test_a_listed_table_appears_in_the_lobby_at_once(server: str, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    bob.goto(f"{server}/lobby")
    expect(bob.get_by_text("No table is open right now.")).to_be_visible()
    invite(ann, server, "Ann", listed=True)
    bob.get_by_role("link").filter(has_text="Ann").click()
    expect(bob.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_a_table_is_joined_by_its_code_too(server: str, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    link = invite(ann, server, "Ann")
    bob.goto(server)
    bob.get_by_label("Join a table").first.fill(link.rsplit("/", 1)[1])
    bob.get_by_label("Join a table").first.press("Enter")
    expect(bob.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_whoever_comes_to_a_running_game_watches(server: str, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    link = invite(ann, server, "Ann")
    ann.get_by_role("button", name="Start").click()
    expect(ann.get_by_role("heading", name="Who plays?")).to_have_count(0)
    bob.goto(link)
    expect(bob.get_by_text("You are watching.")).to_be_visible()
    expect(bob.get_by_role("button", name=HIT)).to_have_count(0)
