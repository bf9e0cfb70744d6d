"""A server whose Dealer shuffles so that given cards come first; the other cards follow in the deck's own order.

Run as `python -m tests.browser.phase10flip.stacked_server DATABASE PACE CARD … | CARD …`; it prints the port it listens
on. What stands after a bar is for the next round.
"""

from collections.abc import Sequence
from typing import Any, Final

from volteface.games.phase10flip.moves import FirstDealer, Shuffle
from volteface.games.phase10flip.state import Stage

from ..told_server import ToldDealer, serve_with

NEXT_ROUND: Final = "|"


class StackedDealer(ToldDealer):
    """Stacks the first deals; the last seat deals first, so that seat 0 begins."""

    def deal(self, state: Any) -> Any:
        """The listed cards on top in the rounds that have any, chance as ever in the later ones."""
        if state.stage is Stage.FIRST_DEALER:
            self.dealt += 1
            return FirstDealer(len(state.hands) - 1)
        first = told(self.cards, state.round)
        if state.stage is not Stage.DEAL or not first:
            return super().deal(state)
        self.dealt += 1
        return Shuffle(stacked(state.deck, first))


def told(cards: Sequence[str], round_number: int) -> list[str]:
    """The cards that are listed for a round."""
    rounds = " ".join(cards).split(NEXT_ROUND)
    return rounds[round_number - 1].split() if round_number <= len(rounds) else []


def stacked(deck: Sequence[Any], first: Sequence[str]) -> tuple[Any, ...]:
    """The deck with these cards on top, each of which must be in it."""
    rest = list(deck)
    for card in first:
        rest.remove(card)
    return (*first, *rest)


if __name__ == "__main__":
    serve_with(StackedDealer)
