"""The `volteface` command and its verbs."""

import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final

import typer

from volteface.kernel import VoltefaceError

VERBS: Final = {  # the module of each verb, and its name there
    "check": ("check", "check"),
    "play": ("play", "play"),
    "replay": ("replay", "replay"),
    "games": ("games", "games"),
    "export": ("games", "export"),
    "import": ("games", "import_game"),
    "verify": ("games", "verify"),
    "rules": ("rules", "rules"),
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
    app.callback()(lambda: None)
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
    try:
        build_app(asked or VERBS)()
    except VoltefaceError as error:
        typer.echo(str(error), err=True)
        sys.exit(2)
