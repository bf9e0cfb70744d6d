"""The bot `random` for Phase 10 FLIP!: any offer, and any of the first few lay-downs."""

from itertools import islice
from random import Random
from typing import Final

from volteface.bots.bot import Bot, refuse_argument
from volteface.bots.phase10flip.lay_downs import LAY_DOWN, lay_down_move, lay_downs
from volteface.games.phase10flip.moves import Move
from volteface.games.phase10flip.view import View
from volteface.kernel import AnyOf

FIRST_FEW: Final = 8


class RandomBot:
    """Chooses any offer."""

    def __init__(self, generator: Random) -> None:
        self.generator = generator

    def choose(self, view: View, offers: tuple[Move | AnyOf, ...]) -> Move:
        """Return any of the moves offered."""
        offer = self.generator.choice(offers)
        if not isinstance(offer, AnyOf):
            return offer
        ways = list(islice(lay_downs(view), FIRST_FEW))
        if ways:
            return lay_down_move(self.generator.choice(ways), view)
        return self.choose(view, tuple(other for other in offers if other != LAY_DOWN))


def make_random(argument: str | None, generator: Random) -> Bot:
    """Make the bot `random`."""
    refuse_argument("random", argument)
    return RandomBot(generator)
