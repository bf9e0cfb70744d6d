"""Who plays the Dealer: chooses one of the Dealer's moves in a state."""

from random import Random
from typing import Any, Protocol

from volteface.kernel.game import Game


class Dealer(Protocol):
    """Chance, as a player."""

    def deal(self, state: Any) -> Any:
        """The Dealer's next move in this state."""


class RandomDealer:
    """A fair Dealer that draws from the generator it was given."""

    def __init__(self, game: Game, generator: Random) -> None:
        self.sample, self.generator = game.sample, generator

    def deal(self, state: Any) -> Any:
        """A move drawn fairly."""
        return self.sample(state, self.generator)
