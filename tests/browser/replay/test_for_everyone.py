"""Accessibility of a replay: axe-core in both themes, and the keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.shell.test_accessibility import findings, tab_to
from tests.server.finished import Finished

from .steps import expect_move, first_of_second_round, slider, watch


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_axe_finds_nothing_grave_in_a_replay(finished: Finished, new_person: NewPerson, size: tuple[int, int]) -> None:
    page = new_person(viewport={"width": size[0], "height": size[1]})
    replay = watch(page, finished)
    assert findings(page) == []
    page.get_by_label("View", exact=True).select_option(label="P1")
    expect_move(page, 0)
    assert findings(page) == [], "one seat's view"
    slider(page).fill(str(first_of_second_round(replay) - 1))
    expect(page.get_by_role("region", name="The round is over")).to_be_visible()
    assert findings(page) == [], "a round is over"


def test_axe_finds_nothing_grave_in_the_sheets_of_a_replay(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    watch(page, finished)
    for name in ("Menu", "Story", "How to play", "Play on from here"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert findings(page) == [], name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_axe_finds_nothing_grave_where_a_file_is_chosen(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(f"{server}/replay")
    expect(page.get_by_label("Choose a file")).to_be_attached()
    assert findings(page) == []


def test_the_keyboard_alone_reaches_all_that_steers_a_replay(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    watch(page, finished)
    tab_to(page, "Play on from here")
    tab_to(page, "Moves of the game")
    page.keyboard.press("ArrowRight")
    expect_move(page, 1)
    tab_to(page, "One move back")
    page.keyboard.press("Enter")
    expect_move(page, 0)
    tab_to(page, "One move on")
    page.keyboard.press("Space")
    expect_move(page, 1)
