"""`volteface replay`: step through a finished game."""

import os
from typing import Annotated

import typer

from volteface.cli.database import find_log
from volteface.cli.help import DatabaseOption, LanguageOption
from volteface.kernel import find_game


def replay(
    log: Annotated[str, typer.Argument()],
    *,
    language: LanguageOption = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    step: Annotated[bool, typer.Option("--step")] = False,
    pace: Annotated[float, typer.Option(min=0, max=60)] = 0.8,
    database: DatabaseOption = None,
) -> None:
    """Step through a finished game by move or by round, or play it back automatically."""
    from volteface.locale import Words, find_language
    from volteface.terminal.game_ui import find_ui
    from volteface.terminal.plain.console import is_interactive, print_line
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
        print_story(steps, context, ui, print_line, input if step else None)
        return
    app = ReplayApp(steps, context, ui, words.text(f"edition-{played.header.edition}"), pace=pace)
    app.run()
    raise typer.Exit(app.return_code or 0)
