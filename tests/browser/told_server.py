"""Serves tables whose Dealer is told which cards to deal; a game's own Dealer says how it deals them."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from volteface.kernel import Game, Seat
from volteface.rooms.bot_turns import Pace
from volteface.server.run import serve
from volteface.server.settings import Settings
from volteface.tables import Record
from volteface.tables.fairness.deal import VerifiableDealer

from ..server.running import UNLIMITED
from .running import told_file

SAME_CHANCE: Final = bytes(32)  # what follows the told cards is the same in every run
CLIENT: Final = "VOLTEFACE_CLIENT"  # where another build of the client is


class ToldDealer(VerifiableDealer):
    """A Dealer who was told some cards."""

    def __init__(
        self, game: Game, seed: bytes, dealt: int, cards: Sequence[str], spared: frozenset[Seat] = frozenset()
    ) -> None:
        super().__init__(game, seed, dealt, spared)
        self.cards = cards


def serve_with(dealer: type[ToldDealer]) -> None:
    """Serve until stopped, as the command line says: DATABASE PACE CARD …; prints the port that is listened on.

    The cards are for every table but those that have a file of their own beside the database.
    """
    database, pace, *listed = sys.argv[1:]

    def make_dealer(game: Game, record: Record, seed: bytes, dealt: int, spared: frozenset[Seat]) -> ToldDealer:
        own = told_file(Path(database).parent, record.id)
        cards = own.read_text(encoding="utf-8").split() if own.exists() else listed
        if cards:
            return dealer(game, SAME_CHANCE, dealt, cards)
        return dealer(game, seed, dealt, cards, spared)

    settings = Settings(
        database=Path(database),
        port=0,
        pace=Pace(float(pace), float(pace) / 2),
        bot_workers=1,  # each takes 0.4 s of the processor to start
        client=Path(os.environ[CLIENT]) if CLIENT in os.environ else None,
        allowances=UNLIMITED,
    )
    serve(settings, lambda port: print(port, flush=True), make_dealer)
