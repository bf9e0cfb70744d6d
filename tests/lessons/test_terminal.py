"""Every lesson can be learned in the terminal, in every language, by choosing what is asked for."""

import io

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from volteface.kernel.lessons import Lesson
from volteface.locale import LANGUAGES, Words
from volteface.tables.lessons import Answer, run_lesson
from volteface.terminal.game_ui import find_ui
from volteface.terminal.plain.console import InputEnded
from volteface.terminal.plain.learn import PlainTeacher
from volteface.terminal.plain.learn_drawn import DrawnTeacher
from volteface.terminal.questions import Question

from .learners import LESSONS, names, right_answers

WORDS = {language: Words(language) for language in LANGUAGES}
COLUMNS = 80


class Pupil(PlainTeacher):
    """A teacher whose pupil knows the right answers, and types the number of the choice that is one."""

    def __init__(self, lesson: Lesson, words: Words) -> None:
        self.said: list[str] = []
        self.right: list[Answer] = right_answers(lesson)
        super().__init__(lesson, words, find_ui(lesson.game), write=self.said.append, read=self.type)
        self.asked: Question | None = None
        self.prompt.ask = self.choose  # type: ignore[method-assign]

    def type(self) -> str:
        return ""

    def choose(self, question: Question, run_command: object) -> object:
        """The move of the right answer: it must be among the choices, or lie behind one of them."""
        wanted = self.right[len(self.answers)]
        for choice in question.plain_choices():
            if choice.leads_to is None and msgspec.to_builtins(choice.move) == wanted:
                return choice.move
        return msgspec.convert(wanted, self.run.game.move_type)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.lesson}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_learned_in_the_terminal(lesson: Lesson, language: str) -> None:
    words = WORDS[language]
    pupil = Pupil(lesson, words)
    pupil.teach()
    texts = [words.text(f"lesson-{lesson.game}-{lesson.lesson}-{step.step}") for step in lesson.steps]
    assert [text for text in texts if text not in pupil.said] == []
    assert pupil.said[-1] == words.text("terminal-lesson-done")


def typed(*lines: str, lesson: Lesson) -> tuple[list[str], PlainTeacher]:
    """What is said to somebody who types these lines."""
    said: list[str] = []
    left = iter(lines)

    def read() -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    teacher = PlainTeacher(lesson, WORDS["en"], find_ui(lesson.game), write=said.append, read=read)
    with pytest.raises(InputEnded):
        teacher.teach()
    return said, teacher


def test_a_wrong_choice_is_explained_and_asked_again() -> None:
    said, teacher = typed("", "s", "h", lesson=LESSONS[0])
    assert WORDS["en"].text("lesson-flip7-hit-hit-wrong") in said
    assert teacher.run.step == 2


def test_a_learner_may_quit_at_any_moment() -> None:
    said, teacher = typed("", "q", lesson=LESSONS[0])
    assert teacher.run.step == 1
    assert WORDS["en"].text("lesson-flip7-hit-hit") in said


def test_help_and_odds_can_be_asked_for() -> None:
    said, _ = typed("", "?", "o", lesson=LESSONS[0])
    assert any("bust" in sentence.casefold() for sentence in said[said.index("1. Hit") :])


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.lesson}")
def test_a_terminal_that_shows_colours_draws_the_table_of_every_step(lesson: Lesson) -> None:
    printed = io.StringIO()
    console = Console(file=printed, width=COLUMNS, force_terminal=True, legacy_windows=False)
    right, words = right_answers(lesson), WORDS["fr"]
    teacher = DrawnTeacher(lesson, words, find_ui(lesson.game), console)
    for number, step in enumerate(lesson.steps):
        teacher.show_step(number + 1, words.text(f"lesson-{lesson.game}-{lesson.lesson}-{step.step}-title"), "")
        teacher.show_table(teacher.run.game.view(teacher.run.state, teacher.run.learner))
        teacher.run = run_lesson(lesson, right[: number + 1])
    drawn = Text.from_ansi(printed.getvalue()).plain
    assert [line for line in drawn.splitlines() if cell_len(line) > COLUMNS] == []
    assert f"{'●' * (len(lesson.steps) - 1)}◆" in drawn
    assert all(name in drawn for name in names(lesson))


def test_a_drawn_lesson_answers_a_choice_with_a_sign() -> None:
    printed = io.StringIO()
    console = Console(file=printed, width=COLUMNS)
    teacher = DrawnTeacher(LESSONS[0], WORDS["en"], find_ui("flip7"), console)
    teacher.prompt._read = iter(("", "s", "h", "q")).__next__
    with pytest.raises(InputEnded):
        teacher.teach()
    assert f"✗ {WORDS['en'].text('lesson-flip7-hit-hit-wrong')}" in printed.getvalue()
    assert f"✔ {WORDS['en'].text('lesson-flip7-hit-hit-right')}" in printed.getvalue()
