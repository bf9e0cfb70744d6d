"""`volteface replay`: step through a finished game."""

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
    plain: Annotated[bool, typer.Option("--plain", help="Print the whole story, line by line.")] = False,
    step: Annotated[bool, typer.Option("--step", help="With --plain: wait for Enter after every move.")] = False,
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds per move during automatic playback.")] = 0.8,
    database: DatabaseOption = None,
) -> None:
    """Step through a finished game by move or by round, or play it back automatically."""
    from volteface.locale import Words, find_language
    from volteface.terminal.game_ui import find_ui
    from volteface.terminal.plain.console import is_interactive, print_line, silence_stdout
    from volteface.terminal.plain.replay import print_story
    from volteface.terminal.players import Player
    from volteface.terminal.render_context import RenderContext
    from volteface.terminal.replay_steps import read_steps
    from volteface.terminal.screen.replay_app import ReplayApp

    words, played = Words(find_language(language, os.environ)), find_log(log, database)
    game, ui = find_game(played.header.game), find_ui(played.header.game)
    steps = read_steps(played, game, ui)
    context = RenderContext(words, [Player(name) for name in played.header.seats])
    if plain or not is_interactive():
        try:
            print_story(steps, context, ui, print_line, input if step else None)
        except BrokenPipeError:
            silence_stdout()
        return
    app = ReplayApp(steps, context, ui, words.text(f"edition-{played.header.edition}"), pace=pace)
    app.run()
    raise typer.Exit(app.return_code or 0)


def find_log(name: str, database: str | None) -> Log:
    """The log of an exported file, or of a saved game that is over."""
    if Path(name).exists() or Path(name).suffix:
        return read_file(Path(name))
    store = open_store(database)
    try:
        return load_table(store, name).log()
    finally:
        store.close()
