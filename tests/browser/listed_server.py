"""A server whose Dealer deals the cards it is given, in their order, and after them by chance as ever.

Run as `python -m tests.browser.listed_server DATABASE PACE CARD …`; it prints the port it listens on.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from volteface.games.flip7.cards import read_card
from volteface.games.flip7.moves import FirstDealer, Reveal
from volteface.games.flip7.state import Stage
from volteface.kernel import Game
from volteface.server.players import Pace
from volteface.server.run import serve
from volteface.server.settings import Settings
from volteface.tables import LiveTable
from volteface.tables.deal import VerifiableDealer
from volteface.tables.draft import Draft

from ..server.running import UNLIMITED

CLIENT: Final = "VOLTEFACE_CLIENT"  # where another build of the client is


class ListedDealer(VerifiableDealer):
    """Reads cards off a list; the last seat deals first, so that seat 0 begins."""

    def __init__(self, game: Game, seed: bytes, dealt: int, cards: Sequence[str]) -> None:
        super().__init__(game, seed, dealt)
        self.cards = cards

    def answer(self, state: Any) -> Any:
        """The next card of the list, if there is one left."""
        place = self.dealt - state.round  # besides cards there is one move of the Dealer's for every round
        if state.stage is Stage.FIRST_DEALER:
            self.dealt += 1
            return FirstDealer(len(state.lines) - 1)
        if not state.card_due or place >= len(self.cards):
            return super().answer(state)
        self.dealt += 1
        return Reveal(read_card(self.cards[place]))


def main() -> None:
    """Serve until stopped."""
    database, pace, *cards = sys.argv[1:]

    class ListedTable(LiveTable):
        """A live table but for its Dealer."""

        def dealer_of(self, draft: Draft) -> VerifiableDealer:
            """The Dealer who reads the list."""
            fair = super().dealer_of(draft)
            return ListedDealer(self.game, fair.seed, fair.dealt, cards)

    settings = Settings(
        database=Path(database),
        port=0,
        pace=Pace(float(pace), float(pace) / 2),
        client=Path(os.environ[CLIENT]) if CLIENT in os.environ else None,
        allowances=UNLIMITED,
    )
    serve(settings, lambda port: print(port, flush=True), ListedTable)


if __name__ == "__main__":
    main()
