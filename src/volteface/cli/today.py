"""`volteface today`: today's deck in this terminal, alone, and its result beside a bot's."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from volteface.bots.external import DEFAULT_SECONDS
from volteface.cli.database import Store, open_store
from volteface.cli.help import DatabaseOption, LanguageOption
from volteface.cli.hints import command
from volteface.cli.play import DEFAULT_GAME, DEFAULT_PACE, new_id, now, play_in_plain_text, play_on_screen
from volteface.rooms.api import daily
from volteface.rooms.api.daily_table import counted_tries
from volteface.tables import LiveTable, commands, load_table
from volteface.tables.commands import NewTable, Player
from volteface.tables.fairness.daily import OpenLinks
from volteface.tables.setup import daily_setup, day_key, game_of

if TYPE_CHECKING:
    from volteface.bots.daily import DailyResult
    from volteface.locale import Words

MOST_TRIES = 1000  # of a day, at one computer


def today(
    game: Annotated[str, typer.Argument()] = DEFAULT_GAME,
    *,
    link: Annotated[str | None, typer.Option("--link")] = None,
    practice: Annotated[bool, typer.Option("--practice")] = False,
    language: LanguageOption = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    database: DatabaseOption = None,
) -> None:
    """Play today's deck of a game, go on with it, or show its result.

    Without the link of a server's deck, it is the deck that follows from the date alone.
    """
    from volteface.locale import Words, find_language
    from volteface.terminal.plain.console import is_interactive, print_line

    words = Words(find_language(language, os.environ))
    store = open_store(database)
    try:
        table = find_try(store, daily.DailyTry(game, daily.today(now()).isoformat(), link, practice))
        if not is_over(table):
            print_line(words.text(f"web-daily-{game}-rule"))
            if is_interactive() and not plain:
                play_on_screen(store, table, words, pace=DEFAULT_PACE, bot_seconds=DEFAULT_SECONDS, database=database)
            else:
                play_in_plain_text(store, table, words, 0, DEFAULT_SECONDS)
            table = load_table(store, table.id)
        if is_over(table):
            for line in describe(daily.review_daily(table.log()), words):
                print_line(line)
            print_line(words.text("today-verify", command=command("verify", table.id, database=database)))
        else:
            print_line(words.text("terminal-resume-hint", command=command("today", game, database=database)))
    finally:
        store.close()


def find_try(store: Store, wish: daily.DailyTry) -> LiveTable:
    """The table of the first try with that deck, or a new one."""
    from volteface.terminal.create_table import save_new_table
    from volteface.terminal.players import PERSON_NAME
    from volteface.terminal.session import HOST

    setup, secret = daily_setup(wish.game, wish.day), daily.secret_for(OpenLinks(), wish, now())
    begun = store.find(daily=day_key(wish.day, wish.game), most=MOST_TRIES)
    tries = counted_tries((record for record in begun if record.secret == secret), wish.day)
    if tries and not wish.is_practice:
        return load_table(store, tries[0].id)
    player = Player(f"{HOST}-0", PERSON_NAME)
    new = NewTable(new_id(wish.game), secret, now())
    return save_new_table(store, commands.open_daily(game_of(setup), setup, player, new))


def is_over(table: LiveTable) -> bool:
    """Whether the deck is played to its end."""
    standing = table.standing()
    return standing is not None and standing.over


def describe(result: "DailyResult", words: "Words") -> list[str]:
    """The result in lines: the score, each round with its signs, and how many choices were the bot's."""
    title = words.text(f"{result.game}-title")
    head = words.text(f"today-{result.unit}", game=title, day=result.day, score=result.score, bot=result.bot_score)
    rounds = [
        words.text(
            "today-round",
            round=number,
            score=one.score,
            bot=one.bot_score,
            signs=", ".join(words.text(f"web-daily-sign-{sign}") for sign in one.signs),
        )
        for number, one in enumerate(result.rounds, 1)
    ]
    differences = words.text("today-choices", decisions=result.decisions, different=len(result.differences))
    return [head, *rounds, differences]
