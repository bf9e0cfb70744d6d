"""Every lesson plays through on the real engine, and every sentence in it exists and fits, in every language."""

import msgspec
import pytest

from volteface.kernel import InvalidMove, UnknownName, find_game, games
from volteface.kernel.lessons import LEARNER, Lesson, find_lesson, find_lessons, games_with_lessons
from volteface.locale import LANGUAGES, Words, find_game_words
from volteface.locale.words import read_resources
from volteface.tables.lessons import Outcome, run_lesson, show_lesson

from .learners import LESSONS, answers_to, right_answers
from .write_lessons import compiled, encode, read_sources

LONGEST_TITLE = 22  # letters that fit on a phone
LONGEST_TEXT = 125
LONGEST_RIGHT = 50
MOST_STEPS = 8  # of a lesson of a minute
READ_PER_MINUTE = 200  # words, read without haste
SECONDS_PER_MOVE = 3  # to find what is lit up, and to choose it
COURSE = 7  # lessons of a game for somebody who has one rulebook

WORDS = {language: Words(language) for language in LANGUAGES}
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.lesson}")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def word_ids(lesson: Lesson) -> dict[str, int]:
    """The messages of a lesson, and how long each may be."""
    ids = {"title": LONGEST_TITLE, "note": LONGEST_RIGHT}
    for step in lesson.steps:
        ids |= {f"{step.step}-title": LONGEST_TITLE, step.step: LONGEST_TEXT}
        ids |= {f"{step.step}-right": LONGEST_RIGHT, f"{step.step}-wrong": LONGEST_TEXT} if step.awaits else {}
    return {f"lesson-{lesson.game}-{lesson.lesson}-{name}": longest for name, longest in ids.items()}


@each_lesson
def test_every_lesson_plays_through(lesson: Lesson) -> None:
    answers = right_answers(lesson)
    run = run_lesson(lesson, answers)
    assert (run.step, run.outcome) == (len(lesson.steps), Outcome.RIGHT)


@each_lesson
def test_every_awaited_move_is_legal_and_right(lesson: Lesson) -> None:
    answers = right_answers(lesson)
    for number, step in enumerate(lesson.steps):
        before = run_lesson(lesson, answers[:number])
        for answer in answers_to(before, step):
            after = run_lesson(lesson, [*answers[:number], answer])
            assert (after.outcome, after.step) == (Outcome.RIGHT, number + 1)


@each_lesson
def test_the_learner_is_asked_whenever_a_move_is_awaited(lesson: Lesson) -> None:
    answers = right_answers(lesson)
    for number, step in enumerate(lesson.steps):
        table = show_lesson(run_lesson(lesson, answers[:number])).table
        assert not step.awaits or (table.asked == table.me and table.offers)


@each_lesson
def test_any_other_legal_move_is_wrong_and_changes_nothing(lesson: Lesson) -> None:
    answers = right_answers(lesson)
    for number, step in enumerate(lesson.steps):
        before = run_lesson(lesson, answers[:number])
        right = answers_to(before, step)
        offered = before.game.offers(before.state) if step.awaits else ()
        moves = [msgspec.to_builtins(offer) for offer in offered if hasattr(offer, "__struct_config__")]
        for move in moves:
            if "offer" in move or move in right or f"{LEARNER} {move['move']}" in step.awaits:
                continue
            after = run_lesson(lesson, [*answers[:number], move])
            if after.outcome is Outcome.WRONG:
                assert (after.step, after.state) == (number, before.state)
            else:
                assert after.state == run_lesson(lesson, [*answers[:number], right[0]]).state


@each_lesson
@each_language
def test_a_lesson_takes_a_minute_at_most(lesson: Lesson, language: str) -> None:
    assert 3 <= len(lesson.steps) <= MOST_STEPS
    key = f"lesson-{lesson.game}-{lesson.lesson}"
    said = [
        f"{key}-{step.step}{part}" for step in lesson.steps for part in ("-title", "", *("-right",) * bool(step.awaits))
    ]
    words = sum(len(WORDS[language].text(name).split()) for name in said)
    assert 60 * words / READ_PER_MINUTE + len(lesson.steps) * SECONDS_PER_MOVE <= 60


@each_lesson
def test_a_lesson_teaches_sections_of_how_to_play(lesson: Lesson) -> None:
    sections = {section.id for section in find_game_words(lesson.game).guide}
    assert lesson.teaches
    assert set(lesson.teaches) <= sections


@each_lesson
@each_language
def test_every_sentence_exists_and_fits_its_bubble(lesson: Lesson, language: str) -> None:
    said = {name: WORDS[language].text(name) for name in word_ids(lesson)}
    assert {name: text for name, text in said.items() if len(text) > word_ids(lesson)[name]} == {}


@each_lesson
@each_language
def test_no_title_has_a_comma_which_our_display_letters_cannot_show_well(lesson: Lesson, language: str) -> None:
    titles = [WORDS[language].text(name) for name in word_ids(lesson) if name.endswith("-title")]
    assert [title for title in titles if "," in title] == []


@each_language
def test_no_sentence_belongs_to_no_lesson(language: str) -> None:
    known = {name for lesson in LESSONS for name in word_ids(lesson)}
    prefixes = tuple(f"lesson-{game}-" for game in games())
    ids = {entry.id.name for file in read_resources(language).values() for entry in file.body if hasattr(entry, "id")}
    assert {name for name in ids if name.startswith(prefixes)} - known == set()


@pytest.mark.parametrize("game", games())
def test_the_lessons_of_the_games_are_those_of_the_sources(game: str) -> None:
    file = compiled(game)
    assert file is not None
    assert file.read_bytes() == encode(read_sources(game)), "run python -m tests.lessons.write_lessons"


@pytest.mark.parametrize("game", games_with_lessons())
def test_every_language_has_a_course_of_seven_lessons(game: str) -> None:
    lessons, editions = find_lessons(game), find_game(game).rulebook.editions
    about = {lesson.edition: lesson.book_of for lesson in lessons if lesson.book_of}
    common = sum(not lesson.book_of for lesson in lessons)
    assert common + bool(about) == COURSE
    assert not about or about.keys() == editions.keys()


def test_saved_answers_that_no_longer_fit_are_dropped() -> None:
    lesson = find_lesson("flip7", "hit")
    run = run_lesson(lesson, [None, {"move": "stay"}, {"move": "stay"}])
    assert (run.step, run.outcome) == (1, Outcome.WRONG)


def test_more_answers_than_steps_do_no_harm() -> None:
    lesson = find_lesson("flip7", "hit")
    run = run_lesson(lesson, [*right_answers(lesson), None, None])
    assert run.step == len(lesson.steps)


def test_what_the_rules_refuse_is_refused_with_its_reason() -> None:
    run = run_lesson(find_lesson("flip7", "actions"), [{"move": "freeze", "target": 1}])
    assert run.outcome is Outcome.REFUSED
    assert run.reason is not None


def test_what_is_no_move_is_reported() -> None:
    with pytest.raises(InvalidMove):
        run_lesson(find_lesson("flip7", "hit"), [None, {"move": "jump"}])


def test_an_unknown_lesson_is_reported() -> None:
    with pytest.raises(UnknownName, match="hit"):
        find_lesson("flip7", "nothing")
