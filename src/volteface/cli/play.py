"""`volteface play`: play in this terminal, with bots or with others at the same keyboard."""

import os
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from volteface.bots.external import DEFAULT_SECONDS
from volteface.cli.database import Store, open_saved, open_store
from volteface.cli.help import BotSecondsOption, DatabaseOption, LanguageOption
from volteface.cli.hints import command
from volteface.cli.problems import Problem
from volteface.kernel import InvalidInput, find_game
from volteface.tables import LiveTable, load_table

if TYPE_CHECKING:
    from volteface.locale import Words
    from volteface.terminal.options import TableOptions
    from volteface.terminal.session import Session

DEFAULT_GAME = "flip7"
DEFAULT_PACE = 0.8  # seconds
LAST = "last"


def play(
    game: Annotated[str | None, typer.Argument()] = None,
    *,
    edition: Annotated[str | None, typer.Option()] = None,
    seats: Annotated[int | None, typer.Option()] = None,
    bots: Annotated[str | None, typer.Option()] = None,
    bot_seconds: BotSecondsOption = DEFAULT_SECONDS,
    people: Annotated[str | None, typer.Option()] = None,
    language: LanguageOption = None,
    rule: Annotated[list[str] | None, typer.Option()] = None,
    deck: Annotated[Path | None, typer.Option()] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    pace: Annotated[float | None, typer.Option(min=0, max=60)] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    resume: Annotated[str | None, typer.Option(metavar="ID")] = None,
    database: DatabaseOption = None,
) -> None:
    """Play in the terminal. Every move is saved, and a game can be resumed at any time."""
    from volteface.locale import Words, find_language
    from volteface.terminal.options import TableOptions
    from volteface.terminal.plain.console import is_interactive

    words, is_on_screen = Words(find_language(language, os.environ)), is_interactive() and not plain
    options = TableOptions(edition, seats, people, tuple(rule or ()), bots, read_deck(deck, game))
    if resume is None and bots is None and is_on_screen:
        chosen = choose_on_screen(game, options, words)
        if chosen is None:
            return
        game, options = chosen
    store = open_store(database) if resume is None else open_saved(database)
    try:
        if resume is None:
            table = new_table(store, game, options, words, seed)
        else:
            table = saved_table(store, resume, game, options, words)
            refuse_finished(table, words, database)
        if is_on_screen:
            seconds = DEFAULT_PACE if pace is None else pace
            session = play_on_screen(store, table, words, pace=seconds, bot_seconds=bot_seconds, database=database)
        else:
            session = play_in_plain_text(store, table, words, pace or 0, bot_seconds)
        print_how_to_resume(session, words, database)
    finally:
        store.close()


def choose_on_screen(game: str | None, options: "TableOptions", words: "Words") -> "tuple[str, TableOptions] | None":
    """The game and the options that somebody chooses in the menu; None if they would rather not play."""
    from volteface.terminal.render_context import RenderContext
    from volteface.terminal.screen.start_app import StartApp
    from volteface.terminal.start_menu import StartMenu

    menu = StartMenu(game, options, words, DEFAULT_GAME)
    if not menu.rows():
        return menu.result()
    app = StartApp(menu, RenderContext(words, ()))
    is_wanted = app.run()
    if app.return_code:
        raise typer.Exit(app.return_code)
    return menu.result() if is_wanted else None


def new_table(store: Store, game: str | None, options: "TableOptions", words: "Words", seed: int | None) -> LiveTable:
    """A new table with all players seated."""
    from volteface.terminal.create_table import create_table
    from volteface.terminal.game_ui import find_ui
    from volteface.terminal.options import resolve_options

    found = find_game(game or DEFAULT_GAME)
    find_ui(found.id)  # a game without a terminal part is refused before there is a table
    spec = resolve_options(found, options, words)
    chance = str(seed) if seed is not None else secrets.token_hex(32)
    return create_table(store, found, spec, table=new_id(found.id), seed=chance, now=now())


def saved_table(store: Store, table: str, game: str | None, options: "TableOptions", words: "Words") -> LiveTable:
    """A saved table of that game, if one is named."""
    from volteface.terminal.options import check_no_options

    check_no_options(options, words)
    if table == LAST:
        running = store.find(stage="playing", most=1)
        if not running:
            raise InvalidInput(words.text("problem-nothing-to-resume"))
        table = running[0].id
    opened = load_table(store, table)
    if game is not None and find_game(game).id != opened.game.id:
        raise InvalidInput(words.text("problem-other-game", table=table, game=opened.game.id))
    return opened


