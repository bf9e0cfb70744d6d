"""A server whose Dealer shuffles so that given cards come first; the other cards follow in the deck's own order.

Run as `python -m tests.browser.phase10flip.stacked_server DATABASE PACE CARD …`; it prints the port it listens on.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from volteface.games.phase10flip.moves import FirstDealer, Shuffle
from volteface.games.phase10flip.state import Stage
from volteface.kernel import Game
from volteface.server.players import Pace
from volteface.server.run import serve
from volteface.server.settings import Settings
from volteface.tables import LiveTable
from volteface.tables.deal import VerifiableDealer
from volteface.tables.draft import Draft

from ...server.running import UNLIMITED
from ..listed_server import CLIENT


class StackedDealer(VerifiableDealer):
    """Stacks the first deal; the last seat deals first, so that seat 0 begins."""

    def __init__(self, game: Game, seed: bytes, dealt: int, cards: Sequence[str]) -> None:
        super().__init__(game, seed, dealt)
        self.cards = cards

    def answer(self, state: Any) -> Any:
        """The listed cards on top in the first round, chance as ever in the later ones."""
        if state.stage is Stage.FIRST_DEALER:
            self.dealt += 1
            return FirstDealer(len(state.hands) - 1)
        if state.stage is not Stage.DEAL or state.round != 1 or not self.cards:
            return super().answer(state)
        self.dealt += 1
        return Shuffle(stacked(state.deck, self.cards))


def stacked(deck: Sequence[Any], first: Sequence[str]) -> tuple[Any, ...]:
    """The deck with these cards on top, each of which must be in it."""
    rest = list(deck)
    for card in first:
        rest.remove(card)
    return (*first, *rest)


def main() -> None:
    """Serve until stopped."""
    database, pace, *cards = sys.argv[1:]

    class StackedTable(LiveTable):
        """A live table but for its Dealer."""

        def dealer_of(self, draft: Draft) -> VerifiableDealer:
            """The Dealer who stacks the deck."""
            fair = super().dealer_of(draft)
            return StackedDealer(self.game, fair.seed, fair.dealt, cards)

    settings = Settings(
        database=Path(database),
        port=0,
        pace=Pace(float(pace), float(pace) / 2),
        client=Path(os.environ[CLIENT]) if CLIENT in os.environ else None,
        allowances=UNLIMITED,
    )
    serve(settings, lambda port: print(port, flush=True), StackedTable)


if __name__ == "__main__":
    main()
