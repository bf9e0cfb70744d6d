"""`volteface play`: a game in this terminal, alone with bots or with others at one keyboard."""

import os
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from volteface.cli.database import DatabaseOption, open_store
from volteface.kernel import InvalidInput, find_game
from volteface.store import SqliteStore
from volteface.tables import LiveTable

if TYPE_CHECKING:
    from volteface.locale import Words
    from volteface.terminal.agreeing import Wishes
    from volteface.terminal.session import Session

PEOPLE_HELP = "Names of the people at this keyboard, with commas between them; bots take the other seats."
BOTS_HELP = (
    "Bots for the other seats in turn, such as 'counter,exec:python3 my_bot.py'; a comma in a command needs quotes."
)
SECONDS_HELP = "Seconds a bot from outside (exec:) may think about a move."
RESUME_HELP = "Go on with a kept game: its id (see `volteface games`), or `last`."
DECK_HELP = "Somebody's transcription of a real deck, for a game whose cards are data."
USUAL_GAME = "flip7"
USUAL_PACE = 0.8  # seconds
LAST = "last"


def play(
    game: Annotated[str | None, typer.Argument(help=f"Which game; {USUAL_GAME} if none is named.")] = None,
    *,
    edition: Annotated[str | None, typer.Option(help="Whose rulebook; by your language if none is named.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, bots included; usually 4.")] = None,
    bots: Annotated[str | None, typer.Option(help=BOTS_HELP)] = None,
    bot_seconds: Annotated[float, typer.Option(min=0.1, max=600, help=SECONDS_HELP)] = 10.0,
    people: Annotated[str | None, typer.Option(help=PEOPLE_HELP)] = None,
    language: Annotated[str | None, typer.Option(help="en, fr, fr-CA or es.")] = None,
    rule: Annotated[list[str] | None, typer.Option(help="A house rule as NAME=ANSWER; may be repeated.")] = None,
    deck: Annotated[Path | None, typer.Option(help=DECK_HELP)] = None,
    seed: Annotated[int | None, typer.Option(help="The same number deals the same cards.")] = None,
    pace: Annotated[float | None, typer.Option(min=0, max=60, help="Seconds an event is shown for.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for pipes and screen readers.")] = False,
    resume: Annotated[str | None, typer.Option(metavar="ID", help=RESUME_HELP)] = None,
    database: DatabaseOption = None,
) -> None:
    """Play in the terminal; every move is kept, and a game that was left can be gone on with."""
    from volteface.locale import Words, find_language
    from volteface.terminal.agreeing import Wishes
    from volteface.terminal.output import has_screen

    words = Words(find_language(language, os.environ))
    wishes = Wishes(edition, seats, people, tuple(rule or ()), bots, read_deck(deck))
    store = open_store(database)
    try:
        if resume is None:
            table = new_table(store, game, wishes, words, seed)
        else:
            table = kept_table(store, resume, game, wishes, words)
        if plain or not has_screen():
            play_line_by_line(table, words, pace or 0, bot_seconds)
        else:
            play_on_screen(store, table, words, USUAL_PACE if pace is None else pace, bot_seconds)
    finally:
        store.close()


def new_table(store: SqliteStore, game: str | None, wishes: "Wishes", words: "Words", seed: int | None) -> LiveTable:
    """A new table with everybody on their seats."""
    from volteface.terminal.agreeing import agree
    from volteface.terminal.faces import find_face
    from volteface.terminal.opening import open_new

    found = find_game(game or USUAL_GAME)
    agreed = agree(found, wishes, words, find_face(found.id).default_bot)
    chance = str(seed) if seed is not None else secrets.token_hex(32)
    return open_new(store, found, agreed, table=new_id(found.id), seed=chance, now=now())


def kept_table(store: SqliteStore, table: str, game: str | None, wishes: "Wishes", words: "Words") -> LiveTable:
    """A kept table whose game is not over."""
    from volteface.terminal.agreeing import check_resuming
    from volteface.terminal.opening import open_kept

    check_resuming(wishes, words)
    if table == LAST:
        running = store.find(stage="playing", most=1)
        if not running:
            raise InvalidInput(words.text("problem-nothing-to-resume"))
        table = running[0].id
    opened = open_kept(store, table)
    if game is not None and find_game(game).id != opened.game.id:
        raise InvalidInput(words.text("problem-other-game", table=table, game=opened.game.id))
    standing = opened.standing()
    if standing is not None and standing.over:
        raise InvalidInput(words.text("problem-finished", table=table, command=f"volteface replay {table}"))
    return opened


def play_line_by_line(table: LiveTable, words: "Words", pace: float, bot_seconds: float) -> None:
    """Ask and tell in whole sentences."""
    from volteface.terminal.faces import find_face
    from volteface.terminal.look import Look
    from volteface.terminal.opening import open_session
    from volteface.terminal.output import fall_silent, say
    from volteface.terminal.plain import PlainFront, play_plainly

    session = open_session(table, now, bot_seconds)
    has_begun = session.table.has_begun()
    front = PlainFront(session, Look(words, session.players), find_face(table.game.id), say=say, read=input, pace=pace)
    try:
        say(words.text("terminal-edition", edition=words.text(f"edition-{table.gathering.setup.edition}")))
        if has_begun:
            say(words.text("terminal-resumed", table=table.id, round=front.round_number()))
        play_plainly(front)
        say_where(session, words)
    except BrokenPipeError:
        fall_silent()
    finally:
        session.close()


def play_on_screen(store: SqliteStore, table: LiveTable, words: "Words", pace: float, bot_seconds: float) -> None:
    """Show the whole table, and another game as long as the people want one."""
    from volteface.tables.hosting import rematch
    from volteface.terminal.between import AGAIN
    from volteface.terminal.faces import find_face
    from volteface.terminal.look import Look
    from volteface.terminal.opening import open_session
    from volteface.terminal.play_app import PlayApp

    session, edition = open_session(table, now, bot_seconds), table.gathering.setup.edition
    look = Look(words, session.players)
    app = PlayApp(session, look, find_face(table.game.id), words.text(f"edition-{edition}"), place=table.id, pace=pace)
    outcome = app.run()
    if app.return_code:
        raise typer.Exit(app.return_code)
    if outcome == AGAIN:
        host, new = table.gathering.host, new_id(table.game.id)
        again = rematch(table, store, host, new=new, secret=secrets.token_bytes(32), now=now())
        play_on_screen(store, again, words, pace, bot_seconds)
    else:
        say_where(session, words)


def say_where(session: "Session", words: "Words") -> None:
    """Under which name the game is kept, and how to go on with it."""
    from volteface.terminal.output import say

    table = session.table.live.id
    said = [words.text("terminal-kept", table=table)]
    if not session.is_over():
        hint = words.text("terminal-resume-hint", command=f"volteface play --resume {table}")
        said = [words.text("terminal-plain-rests"), *said, hint]
    for line in said:
        say(line)


def read_deck(file: Path | None) -> tuple[str, ...] | None:
    """The cards that a deck's file lists; only Phase 10 FLIP! has such a file."""
    from volteface.games.phase10flip.deck import parse_deck

    if file is None:
        return None
    try:
        return parse_deck(file.read_text(encoding="utf-8"), file.name).cards
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidInput(f"{file} cannot be read: {error}.") from error


def new_id(game: str) -> str:
    """A name for a new table that is not taken."""
    return f"{game}-{time.strftime('%y%m%d')}-{secrets.token_hex(3)}"


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
