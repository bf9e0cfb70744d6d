"""All lessons at their real tables, by touch; a wrong choice, leaving and coming back; and the keyboard alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.shell.test_accessibility import findings
from volteface.kernel import games
from volteface.kernel.lessons import Lesson, find_lesson, find_lessons

from .steps import learn, see_step

LANGUAGE = "en"


def course(game: str) -> list[Lesson]:
    """The lessons that follow each other: of those about rulebooks, the first of the language."""
    lessons = find_lessons(game)
    own = next((lesson for lesson in lessons if lesson.book_of == LANGUAGE), None)
    return [lesson for lesson in lessons if not lesson.book_of or lesson is own]


def open_lesson(page: Page, server: str, game: str, name: str) -> Lesson:
    """Open a lesson by its address."""
    page.goto(f"{server}/learn/{game}/{name}")
    see_step(page, 0)
    return find_lesson(game, name)


@pytest.mark.long
def test_all_lessons_are_learned_by_touch_one_after_the_other(server: str, new_person: NewPerson) -> None:
    page = new_person(has_touch=True)
    page.goto(f"{server}/learn")
    assert findings(page) == []
    page.locator("[data-next]").tap()
    for game in games():
        lessons = course(game)
        page.goto(f"{server}/learn/{game}/{lessons[0].lesson}")
        for lesson in lessons:
            expect(page).to_have_url(f"{server}/learn/{game}/{lesson.lesson}")
            learn(page, lesson)
            if lesson is not lessons[-1]:
                page.locator("[data-next]").tap()
    page.get_by_role("link", name="All lessons").tap()
    everything = sum(len(course(game)) for game in games())
    expect(page.get_by_text(f"{everything} of {everything}", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()


def test_a_wrong_choice_is_said_in_other_words_and_a_lesson_is_resumed_where_it_was_left(
    server: str, new_person: NewPerson
) -> None:
    page = new_person(has_touch=True, color_scheme="dark")
    open_lesson(page, server, "flip7", "hit")
    assert findings(page) == []
    page.locator("[data-go-on]").tap()
    see_step(page, 1)
    page.locator(".veil .dark").tap(position={"x": 20, "y": 300})
    expect(page.locator(".bubble")).to_contain_text("Not yet: 12 points are few.")
    page.keyboard.press("s")
    expect(page.locator(".bubble")).to_contain_text("Not yet: 12 points are few.")
    page.locator('[data-move="hit"]').tap()
    see_step(page, 2)
    page.get_by_role("link", name="Back to the lessons").tap()
    expect(page.get_by_text("Go on with step 3").first).to_be_visible()
    page.locator("[data-next]").tap()
    see_step(page, 2)
    expect(page.locator(".bubble")).to_contain_text("your 21 points")


def test_a_lesson_is_learned_with_the_keyboard_alone_and_heard(server: str, new_person: NewPerson) -> None:
    page = new_person(viewport={"width": 1280, "height": 800})
    lesson = open_lesson(page, server, "flip7", "modifiers")
    for number, step in enumerate(lesson.steps):
        see_step(page, number)
        page.wait_for_function("document.activeElement?.matches('[data-move], [data-go-on]')")
        page.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_contain_text("28" if step.step == "sum" else "")
    expect(page.get_by_role("link", name="Next lesson")).to_be_focused()
    page.get_by_role("button", name="How it adds up").click()
    see_step(page, 2)


def test_an_unknown_lesson_says_so(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(f"{server}/learn/flip7/nothing")
    expect(page.get_by_role("heading", name="No such lesson")).to_be_visible()
