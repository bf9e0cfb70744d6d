"""Lessons at their real tables: all of them by touch in every language, by keyboard alone, a wrong choice, leaving.

tests/lessons plays them by the engine and in the terminal.
"""

import json

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.browser.shell.test_accessibility import findings
from tests.lessons.learners import LESSONS
from volteface.kernel.lessons import Lesson, find_lesson
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
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_learned_by_touch_on_a_small_phone(server: str, new_person: NewPerson, language: str) -> None:
    page, words = new_person(has_touch=True, viewport=SMALL_PHONE, locale=language), Words(language)
    open_lesson(page, server, LESSONS[0].game, LESSONS[0].lesson)
    assert too_long(page, [text for lesson in LESSONS for text in said_to_wrong_choices(lesson, words)]) == []
    for lesson in LESSONS:
        turn_to(page, f"/learn/{lesson.game}/{lesson.lesson}")
        learn(page, lesson, words)


def turn_to(page: Page, path: str) -> None:
    """Show another page of the client, without loading it anew."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)


def said_to_wrong_choices(lesson: Lesson, words: Words) -> list[str]:
    """What a lesson says in other words."""
    key = f"lesson-{lesson.game}-{lesson.lesson}"
    return [words.text(f"{key}-{step.step}-wrong") for step in lesson.steps if step.awaits]


def too_long(page: Page, texts: list[str]) -> list[str]:
    """Those that would leave less than half of the screen to the table."""
    found: list[str] = page.evaluate(TOO_LONG, texts)
    return found


TOO_LONG = """texts => {
  const text = document.querySelector('.bubble .text').firstChild, said = text.data;
  const long = texts.filter((one) => {
    text.data = one;
    return document.querySelector('.bubble').getBoundingClientRect().height > innerHeight / 2;
  });
  text.data = said;
  return long;
}"""


def test_whoever_has_learned_everything_is_offered_a_game(server: str, new_person: NewPerson) -> None:
    page = new_person()
    done = {f"{lesson.game}/{lesson.lesson}": {"answers": [], "isDone": True} for lesson in LESSONS}
    page.add_init_script(f"localStorage.setItem({KEPT!r}, {json.dumps(json.dumps(done))})")
    page.goto(f"{server}/learn")
    expect(page.get_by_text("14 of 14", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()
    assert findings(page) == []


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
