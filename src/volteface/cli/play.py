"""`volteface play`: play in this terminal, with bots or with others at the same keyboard."""

import os
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from volteface.bots.external import DEFAULT_SECONDS
from volteface.cli.database import Store, open_saved, open_store
from volteface.cli.hints import command
from volteface.cli.options import BotSecondsOption, DatabaseOption, LanguageOption
from volteface.kernel import InvalidInput, find_game
from volteface.tables import LiveTable, load_table

if TYPE_CHECKING:
    from volteface.locale import Words
    from volteface.terminal.options import TableOptions
    from volteface.terminal.session import Session

PEOPLE_HELP = "Comma-separated names of the people at this keyboard; bots take the other seats."
BOTS_HELP = (
    "Bots for the other seats in turn, such as 'counter,exec:python3 my_bot.py'; a comma in a command needs quotes."
)
PACE_HELP = "Seconds that each event is shown."
RESUME_HELP = "Resume a saved game: its id (see `volteface games`), or `last`."
DECK_HELP = "A file that lists the cards of a real deck, for a game that takes one."
DEFAULT_GAME = "flip7"
DEFAULT_PACE = 0.8  # seconds
LAST = "last"


def play(
    game: Annotated[str | None, typer.Argument(help=f"The game; {DEFAULT_GAME} by default.")] = None,
    *,
    edition: Annotated[
        str | None, typer.Option(help="The rulebook to play by; by default that of your language.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many players, bots included; 4 by default.")] = None,
    bots: Annotated[str | None, typer.Option(help=BOTS_HELP)] = None,
    bot_seconds: BotSecondsOption = DEFAULT_SECONDS,
    people: Annotated[str | None, typer.Option(help=PEOPLE_HELP)] = None,
    language: LanguageOption = None,
    rule: Annotated[list[str] | None, typer.Option(help="A house rule as NAME=ANSWER; may be repeated.")] = None,
    deck: Annotated[Path | None, typer.Option(help=DECK_HELP)] = None,
    seed: Annotated[int | None, typer.Option(help="The same number deals the same cards.")] = None,
    pace: Annotated[float | None, typer.Option(min=0, max=60, help=PACE_HELP)] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for pipes and screen readers.")] = False,
    resume: Annotated[str | None, typer.Option(metavar="ID", help=RESUME_HELP)] = None,
    database: DatabaseOption = None,
) -> None:
    """Play in the terminal. Every move is saved, and a game can be resumed at any time."""
    from volteface.locale import Words, find_language
    from volteface.terminal.options import TableOptions
    from volteface.terminal.plain.console import is_interactive

    words = Words(find_language(language, os.environ))
    options = TableOptions(edition, seats, people, tuple(rule or ()), bots, read_deck(deck, game))
    store = open_store(database) if resume is None else open_saved(database)
    try:
        if resume is None:
            table = new_table(store, game, options, words, seed)
        else:
            table = saved_table(store, resume, game, options, words)
            refuse_finished(table, words, database)
        if plain or not is_interactive():
            session = play_in_plain_text(store, table, words, pace or 0, bot_seconds)
        else:
            session = play_on_screen(store, table, words, DEFAULT_PACE if pace is None else pace, bot_seconds)
        print_how_to_resume(session, words, database)
    finally:
        store.close()


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
    frontend = PlainFrontend(session, context, ui, write=print_line, read=input, pace=pace)
    try:
        print_line(words.text("terminal-edition", edition=words.text(f"edition-{table.seating.setup.edition}")))
        if has_begun:
            print_line(words.text("terminal-resumed", table=table.id, round=frontend.round_number()))
        play_plain(frontend)
    finally:
        session.close()
    return session


def play_on_screen(store: Store, table: LiveTable, words: "Words", pace: float, bot_seconds: float) -> "Session":
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
    app = PlayApp(
        session, context, find_ui(table.game.id), words.text(f"edition-{edition}"), table_id=table.id, pace=pace
    )
    outcome = app.run()
    if app.return_code:
        raise typer.Exit(app.return_code)
    if outcome == AGAIN:
        new = commands.NewTable(new_id(table.game.id), secrets.token_bytes(32), now())
        again = save_new_table(store, commands.rematch(table, table.seating.host, new))
        return play_on_screen(store, again, words, pace, bot_seconds)
    return session


def print_how_to_resume(session: "Session", words: "Words", database: str | None) -> None:
    """Print the id of the saved game, and how to resume it."""
    from volteface.terminal.plain.console import print_line

    table = session.table.id
    sentences = [words.text("terminal-kept", table=table)]
    if not session.is_over():
        hint = words.text("terminal-resume-hint", command=command("play", "--resume", table, database=database))
        sentences = [words.text("terminal-plain-rests"), *sentences, hint]
    for sentence in sentences:
        print_line(sentence)


def read_deck(file: Path | None, game: str | None) -> tuple[str, ...] | None:
    """The cards listed in a deck file of that game."""
    from volteface.terminal.game_ui import find_ui

    if file is None:
        return None
    try:
        return find_ui(game or DEFAULT_GAME).read_deck(file.read_text(encoding="utf-8"), file.name)
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidInput(f"{file} cannot be read: {error}.") from error


def new_id(game: str) -> str:
    """A unique id for a new table."""
    return f"{game}-{time.strftime('%y%m%d')}-{secrets.token_hex(3)}"


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
