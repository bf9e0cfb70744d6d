"""`volteface serve`: tables for people and bots over a network."""

from pathlib import Path
from typing import Annotated

import typer

from volteface.bots.external import DEFAULT_SECONDS
from volteface.cli.database import database_file
from volteface.cli.options import BotSecondsOption, DatabaseOption
from volteface.kernel import InvalidInput

ALLOW_HELP = "A host name to answer to, besides this machine's own; .example.org for all below it. May be repeated."
BOT_HELP = "A bot from outside that may sit down here, as NAME=exec:COMMAND; may be repeated."


def serve(
    *,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8007,
    database: DatabaseOption = None,
    tls_cert: Annotated[Path | None, typer.Option(help="A certificate, for https.")] = None,
    tls_key: Annotated[Path | None, typer.Option(help="The certificate's key.")] = None,
    bot: Annotated[list[str] | None, typer.Option(help=BOT_HELP)] = None,
    bot_seconds: BotSecondsOption = DEFAULT_SECONDS,
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds a bot seems to think.")] = 0.9,
    allow_host: Annotated[list[str] | None, typer.Option(help=ALLOW_HELP)] = None,
    behind_proxy: Annotated[bool, typer.Option(help="Take addresses from a proxy on this machine.")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="Let phones in the same network in; prints a QR code.")] = False,
    opens: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables until stopped; every move is kept before anybody sees it."""
    from volteface.cli.welcome import EVERYWHERE, tell_where
    from volteface.rooms.bot_turns import Pace
    from volteface.server.run import serve as run
    from volteface.server.settings import Settings

    if (tls_cert is None) != (tls_key is None):
        raise InvalidInput("For https, give both --tls-cert and --tls-key.")
    settings = Settings(
        database=database_file(database),
        is_lasting=True,
        host=EVERYWHERE if lan else host,
        port=port,
        tls_cert=tls_cert,
        tls_key=tls_key,
        allowed_hosts=tuple(allow_host or ()),
        is_behind_proxy=behind_proxy,
        bots=dict(map(_read_bot, bot or ())),
        bot_seconds=bot_seconds,
        pace=Pace(pace, pace / 2),
    )
    run(settings, lambda actual_port: tell_where(settings, actual_port, opens=opens))


def _read_bot(text: str) -> tuple[str, str]:
    from volteface.bots.external import EXEC_PREFIX
    from volteface.bots.program import check_program, read_command

    name, _, command = text.partition("=")
    if not name.isidentifier() or not command.startswith(EXEC_PREFIX):
        raise InvalidInput(
            f"“{text}” names no bot. Say NAME={EXEC_PREFIX}COMMAND, such as mine={EXEC_PREFIX}python3 my_bot.py."
        )
    check_program(read_command(command.removeprefix(EXEC_PREFIX)))
    return name, command.removeprefix(EXEC_PREFIX)