def refuse_finished(table: LiveTable, words: "Words", database: str | None) -> None:
    """Raise `InvalidInput` if the game is over, and say how to look at it."""
    standing = table.standing()
    if standing is not None and standing.over:
        hint = command("replay", table.id, database=database)
        raise InvalidInput(words.text("problem-finished", table=table.id, command=hint))


def play_in_plain_text(store: Store, table: LiveTable, words: "Words", pace: float, bot_seconds: float) -> "Session":
    """Play line by line."""
    from volteface.terminal.game_ui import find_ui
    from volteface.terminal.plain.console import print_line
    from volteface.terminal.plain.play import PlainFrontend, play_plain
    from volteface.terminal.render_context import RenderContext
    from volteface.terminal.session import Session

    session, has_begun = Session(table, store, now, bot_seconds), table.has_begun
    context, ui = RenderContext(words, session.players), find_ui(table.game.id)
    context.show_odds = table.seating.setup.hints
    frontend = PlainFrontend(session, context, ui, write=print_line, read=input, pace=pace)
    try:
        print_line(words.text("terminal-edition", edition=words.text(f"edition-{table.seating.setup.edition}")))
        if has_begun:
            print_line(words.text("terminal-resumed", table=table.id, round=frontend.round_number()))
        for sentence in () if table.seating.setup.daily else frontend.introduction():
            print_line(sentence)
        play_plain(frontend)
    finally:
        session.close()
    return session


def play_on_screen(
    store: Store, table: LiveTable, words: "Words", *, pace: float, bot_seconds: float, database: str | None
) -> "Session":
    """Play on the screen, and again as often as the people want."""
    from volteface.tables import commands
    from volteface.terminal.create_table import save_new_table
    from volteface.terminal.game_ui import find_ui
    from volteface.terminal.questions import AGAIN
    from volteface.terminal.render_context import RenderContext
    from volteface.terminal.screen.play_app import PlayApp
    from volteface.terminal.session import Session

    session, edition = Session(table, store, now, bot_seconds), table.seating.setup.edition
    context = RenderContext(words, session.players)
    context.show_odds = table.seating.setup.hints
    resume = resume_command(table, database)
    app = PlayApp(session, context, find_ui(table.game.id), words.text(f"edition-{edition}"), pace=pace, resume=resume)
    outcome = app.run()
    if app.return_code:
        raise typer.Exit(app.return_code)
    if outcome == AGAIN and table.seating.setup.daily is None:
        new = commands.NewTable(new_id(table.game.id), secrets.token_bytes(32), now())
        again = save_new_table(store, commands.rematch(table, table.seating.host, new))
        return play_on_screen(store, again, words, pace=pace, bot_seconds=bot_seconds, database=database)
    return session


def print_how_to_resume(session: "Session", words: "Words", database: str | None) -> None:
    """Print the id of the saved game, and how to resume it."""
    from volteface.terminal.plain.console import print_line

    sentences = [words.text("terminal-kept", table=session.table.id)]
    if not session.is_over():
        hint = words.text("terminal-resume-hint", command=resume_command(session.table, database))
        sentences = [words.text("terminal-plain-rests"), *sentences, hint]
    for sentence in sentences:
        print_line(sentence)


def resume_command(table: LiveTable, database: str | None) -> str:
    """The text to type to go on with a game."""
    return command("play", "--resume", table.id, database=database)


def read_deck(file: Path | None, game: str | None) -> tuple[str, ...] | None:
    """The cards listed in a deck file of that game."""
    from volteface.terminal.game_ui import find_ui

    if file is None:
        return None
    try:
        return find_ui(game or DEFAULT_GAME).read_deck(file.read_text(encoding="utf-8"), file.name)
    except (OSError, UnicodeDecodeError) as error:
        raise Problem("cannot-read", file=str(file), reason=error) from error


def new_id(game: str) -> str:
    """A unique id for a new table."""
    return f"{game}-{time.strftime('%y%m%d')}-{secrets.token_hex(3)}"


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
