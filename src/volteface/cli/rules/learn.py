"""`volteface learn`: lessons of a minute each, with the cards drawn where the terminal can, else line by line."""

import os
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from volteface.cli.help import LanguageOption
from volteface.cli.hints import command
from volteface.kernel import UnknownName
from volteface.kernel.lessons import Lesson, find_lessons, games_with_lessons

if TYPE_CHECKING:
    from volteface.locale import Words


def learn(
    game: Annotated[str, typer.Argument()],
    lesson: Annotated[str | None, typer.Argument()] = None,
    language: LanguageOption = None,
    list_only: Annotated[bool, typer.Option("--list")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
) -> None:
    """Teach a game in short lessons."""
    from volteface.locale import Words, find_language
    from volteface.terminal.game_ui import find_ui
    from volteface.terminal.plain.console import InputEnded, is_interactive, print_line
    from volteface.terminal.plain.learn import PlainTeacher
    from volteface.terminal.plain.learn_drawn import DrawnTeacher

    words, lessons = Words(find_language(language, os.environ)), find_lessons(game)
    if not lessons:
        raise UnknownName("game with lessons", game, games_with_lessons())
    if list_only:
        print_list(lessons, words)
        return
    for number in range(first_of(lessons, lesson), len(lessons)):
        try:
            if plain or not is_interactive():
                teacher = PlainTeacher(lessons[number], words, find_ui(game), write=print_line, read=input)
            else:
                teacher = DrawnTeacher(lessons[number], words, find_ui(game), Console())
            teacher.teach()
            if number + 1 < len(lessons):
                print_line(words.text("terminal-lesson-next"))
                if input().strip().casefold() == "q":
                    raise InputEnded
        except (InputEnded, EOFError, KeyboardInterrupt):
            hint = command("learn", game, lessons[number].lesson)
            print_line(words.text("terminal-lesson-rests", command=hint))
            return


def first_of(lessons: tuple[Lesson, ...], named: str | None) -> int:
    """The index of the lesson of that name or number, or of the first one; raises `UnknownName`."""
    names = [lesson.lesson for lesson in lessons]
    if named is None:
        return 0
    if named in names:
        return names.index(named)
    if named.isdecimal() and 1 <= int(named) <= len(names):
        return int(named) - 1
    raise UnknownName("lesson", named, names)


def print_list(lessons: tuple[Lesson, ...], words: "Words") -> None:
    """Print the titles of all lessons, each with its number and its name."""
    for number, lesson in enumerate(lessons, start=1):
        key = f"lesson-{lesson.game}-{lesson.lesson}"
        title, note = words.text(f"{key}-title"), words.text(f"{key}-note")
        listed = words.text("terminal-lesson-listed", title=title, note=note, name=lesson.lesson)
        typer.echo(f"{number:>2}. {listed}")
