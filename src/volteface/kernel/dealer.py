"""The Dealer: the player that makes the random moves."""

from random import Random
from typing import Any, Protocol

from volteface.kernel.game import Game


class Dealer(Protocol):
    """Chooses the Dealer's moves."""

    def deal(self, state: Any) -> Any:
        """Return the Dealer's next move in this state."""


class RandomDealer:
    """A fair Dealer that uses a random generator."""

    def __init__(self, game: Game, generator: Random) -> None:
        self.sample, self.generator = game.sample, generator

    def deal(self, state: Any) -> Any:
        """Return a move drawn fairly."""
        return self.sample(state, self.generator)
