"""A bot for any game whose moves can be listed: it takes any of them."""

from random import Random
from typing import Any

from volteface.bots.bot import Bot, refuse_argument


class RandomBot:
    """Every offer is as good as another."""

    def __init__(self, generator: Random) -> None:
        self.generator = generator

    def choose(self, view: Any, offers: tuple[Any, ...]) -> Any:
        """Any of the moves offered."""
        return self.generator.choice(offers)


def make_random(argument: str | None, generator: Random) -> Bot:
    """`random`."""
    refuse_argument("random", argument)
    return RandomBot(generator)
