"""A bot that takes any offer, and lays its phase in any of the first few ways."""

from itertools import islice
from random import Random
from typing import Final

from volteface.bots.bot import Bot, refuse_argument
from volteface.bots.phase10flip.lay_downs import LAY_DOWN, lay_downs, say_layout
from volteface.games.phase10flip.moves import Move
from volteface.games.phase10flip.view import View
from volteface.kernel import AnyOf

FIRST_FEW: Final = 8


class RandomBot:
    """Every offer is as good as another."""

    def __init__(self, generator: Random) -> None:
        self.generator = generator

    def choose(self, view: View, offers: tuple[Move | AnyOf, ...]) -> Move:
        """Any of the moves offered."""
        offer = self.generator.choice(offers)
        if not isinstance(offer, AnyOf):
            return offer
        ways = list(islice(lay_downs(view), FIRST_FEW))
        if ways:
            return say_layout(self.generator.choice(ways), view)
        return self.choose(view, tuple(other for other in offers if other != LAY_DOWN))


def make_random(argument: str | None, generator: Random) -> Bot:
    """`random`."""
    refuse_argument("random", argument)
    return RandomBot(generator)
