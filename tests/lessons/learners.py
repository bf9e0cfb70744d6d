"""Learners who answer every step of a lesson rightly, or otherwise."""

from typing import Any, cast

import msgspec

from volteface.bots import find_adviser
from volteface.kernel import AnyOf, find_game, games
from volteface.kernel.base_case_table import BaseCaseTable
from volteface.kernel.lessons import LEARNER, Lesson, Step, find_lessons
from volteface.tables.lessons import Answer, LessonRun, run_lesson

LESSONS = [lesson for game in games() for lesson in find_lessons(game)]


def right_answers(lesson: Lesson) -> list[Answer]:
    """One right answer to every step."""
    answers: list[Answer] = []
    for step in lesson.steps:
        answers.append(right_answer(run_lesson(lesson, answers), step))
    return answers


def right_answer(run: LessonRun, step: Step) -> Answer:
    """A right answer to the step that a run has come to."""
    return answers_to(run, step)[0] if step.awaits else None


def answers_to(run: LessonRun, step: Step) -> list[Answer]:
    """A move for each entry that a step awaits."""
    return [cast(Answer, msgspec.to_builtins(_move(run, entry))) for entry in step.awaits]


def _move(run: LessonRun, entry: str) -> Any:
    _, verb, *rest = entry.split()
    if not rest:
        plain = [offer for offer in run.game.offers(run.state) if not isinstance(offer, AnyOf)]
        offered = [offer for offer in plain if run.game.write_move(run.learner, offer) == f"a {verb}"]
        if offered:
            return offered[0]
        return find_adviser(run.lesson.game).advise(run.game.view(run.state, run.learner)).lay_downs[0].moves[0]
    game = find_game(run.lesson.game)
    table = cast(BaseCaseTable, game.case_table(game.rules(run.lesson.edition), dict(run.lesson.given)))
    table.state = run.state
    return table.read_decision(entry)[1]


def names(lesson: Lesson) -> tuple[str, ...]:
    """Everybody else at the table of a lesson."""
    return tuple(name for name in lesson.given["seats"].split() if name != LEARNER)
