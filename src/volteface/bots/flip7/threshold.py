"""A bot that stays as soon as its line is worth enough."""

from random import Random

from volteface.bots.bot import Bot
from volteface.bots.flip7.targets import aim_by_standing
from volteface.games.flip7.moves import HIT, STAY, Move
from volteface.games.flip7.scoring import points
from volteface.games.flip7.view import View
from volteface.kernel import InvalidInput


class ThresholdBot:
    """Hits below a number of points, stays from there on."""

    def __init__(self, enough: int) -> None:
        self.enough = enough

    def choose(self, view: View, offers: tuple[Move, ...]) -> Move:
        """Hit or stay by the points before us; aim action cards sensibly."""
        if view.choice is not None:
            return aim_by_standing(view, offers)
        if points(view.lines[view.seat], view.rules) >= self.enough and STAY in offers:
            return STAY
        return HIT


def make_threshold(argument: str | None, generator: Random) -> Bot:
    """`threshold:N`."""
    if argument is None or not argument.isdecimal():
        raise InvalidInput("The bot threshold needs the points it stays at, such as threshold:25.")
    return ThresholdBot(int(argument))
