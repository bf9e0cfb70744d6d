"""Sits everybody down: a log, its players and its file become a session."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from msgspec import Struct

from volteface.bots import Bot, find_bot
from volteface.kernel import DEALER, Log, MoveEntry, Seat, SeededDealer, find_game
from volteface.tables import Table
from volteface.terminal.faces import find_face
from volteface.terminal.saving import save
from volteface.terminal.seating import seat_players
from volteface.terminal.session import Session


class Opening(Struct, frozen=True):
    """What a session is made of."""

    log: Log
    people: frozenset[Seat]
    file: Path
    seed: str
    bots: str | None = None  # kinds with commas between them; the game's usual one if none is named


def open_session(opening: Opening, now: Callable[[], int]) -> Session:
    """A session at the log's table, saved once at the start so that a bad place shows at once."""
    log, seed = opening.log, opening.seed
    game, face = find_game(log.header.game), find_face(log.header.game)
    dealt = sum(isinstance(entry, MoveEntry) and entry.actor == DEALER for entry in log.entries)
    table = Table(game, log, SeededDealer(game, seed, dealt), now)
    kinds = [kind.strip() for kind in (opening.bots or face.default_bot).split(",")]

    def make_bot(kind: str, seat: Seat) -> Bot:
        return find_bot(game.id, kind, Random(f"{seed}/{seat}/{len(log.entries)}"))

    players = seat_players(table.names, opening.people, kinds, make_bot)
    session = Session(table, players, face.is_between_rounds, lambda kept: save(kept, opening.file))
    session.save()
    return session
