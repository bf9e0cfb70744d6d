"""The `volteface` command and its verbs."""

import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from volteface import __version__
from volteface.cli.output import prepare_output, reporting_full_disks
from volteface.kernel import VoltefaceError

VERBS: Final = {  # the module of each verb, and its name there
    "check": ("check", "check"),
    "play": ("play", "play"),
    "replay": ("replay", "replay"),
    "games": ("games", "app"),
    "export": ("games", "export"),
    "import": ("games", "import_game"),
    "verify": ("games", "verify"),
    "rules": ("rules", "rules"),
    "how-to-play": ("rules.how_to_play", "how_to_play"),
    "serve": ("serve", "serve"),
    "schema": ("schema", "schema"),
    "lab": ("lab", "app"),
}


def build_app(verbs: Iterable[str] = tuple(VERBS)) -> typer.Typer:
    """The command with these verbs; modules of others are not imported."""
    app = typer.Typer(
        name="volteface",
        help="Play, score, study and teach the flip card games. Unofficial.",
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
            app.command(name=verb)(found)
    return app


def main() -> None:
    """Run the command; what a person got wrong is one sentence and exit code 2."""
    asked = [word for word in sys.argv[1:2] if word in VERBS]
    prepare_output()
    try:
        with reporting_full_disks():
            build_app(asked or VERBS)(prog_name="volteface")
    except VoltefaceError as error:
        print(error, file=sys.stderr)
        sys.exit(2)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"volteface {__version__}")
        raise typer.Exit


def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Take the options of the command itself."""
