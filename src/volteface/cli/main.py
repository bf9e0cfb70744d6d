"""The `volteface` command and its verbs."""

import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.exceptions import TyperException
from typer.main import get_command

from volteface import __version__
from volteface.cli.help import Command, Group, words_in
from volteface.cli.output import prepare_output, reporting_full_disks
from volteface.cli.problems import report_usage, sentence
from volteface.kernel import UnknownName, VoltefaceError
from volteface.locale import find_language

VERBS: Final = {  # the module of each verb, and its name there
    "check": ("check", "check"),
    "play": ("play", "play"),
    "today": ("today", "today"),
    "replay": ("replay", "replay"),
    "games": ("games", "app"),
    "export": ("games", "export"),
    "import": ("games", "import_game"),
    "verify": ("games", "verify"),
    "rules": ("rules", "rules"),
    "learn": ("rules.learn", "learn"),
    "how-to-play": ("rules.how_to_play", "how_to_play"),
    "serve": ("serve", "serve"),
    "site": ("serve", "site"),
    "schema": ("schema", "schema"),
    "lab": ("lab", "app"),
}


def build_app(verbs: Iterable[str] = tuple(VERBS)) -> typer.Typer:
    """The command with these verbs; modules of others are not imported."""
    app = typer.Typer(
        name="volteface",
        cls=Group,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    app.callback()(_options)
    for verb in verbs:
        module, name = VERBS[verb]
        found: Any = getattr(import_module(f"volteface.cli.{module}"), name)
        if isinstance(found, typer.Typer):
            app.add_typer(found)
        else:
            app.command(name=verb, cls=Command)(found)
    return app


def main() -> None:
    """Run the command; what a person got wrong is one sentence in their language, and exit code 2."""
    asked = [word for word in sys.argv[1:2] if word in VERBS]
    prepare_output()
    language = spoken_language(sys.argv[1:])
    try:
        with reporting_full_disks():
            command = get_command(build_app(asked or VERBS))
            code = command.main(prog_name="volteface", standalone_mode=False, obj=language)
    except typer.Abort:
        print(words_in(language).text("cli-aborted"), file=sys.stderr)
        sys.exit(1)
    except TyperException as error:
        report_usage(error, words_in(language))
        sys.exit(error.exit_code)
    except VoltefaceError as error:
        print(sentence(error, words_in(language)), file=sys.stderr)
        sys.exit(2)
    else:
        sys.exit(code if isinstance(code, int) else 0)


def spoken_language(arguments: Sequence[str]) -> str:
    """The language of `--language`, if there is one that we speak, or of the environment."""
    named = next((word for word in arguments if word.startswith("--language=")), "").removeprefix("--language=")
    if "--language" in arguments[:-1]:
        named = arguments[arguments.index("--language") + 1]
    try:
        return find_language(named or None, os.environ)
    except UnknownName:
        return find_language(None, os.environ)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"volteface {__version__}")
        raise typer.Exit


def _options(
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
) -> None:
    """Take the options of the command itself."""
