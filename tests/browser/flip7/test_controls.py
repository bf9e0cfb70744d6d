"""What a player does at the Flip 7 table: by keyboard, with and without odds, and while others play."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.running import Server

from .tables import line_of, seated

FIRST = "12 11 10 1"
SECOND = "9 2 4 7"
DESKTOP = {"width": 1280, "height": 800}


def test_keys_hit_and_stay(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} {SECOND}") as table:
        page = table.show(new_person(viewport=DESKTOP), 0)
        page.keyboard.press("h")
        expect(page.locator(".dock .cards .hearsay")).to_have_text("12, 9")
        table.hit(1, 2, 3)
        table.settle(page)
        page.keyboard.press("s")
        expect(page.locator(".dock")).to_contain_text("Stayed")


def test_keys_choose_a_target_and_settle_it(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} freeze") as table:
        page = table.show(new_person(viewport=DESKTOP), 0)
        page.keyboard.press("h")
        expect(page.get_by_role("heading", name="Who freezes?")).to_be_visible()
        page.keyboard.press("2")
        expect(page.locator('[data-target="2"]')).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
        expect(line_of(page, 2)).to_contain_text("Frozen")


def test_a_move_is_taken_back_until_somebody_else_has_moved(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} {SECOND}") as table:
        page = table.show(new_person(), 0)
        page.locator('[data-move="stay"]').click()
        expect(page.locator(".dock")).to_contain_text("Stayed")
        page.get_by_role("button", name="Take back").click()
        expect(page.locator('[data-move="hit"]')).to_be_visible()
        expect(page.get_by_role("button", name="Take back")).to_have_count(0)
        page.locator('[data-move="stay"]').click()
        expect(page.get_by_role("button", name="Take back")).to_be_visible()
        table.hit(1)
        expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_the_keys_are_shown_where_there_is_a_keyboard(server: Server, new_person: NewPerson) -> None:
    with seated(server, FIRST) as table:
        desk = table.show(new_person(viewport=DESKTOP), 0)
        expect(desk.locator('[data-move="hit"] kbd')).to_be_visible()
        phone = table.show(new_person(is_mobile=True, has_touch=True), 0)
        expect(phone.locator('[data-move="hit"]')).to_be_visible()
        expect(phone.locator('[data-move="hit"] kbd')).to_be_hidden()


def test_a_letter_in_the_chat_makes_no_move(server: Server, new_person: NewPerson) -> None:
    with seated(server, FIRST) as table:
        page = table.show(new_person(viewport=DESKTOP), 0)
        page.get_by_placeholder("Say something").fill("s")
        page.get_by_placeholder("Say something").press("h")
        expect(page.locator('[data-move="hit"]')).to_be_visible()
        assert table.guests[0].look()["asked"] == 0


def test_hit_carries_its_risk_and_stay_what_it_keeps(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} {SECOND}") as table:
        page = table.show(new_person(), 0)
        table.hit(0, 1, 2, 3)
        table.settle(page)
        expect(page.get_by_text("19 of the 86 cards left would bust you")).to_be_visible()
        expect(page.locator('[data-move="hit"]')).to_contain_text("22 %")
        expect(page.locator('[data-move="stay"]')).to_contain_text("21")


def test_a_table_without_hints_shows_no_odds(server: Server, new_person: NewPerson) -> None:
    with seated(server, FIRST, hints=False) as table:
        page = table.show(new_person(), 0)
        expect(page.locator('[data-move="hit"]')).to_contain_text("one more card")
        expect(page.get_by_text("would bust you")).to_have_count(0)


def test_a_choice_and_the_focus_survive_what_others_say(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} freeze") as table:
        page = table.show(new_person(), 0)
        page.locator('[data-move="hit"]').click()
        page.get_by_role("button", name="Marco").click()
        page.get_by_role("button", name="Marco").first.focus()
        table.guests[1].ask("say", text="Not me!")
        table.guests[2].ask("react", sign="👏")
        page.wait_for_timeout(400)
        expect(page.locator('[data-target="3"]')).to_have_attribute("aria-pressed", "true")
        expect(page.locator('[data-target="3"]')).to_be_focused()


def test_a_spectator_sees_whose_turn_it_is_and_no_buttons(server: Server, new_person: NewPerson) -> None:
    with seated(server, FIRST) as table:
        page = table.show(new_person(), None)
        expect(page.get_by_text("Léa is deciding")).to_be_visible()
        expect(page.locator("[data-move]")).to_have_count(0)
        assert names(page) == ["Léa", "Zoé", "Ada", "Marco"]


def test_two_tabs_of_one_player_agree(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} {SECOND}") as table:
        one, other = table.show(new_person(), 0), table.show(new_person(), 0)
        one.locator('[data-move="stay"]').click()
        expect(other.locator(".dock")).to_contain_text("Stayed")
        expect(other.locator("[data-move]")).to_have_count(0)


def names(page: Page) -> list[str]:
    return page.locator("article[data-seat] b").all_inner_texts()
