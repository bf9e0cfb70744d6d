"""A server whose Dealer shuffles so that given cards come first; the other cards follow in the deck's own order.

Run as `python -m tests.browser.phase10flip.stacked_server DATABASE PACE CARD …`; it prints the port it listens on.
"""

from collections.abc import Sequence
from typing import Any

from volteface.games.phase10flip.moves import FirstDealer, Shuffle
from volteface.games.phase10flip.state import Stage

from ..told_server import ToldDealer, serve_with


class StackedDealer(ToldDealer):
    """Stacks the first deal; the last seat deals first, so that seat 0 begins."""

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


if __name__ == "__main__":
    serve_with(StackedDealer)
