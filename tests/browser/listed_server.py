"""A server whose Dealer deals the cards it is given, in their order, and after them by chance as ever.

Run as `python -m tests.browser.listed_server DATABASE PACE CARD …`; it prints the port it listens on.
"""

from typing import Any

from volteface.games.flip7.cards import read_card
from volteface.games.flip7.moves import FirstDealer, Reveal
from volteface.games.flip7.state import Stage

from .told_server import ToldDealer, serve_with


class ListedDealer(ToldDealer):
    """Reads cards off a list; the last seat deals first, so that seat 0 begins."""

    def deal(self, state: Any) -> Any:
        """The next card of the list, if there is one left."""
        index = self.dealt - state.round  # besides cards there is one move of the Dealer's for every round
        if state.stage is Stage.FIRST_DEALER:
            self.dealt += 1
            return FirstDealer(len(state.lines) - 1)
        if not state.card_due or index >= len(self.cards):
            return super().deal(state)
        self.dealt += 1
        return Reveal(read_card(self.cards[index]))


if __name__ == "__main__":
    serve_with(ListedDealer)
