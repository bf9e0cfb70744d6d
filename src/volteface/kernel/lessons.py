"""Lessons as data: a position, the cards to come, what the others do, and steps that somebody learns by.

A lesson is set up and played like a rule case: its Dealer turns over the cards that it lists. Its words are messages:
`lesson-GAME-LESSON-title` and `-note`, and for each step `lesson-GAME-LESSON-STEP` and `…-title`; a step that awaits a
move also has `…-right` and `…-wrong`.
"""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from volteface.kernel.errors import UnknownName
from volteface.kernel.manifest import find_manifest, games

LEARNER: Final = "you"  # the learner's seat among the names of a position

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing to learn: something is said, and then a move is awaited or the learner just goes on."""

    step: Id
    light: tuple[str, ...] = ()  # what is lit up, in the words of the game's table
    awaits: tuple[str, ...] = ()  # entries as in a rule case, any of which is right; `you lay` is any lay-down
    then: tuple[str, ...] = ()  # entries that follow it: what the others do


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A lesson of about a minute."""

    lesson: Id
    game: str
    edition: str
    given: dict[str, Any]  # as in a rule case
    cards: tuple[str, ...]  # its picture
    teaches: tuple[str, ...]  # the sections of how to play that it shows
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]
    book_of: str = ""  # the language of the rulebook, in a lesson about what one rulebook does differently


@cache
def find_lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; none if it brings none; raises `UnknownName`."""
    reference = find_manifest(game).lessons
    if reference is None:
        return ()
    package, _, name = reference.partition(":")
    return msgspec.json.decode(files(package).joinpath(name).read_bytes(), type=tuple[Lesson, ...])


def find_lesson(game: str, name: str) -> Lesson:
    """Return a lesson of a game; raises `UnknownName`."""
    lessons = find_lessons(game)
    for lesson in lessons:
        if lesson.lesson == name:
            return lesson
    raise UnknownName("lesson", name, [lesson.lesson for lesson in lessons])


def games_with_lessons() -> tuple[str, ...]:
    """Return the games that can be learned in lessons."""
    return tuple(game for game in games() if find_lessons(game))
