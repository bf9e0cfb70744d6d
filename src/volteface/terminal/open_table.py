"""Create a table or load a saved one, and start a session at it."""

import hashlib
from collections.abc import Callable
from itertools import cycle
from random import Random

from volteface.bots import find_bot
from volteface.bots.external import USUAL_SECONDS, ExternalBot
from volteface.kernel import Game, find_game
from volteface.tables import LiveTable, LogStore, Request, load_table
from volteface.tables.hosting import open_table, seat_bot, sit
from volteface.terminal.local_table import HOST, LocalTable
from volteface.terminal.options import TableSpec
from volteface.terminal.players import player_at
from volteface.terminal.session import Session

ENTROPY = "this keyboard"


def create_table(store: LogStore, game: Game, spec: TableSpec, *, table: str, seed: str, now: int) -> LiveTable:
    """A new table with all players seated; the same seed deals the same cards."""
    for name in spec.bots:  # an unknown bot is reported before there is a table
        bot = find_bot(game.id, name, Random(0))
        if isinstance(bot, ExternalBot):
            bot.check()
    host = f"{HOST}-{min(spec.people)}" if spec.people else HOST
    secret = hashlib.sha256(seed.encode()).digest()
    opened = open_table(game, store, spec.setup, table=table, host=host, secret=secret, now=now)
    bots = cycle(spec.bots)
    for seat, name in enumerate(spec.names):
        if seat in spec.people:
            sit(opened, Request(f"{HOST}-{seat}", f"sit-{seat}", now), seat, name, ENTROPY)
        else:
            seat_bot(opened, Request(host, f"sit-{seat}", now), seat, next(bots), name)
    return opened


def load_saved_table(store: LogStore, table: str) -> LiveTable:
    """A saved table."""
    return load_table(find_game(store.load(table).record.setup.game), store, table)


def open_session(table: LiveTable, now: Callable[[], int], bot_seconds: float = USUAL_SECONDS) -> Session:
    """A session at a table; `bot_seconds` is how long an external bot may take for a move."""
    players = tuple(player_at(table, seat, bot_seconds) for seat in range(len(table.gathering.chairs)))
    return Session(LocalTable(table, now), players)
