"""Help of the command line in the person's language, from Fluent messages, and the options that several commands share.

A command's own text is the message `cli-PATH`, such as `cli-games-delete`. An argument's or option's is
`cli-PATH-option-NAME`, or `cli-option-NAME` where several commands share it.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from typing import Annotated, Any, Final, TypeAlias

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup

from volteface.locale import LANGUAGES, Words
from volteface.locale.languages import DEFAULT

WIDEST: Final = 100  # columns
INDENT: Final = "  "
TYPES: Final = {int: "number", float: "number", Path: "file", list: "text", str: "text"}


DatabaseOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
    ),
]
LanguageOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--language",
    ),
]
BotSecondsOption: TypeAlias = Annotated[
    float,
    typer.Option(
        "--bot-seconds",
        min=0.1,
        max=600,
    ),
]


@cache
def words_in(language: str) -> Words:
    """The words of a language, read when they are first needed."""
    return Words(language)


def words_of(context: Any) -> Words:
    """The words of the language that the program was started with, or English."""
    return words_in(context.find_root().obj or DEFAULT)


class Command(TyperCommand):
    """A command whose help is in the person's language."""

    def get_usage(self, ctx: Any) -> str:
        """How to call it."""
        return usage(self, ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        formatter.write(_render(self, ctx))


class Group(TyperGroup):
    """A group of commands whose help is in the person's language."""

    def get_usage(self, ctx: Any) -> str:
        """How to call it."""
        return usage(self, ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        formatter.write(_render(self, ctx))


def usage(command: Any, context: Any) -> str:
    """The line that says how to call a command."""
    words = words_of(context)
    parts = [context.command_path, f"[{words.text('cli-options-word')}]"]
    parts += [_name(param) if param.required else f"[{_name(param)}]" for param in _arguments(command)]
    if isinstance(command, TyperGroup):
        parts.append(words.text("cli-command-word"))
    return words.text("cli-usage", command=" ".join(parts))


def help_of(words: Words, path: str, param: Any) -> str:
    """The text of an argument or option."""
    own, shared = f"cli-{path}-option-{_key(param)}", f"cli-option-{_key(param)}"
    return words.text(own if words.has(own) else shared, languages=", ".join(LANGUAGES))


def path_of(context: Any) -> str:
    """The name of a command within the program, such as games-delete."""
    _, *verbs = context.command_path.split()
    return "-".join(verbs) or "volteface"


def option_names(param: Any) -> str:
    """An option or argument as it is typed."""
    return _name(param) if isinstance(param, TyperArgument) else ", ".join(param.opts)


def _render(command: Any, context: Any) -> str:
    words, path = words_of(context), path_of(context)
    width = min(get_terminal_size().columns, WIDEST)
    arguments = [(_name(param), help_of(words, path, param)) for param in _arguments(command)]
    options = [_option_row(words, path, param) for param in command.params if not isinstance(param, TyperArgument)]
    options.append(("--help", words.text("cli-help-option")))
    sections = (("arguments", arguments), ("options", options), ("commands", list(_commands(words, command, context))))
    about = fill(words.text(f"cli-{path}"), width, initial_indent=INDENT, subsequent_indent=INDENT)
    listed = (f"{words.text(f'cli-{title}')}\n{_list(rows, width)}" for title, rows in sections if rows)
    return "\n\n".join((usage(command, context), about, *listed)) + "\n"


def _option_row(words: Words, path: str, param: Any) -> tuple[str, str]:
    metavar = "" if param.is_flag else f" {param.metavar or words.text(f'cli-type-{_type(param)}')}"
    said = help_of(words, path, param)
    if param.required:
        said += f" {words.text('cli-required')}"
    elif param.default is not None and not param.is_flag and not param.multiple:
        said += f" {words.text('cli-default', value=str(param.default))}"
    return option_names(param) + metavar, said


def _commands(words: Words, command: Any, context: Any) -> Iterator[tuple[str, str]]:
    if isinstance(command, TyperGroup):
        before = [] if command is context.find_root().command else [path_of(context)]
        for name in command.list_commands(context):
            yield name, words.text("-".join(("cli", *before, name)))


def _list(rows: Sequence[tuple[str, str]], width: int) -> str:
    """Names with their texts beside them; unlike Rich, this keeps a French colon with its word."""
    column = max(len(name) for name, _ in rows) + len(INDENT) + 3
    return "\n".join(
        fill(
            said,
            max(width, column + 20),
            initial_indent=f"{INDENT}{name}".ljust(column),
            subsequent_indent=" " * column,
            break_long_words=False,
            break_on_hyphens=False,
        )
        for name, said in rows
    )


def _arguments(command: Any) -> list[Any]:
    return [param for param in command.params if isinstance(param, TyperArgument)]


def _name(param: Any) -> str:
    """An argument's name in capitals."""
    return str(param.metavar or param.name.upper() + ("…" if param.nargs != 1 else ""))


def _key(param: Any) -> str:
    return str(param.name).replace("_", "-")


def _type(param: Any) -> str:
    annotation = param.type_descriptor.annotation
    return TYPES.get(annotation if isinstance(annotation, type) else list, "text")


def number_limits(param: Any) -> tuple[str, float | None, float | None] | None:
    """What a number may be: the message for its kind, its least and its most; None if it is no number."""
    annotation, info = param.type_descriptor.annotation, param.type_descriptor.parameter_info
    if annotation not in (int, float):
        return None
    return ("cli-whole-number" if annotation is int else "cli-any-number"), info.min, info.max
