"""The `volteface` command and its verbs."""

import sys

import typer

from volteface.cli.check import check
from volteface.cli.games import export, games, import_game, verify
from volteface.cli.lab import app as lab
from volteface.cli.play import play
from volteface.cli.replay import replay
from volteface.cli.rules import rules
from volteface.cli.schema import schema
from volteface.cli.serve import serve
from volteface.kernel import VoltefaceError

app = typer.Typer(
    name="volteface",
    help="Play, score, study and teach the flip card games. Unofficial.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.callback()(lambda: None)
app.command()(check)
app.command()(play)
app.command()(replay)
app.command()(games)
app.command()(export)
app.command(name="import")(import_game)
app.command()(verify)
app.command()(rules)
app.command()(serve)
app.command()(schema)
app.add_typer(lab)


def main() -> None:
    """Run the command; what a person got wrong is one sentence and exit code 2."""
    try:
        app()
    except VoltefaceError as error:
        typer.echo(str(error), err=True)
        sys.exit(2)
