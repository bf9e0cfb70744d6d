"""Runs a lesson: plays the learner's answers one after the other, and what the others do in between.

Nothing is kept: the answers so far are the whole state of a lesson, and playing them again takes a few milliseconds.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, TypeAlias, cast

import msgspec
from msgspec import Struct

from volteface.kernel import Game, InvalidMove, Reason, Seat, find_game
from volteface.kernel.base_case_table import BaseCaseTable, MadeMove
from volteface.kernel.lessons import LEARNER, Lesson, Step

# What the learner did in a step: a move as JSON, or None for just going on.
Answer: TypeAlias = dict[str, Any] | None


class Outcome(Enum):
    """What became of the latest answer."""

    RIGHT = "right"
    WRONG = "wrong"  # a move that the rules allow, but not the one that the step is about
    REFUSED = "refused"  # a move that the rules refuse


class LessonRun(Struct, frozen=True):
    """A lesson after the right answers among those given."""

    lesson: Lesson
    game: Game
    step: int  # which step is next; as many as there are steps once the lesson is over
    outcome: Outcome
    reason: Reason | None  # why a move was refused
    names: tuple[str, ...]
    learner: Seat
    made: tuple[MadeMove, ...]
    state: Any


def run_lesson(lesson: Lesson, answers: Sequence[Answer]) -> LessonRun:
    """Play the answers up to the first that is not right; raises `InvalidMove` for what is no move at all."""
    game = find_game(lesson.game)
    table = cast(BaseCaseTable, game.case_table(game.rules(lesson.edition), dict(lesson.given)))
    learner, step = table.seat_named(LEARNER), 0
    outcome, reason = Outcome.RIGHT, None
    for answer, asked in zip(answers, lesson.steps, strict=False):
        outcome, reason = _judge(game, table, learner, asked, answer)
        if outcome is not Outcome.RIGHT:
            break
        _play(table, asked.then)
        step += 1
    return LessonRun(lesson, game, step, outcome, reason, table.names, learner, table.made, table.state)


def _judge(
    game: Game, table: BaseCaseTable, learner: Seat, step: Step, answer: Answer
) -> tuple[Outcome, Reason | None]:
    """Make the learner's move if it is one that the step awaits."""
    if not step.awaits:
        return (Outcome.RIGHT if answer is None else Outcome.WRONG), None
    if answer is None:
        return Outcome.WRONG, None
    try:
        move = msgspec.convert(answer, game.move_type)
    except msgspec.ValidationError as error:
        raise InvalidMove(f"This is no move: {error}.") from error
    reason = game.why_illegal(table.state, move)
    if reason is not None:
        return Outcome.REFUSED, reason
    if not any(_means(game, table, learner, entry, move) for entry in step.awaits):
        return Outcome.WRONG, None
    table.apply(move)
    table.deal()
    return Outcome.RIGHT, None


def _means(game: Game, table: BaseCaseTable, learner: Seat, entry: str, move: Any) -> bool:
    """Whether a legal move is what an entry says: of that kind if it names no more, else with the same result."""
    verb = game.write_move(learner, move).split()[1]
    words = entry.split()
    if words[1] != verb or words == [LEARNER, verb]:
        return words[1] == verb
    _, meant = table.read_decision(entry)
    return bool(game.apply(table.state, meant)[0] == game.apply(table.state, move)[0])


def _play(table: BaseCaseTable, entries: Iterable[str]) -> None:
    for entry in entries:
        table.play(entry)
