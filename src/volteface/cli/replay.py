"""`volteface replay`: a saved game, move by move."""

import os
from pathlib import Path
from typing import Annotated

import typer

from volteface.cli.database import DatabaseOption, open_store
from volteface.cli.games import read_file
from volteface.kernel import Log, find_game
from volteface.tables import load_table


def replay(
    log: Annotated[str, typer.Argument(help="A finished game: its id (see `volteface games`), or an exported file.")],
    *,
    language: Annotated[str | None, typer.Option(help="en, fr, fr-CA or es.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Tell the whole story line by line.")] = False,
    step: Annotated[bool, typer.Option("--step", help="With --plain: wait for Enter after every move.")] = False,
    pace: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds a move is shown for when it plays by itself.")
    ] = 0.8,
    database: DatabaseOption = None,
) -> None:
    """Walk through a finished game: by move, by round, or by itself."""
    from volteface.locale import Words, find_language
    from volteface.terminal.faces import find_face
    from volteface.terminal.look import Look
    from volteface.terminal.output import fall_silent, has_screen, say
    from volteface.terminal.plain_replay import retell
    from volteface.terminal.replay_app import ReplayApp
    from volteface.terminal.replaying import read_moments
    from volteface.terminal.seating import Player

    words, played = Words(find_language(language, os.environ)), find_log(log, database)
    game, face = find_game(played.header.game), find_face(played.header.game)
    moments = read_moments(played, game, face)
    look = Look(words, [Player(name) for name in played.header.seats])
    if plain or not has_screen():
        try:
            retell(moments, look, face, say, input if step else None)
        except BrokenPipeError:
            fall_silent()
        return
    app = ReplayApp(moments, look, face, words.text(f"edition-{played.header.edition}"), pace=pace)
    app.run()
    raise typer.Exit(app.return_code or 0)


def find_log(name: str, database: str | None) -> Log:
    """The log of an exported file, or of a kept game that is over."""
    if Path(name).exists() or Path(name).suffix:
        return read_file(Path(name))
    store = open_store(database)
    try:
        return load_table(find_game(store.load(name).record.setup.game), store, name).log()
    finally:
        store.close()
