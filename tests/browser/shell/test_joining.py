"""Joining a table by its link, by its code, and from the lobby."""

from playwright.sync_api import Page, expect

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
    ann.get_by_role("button", name="Remove Marco").click()
    expect(ann.get_by_role("button", name="Put a bot on seat 2")).to_be_visible()


def test_the_link_can_be_copied_and_drawn_as_a_code(server: str, new_person: NewPerson) -> None:
    ann = new_person(permissions=["clipboard-read", "clipboard-write"])
    link = invite_from_network(ann, server)
    ann.get_by_role("button", name="Copy").click()
    expect(ann.get_by_text("Copied.")).to_be_visible()
    assert ann.evaluate("navigator.clipboard.readText()") == link


def test_the_qr_code_grows_on_a_tap_and_goes_with_escape_and_back(server: str, new_person: NewPerson) -> None:
    ann = new_person()
    invite_from_network(ann, server)
    small = ann.get_by_role("button", name="Show the QR code large")
    large = ann.get_by_role("dialog").get_by_role("img", name="QR code of the link to this table")
    for is_escape in (True, False):
        small.click()
        expect(large).to_be_visible()
        assert (large.bounding_box() or {"width": 0})["width"] > 250
        if is_escape:
            ann.keyboard.press("Escape")
        else:
            ann.go_back()
        expect(large).to_have_count(0)
    expect(ann.get_by_role("heading", name="Who plays?")).to_be_visible()


def test_on_this_computer_alone_the_invitation_says_how_others_can_come_in(server: str, new_person: NewPerson) -> None:
    ann = new_person()
    invite(ann, server, "Ann")
    expect(ann.get_by_text("Others cannot come in this way")).to_be_visible()
    expect(ann.get_by_text("scripts/play --lan")).to_be_visible()
    expect(ann.get_by_role("textbox", name="Link to this table")).to_have_count(0)


def invite_from_network(page: Page, server: str) -> str:
    """Open a table on a server that others reach too; the link for them."""
    origin = "http://192.168.1.7:8007"
    page.route("**/api/address", lambda route: route.fulfill(json={"origin": origin}))
    link = invite(page, server, "Ann").replace(server, origin)
    expect(page.get_by_role("textbox", name="Link to this table")).to_have_value(link)
    return link


def test_a_listed_table_appears_in_the_lobby_at_once(server: str, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    bob.goto(f"{server}/lobby")
    expect(bob.get_by_text("No table is open right now.")).to_be_visible()
    invite(ann, server, "Ann", listed=True)
    bob.get_by_role("link").filter(has_text="Ann").click()
    expect(bob.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_a_table_is_joined_by_its_code_too(server: str, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    invite_from_network(ann, server)
    code = ann.locator(".code b").inner_text()
    bob.goto(server)
    field = bob.get_by_role("textbox", name="Join a table")
    field.fill("bbbbb")
    field.press("Enter")
    expect(bob.get_by_role("alert").filter(has_text="No table is waiting under this code.")).to_be_visible()
    field.fill(f" {code[:2]}-{code[2:]}".lower())
    field.press("Enter")
    expect(bob.get_by_role("heading", name="Take a seat")).to_be_visible()
    bob.get_by_label("Your name").fill(" ")
    bob.get_by_role("button", name="Sit here").first.click()
    expect(bob.get_by_text("Your name is missing")).to_be_visible()
    bob.get_by_label("Your name").fill("👨‍👩‍👧‍👦 Bob")
    bob.get_by_role("button", name="Sit here").first.click()
    expect(ann.get_by_text("👨‍👩‍👧‍👦 Bob")).to_be_visible()


def test_whoever_comes_to_a_running_game_watches(server: str, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    link = invite(ann, server, "Ann")
    ann.get_by_role("button", name="Start").click()
    expect(ann.get_by_role("heading", name="Who plays?")).to_have_count(0)
    bob.goto(link)
    expect(bob.get_by_text("You are watching.")).to_be_visible()
    expect(bob.get_by_role("button", name=HIT)).to_have_count(0)
