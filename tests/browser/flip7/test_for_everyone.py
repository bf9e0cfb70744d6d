"""Accessibility of the Flip 7 table: axe-core, and what a screen reader is told."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.running import Server
from tests.browser.shell.test_accessibility import findings

from .tables import Seated, line_of, seated

FIRST = "12 11 10 1"
SECOND = "9 2 4 7"
SEVEN = f"{FIRST} {SECOND} 3 8 5 6  5 7 6 8  0 9 12 10  8 3 11 4  7"
DESKTOP = {"width": 1280, "height": 800}


def test_axe_finds_nothing_grave_at_the_table(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} 9 11 freeze chance flip3 3 6 8", turn_seconds=600) as table:
        pages = [table.show(new_person(**size), 0) for size in ({}, {"viewport": DESKTOP})]
        check(table, pages, "your turn")
        table.hit(0, 1, 2)  # Zoé busts, Ada draws a Freeze
        check(table, pages, "somebody chooses")
        table.play((2, "freeze", 2), (3, "hit"), (0, "hit"))
        check(table, pages, "you choose")
        table.play((0, "flip3", 3))
        check(table, pages, "a Flip Three has been dealt")


def test_axe_finds_nothing_grave_in_the_recap(server: Server, new_person: NewPerson) -> None:
    with seated(server, SEVEN) as table:
        table.hit(*(0, 1, 2, 3) * 5, 0)
        page = table.show(new_person(), 1)
        expect(page.get_by_role("button", name="Next round")).to_be_visible()
        page.wait_for_timeout(1_200)
        assert findings(page) == []


def check(table: Seated, pages: list[Page], when: str) -> None:
    table.settle(*pages)
    for page in pages:
        page.wait_for_timeout(400)
        assert findings(page) == [], when


def test_a_line_is_read_card_by_card_with_points_and_status(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} 9 +4 10 chance") as table:
        page = table.show(new_person(), 0)
        table.hit(0, 1, 2, 3)
        table.settle(page)
        told = line_of(page, 1).aria_snapshot()
        assert all(words in told for words in ("Zoé", "0 in all", "15 points this round", "11, +4"))
        assert "Bust" in line_of(page, 2).aria_snapshot()
        assert "1, Second Chance" in line_of(page, 3).aria_snapshot()


def test_what_is_drawn_and_what_can_be_done_is_announced(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} {SECOND}") as table:
        page = table.show(new_person(), 0)
        said = page.locator('[aria-live="polite"]')
        table.hit(0, 1, 2)
        table.settle(page)
        expect(said.filter(has_text="9 for Léa.")).to_have_count(1)
        expect(said.filter(has_text="4 for Ada.")).to_have_count(1)
        table.hit(3)
        table.settle(page)
        expect(said.filter(has_text="Your turn")).to_have_count(1)


def test_the_race_is_told_in_its_order(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} {SECOND}") as table:
        finish_round(table)
        page = table.show(new_person(), 0)
        expect(page.get_by_role("img", name="Race to 200: Léa 12, Zoé 11, Ada 10, Marco 1")).to_be_attached()


def finish_round(table: Seated) -> None:
    table.play(*((seat, "stay") for seat in range(4)))
    table.guests[0].request("go_on")
