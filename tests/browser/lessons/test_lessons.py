"""Lessons at their real tables: by touch, by keyboard alone, a wrong choice, leaving and coming back.

All lessons are played in every language in tests/lessons, by the engine and in the terminal.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.browser.shell.test_accessibility import findings
from tests.lessons.learners import LESSONS
from volteface.kernel.lessons import Lesson, find_lesson, find_lessons
from volteface.locale import LANGUAGES, Words

from .steps import learn, see_step

SMALL_PHONE = ViewportSize(width=320, height=568)
KEPT = "volteface.lessons"  # where a browser keeps how far it has come


def open_lesson(page: Page, server: str, game: str, name: str) -> Lesson:
    """Open a lesson by its address."""
    page.goto(f"{server}/learn/{game}/{name}")
    see_step(page, 0)
    return find_lesson(game, name)


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), [("flip7", "es"), ("phase10flip", "fr")])
def test_a_course_is_learned_by_touch_one_lesson_after_the_other(
    server: str, new_person: NewPerson, game: str, language: str
) -> None:
    page = new_person(has_touch=True, viewport=SMALL_PHONE, locale=language)
    course = [lesson for lesson in find_lessons(game) if lesson.book_of in ("", language)]
    page.goto(f"{server}/learn/{game}/{course[0].lesson}")
    for lesson in course:
        expect(page).to_have_url(f"{server}/learn/{game}/{lesson.lesson}")
        learn(page, lesson)
        if lesson is not course[-1]:
            page.locator("[data-next]").tap()


def test_whoever_has_learned_everything_is_offered_a_game(server: str, new_person: NewPerson) -> None:
    page = new_person()
    done = {f"{lesson.game}/{lesson.lesson}": {"answers": [], "isDone": True} for lesson in LESSONS}
    page.add_init_script(f"localStorage.setItem({KEPT!r}, {json.dumps(json.dumps(done))})")
    page.goto(f"{server}/learn")
    expect(page.get_by_text("14 of 14", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()
    assert findings(page) == []


def test_every_sentence_leaves_half_of_a_small_phone_to_the_table(server: str, new_person: NewPerson) -> None:
    page = new_person(viewport=SMALL_PHONE)
    open_lesson(page, server, "flip7", "hit")
    page.locator("[data-go-on]").click()
    see_step(page, 1)
    page.locator('[data-move="hit"]').click()
    see_step(page, 2)  # its bubble has a sentence about the choice before, a title, a text and a button
    said = [pair for language in LANGUAGES for lesson in LESSONS for pair in sentences(lesson, Words(language))]
    heights = page.evaluate(MEASURE, said)
    assert len(heights) > 300
    assert [pair for pair, height in zip(said, heights, strict=True) if height > SMALL_PHONE["height"] / 2] == []


def sentences(lesson: Lesson, words: Words) -> Iterator[tuple[str, str]]:
    """What each step says, with what is said to the right choice before it."""
    before, key = "", f"lesson-{lesson.game}-{lesson.lesson}"
    for step in lesson.steps:
        yield before, words.text(f"{key}-{step.step}")
        if step.awaits:
            yield before, words.text(f"{key}-{step.step}-wrong")
        before = words.text(f"{key}-{step.step}-right") if step.awaits else ""


# The height of the bubble with each pair of sentences in it.
MEASURE = """pairs => pairs.map(([before, text]) => {
  document.querySelector('.bubble .text').textContent = text;
  document.querySelector('.bubble .before').lastChild.textContent = before;
  return document.querySelector('.bubble').getBoundingClientRect().height;
})"""


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
