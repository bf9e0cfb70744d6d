"""`volteface serve` and `volteface site`: tables for people and bots over a network, and the game as static files."""

from pathlib import Path
from typing import Annotated

import typer

from volteface.bots.external import DEFAULT_SECONDS
from volteface.cli.database import database_file
from volteface.cli.help import BotSecondsOption, DatabaseOption, words_of
from volteface.cli.problems import Problem


def serve(
    context: typer.Context,
    *,
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8007,
    database: DatabaseOption = None,
    tls_cert: Annotated[Path | None, typer.Option()] = None,
    tls_key: Annotated[Path | None, typer.Option()] = None,
    bot: Annotated[list[str] | None, typer.Option()] = None,
    bot_seconds: BotSecondsOption = DEFAULT_SECONDS,
    pace: Annotated[float, typer.Option(min=0, max=60)] = 0.9,
    allow_host: Annotated[list[str] | None, typer.Option()] = None,
    allow_origin: Annotated[list[str] | None, typer.Option()] = None,
    behind_proxy: Annotated[bool, typer.Option()] = False,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    opens: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Serve tables until stopped; every move is kept before anybody sees it."""
    from volteface.cli.welcome import EVERYWHERE, tell_where
    from volteface.rooms.bot_turns import Pace
    from volteface.server.run import serve as run
    from volteface.server.security import read_origin
    from volteface.server.settings import Settings

    if (tls_cert is None) != (tls_key is None):
        raise Problem("tls")
    settings = Settings(
        database=database_file(database),
        is_lasting=True,
        host=EVERYWHERE if lan else host,
        port=port,
        tls_cert=tls_cert,
        tls_key=tls_key,
        allowed_hosts=tuple(allow_host or ()),
        allowed_origins=tuple(map(read_origin, allow_origin or ())),
        is_behind_proxy=behind_proxy,
        bots=dict(map(_read_bot, bot or ())),
        bot_seconds=bot_seconds,
        pace=Pace(pace, pace / 2),
    )
    run(settings, lambda actual_port: tell_where(settings, actual_port, words_of(context), opens=opens))


def site(
    context: typer.Context,
    out: Annotated[Path, typer.Argument()],
    server: Annotated[str | None, typer.Option()] = None,
    base: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Write the whole game as a folder of static files: any web server can serve it, and it plays without one."""
    from volteface.server.http.static_files import built_client
    from volteface.server.security import read_origin
    from volteface.server.static_site import write_site

    size = write_site(built_client(), out, None if server is None else read_origin(server), base)
    command = f"python3 -m http.server --directory {out}"
    typer.echo(words_of(context).text("site-written", size=f"{size / 1e6:.0f}", folder=str(out), command=command))


def _read_bot(text: str) -> tuple[str, str]:
    from volteface.bots.external import EXEC_PREFIX
    from volteface.bots.program import check_program, read_command

    name, _, command = text.partition("=")
    if not name.isidentifier() or not command.startswith(EXEC_PREFIX):
        raise Problem("no-bot", text=text)
    check_program(read_command(command.removeprefix(EXEC_PREFIX)))
    return name, command.removeprefix(EXEC_PREFIX)
