"""Create a table with its players seated."""

import hashlib
from itertools import cycle
from random import Random
from typing import Final

from volteface.bots import find_bot
from volteface.bots.external import ExternalBot
from volteface.kernel import Game
from volteface.tables import ActionId, Draft, LiveTable, LogStore, Request, commands, load_table
from volteface.tables.commands import NewTable
from volteface.terminal.options import TableSpec
from volteface.terminal.session import HOST

ENTROPY: Final = "this keyboard"


def create_table(store: LogStore, game: Game, spec: TableSpec, *, table: str, seed: str, now: int) -> LiveTable:
    """A new table with all players seated; the same seed deals the same cards."""
    for name in spec.bots:  # an unknown bot is reported before there is a table
        bot = find_bot(game.id, name, Random(0))
        if isinstance(bot, ExternalBot):
            bot.check()
    host = f"{HOST}-{min(spec.people)}" if spec.people else HOST
    new = NewTable(table, hashlib.sha256(seed.encode()).digest(), now)
    created = save_new_table(store, commands.open_table(game, spec.setup, host, new))
    bots = cycle(spec.bots)
    for seat, name in enumerate(spec.names):
        person = f"{HOST}-{seat}" if seat in spec.people else host
        request = Request(ActionId(person, f"sit-{seat}"), now)
        if seat in spec.people:
            draft = commands.sit(created, request, seat, name, ENTROPY)
        else:
            draft = commands.seat_bot(created, request, seat, next(bots), name)
        store.append(draft.addition()).result()
        created.adopt(draft)
    return created


def save_new_table(store: LogStore, draft: Draft) -> LiveTable:
    """Save the draft of a new table, and open the table."""
    store.append(draft.addition()).result()
    return load_table(store, draft.after.record.id)
