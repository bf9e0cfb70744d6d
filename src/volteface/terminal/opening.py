"""Sits everybody down: a new table or a kept one becomes a session."""

import hashlib
from collections.abc import Callable
from random import Random

from volteface.bots import find_bot
from volteface.bots.external import DEFAULT_SECONDS, ExternalBot
from volteface.kernel import Game, find_game
from volteface.tables import LiveTable, LogStore, Request, load_table
from volteface.tables.hosting import open_table, seat_bot, sit
from volteface.terminal.agreeing import Agreed
from volteface.terminal.local_table import HOST, LocalTable
from volteface.terminal.seating import kinds_in_turn, player_at
from volteface.terminal.session import Session

ENTROPY = "this keyboard"


def open_new(store: LogStore, game: Game, agreed: Agreed, *, table: str, seed: str, now: int) -> LiveTable:
    """A table with everybody on their seats; the same seed deals the same cards to the same players."""
    for kind in agreed.kinds:  # an unknown bot is said before there is a table
        bot = find_bot(game.id, kind, Random(0))
        if isinstance(bot, ExternalBot):
            bot.check()
    host = f"{HOST}-{min(agreed.people)}" if agreed.people else HOST
    secret = hashlib.sha256(seed.encode()).digest()
    opened = open_table(game, store, agreed.setup, table=table, host=host, secret=secret, now=now)
    kinds = kinds_in_turn(agreed.kinds, len(agreed.names))
    for seat, name in enumerate(agreed.names):
        if seat in agreed.people:
            sit(opened, Request(f"{HOST}-{seat}", f"sit-{seat}", now), seat, name, ENTROPY)
        else:
            seat_bot(opened, Request(host, f"sit-{seat}", now), seat, next(kinds), name)
    return opened


def open_kept(store: LogStore, table: str) -> LiveTable:
    """A kept table where it was left."""
    return load_table(find_game(store.load(table).record.setup.game), store, table)


def open_session(table: LiveTable, now: Callable[[], int], bot_seconds: float = DEFAULT_SECONDS) -> Session:
    """A session at a table: its people here, its bots thinking for themselves."""
    players = tuple(player_at(table, seat, bot_seconds) for seat in range(len(table.gathering.chairs)))
    return Session(LocalTable(table, now), players)
