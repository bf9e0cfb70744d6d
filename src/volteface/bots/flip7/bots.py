"""The bots of Flip 7: `threshold` stays at a number of points, `counter` while the odds are against it."""

from random import Random
from typing import Final

from volteface.bots.bot import Bot, refuse_argument
from volteface.bots.flip7.targets import aim_by_odds, aim_by_standing
from volteface.games.flip7.moves import HIT, STAY, Move
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.scoring import points
from volteface.games.flip7.view import View, state_of
from volteface.kernel import InvalidInput

MOST_DIGITS: Final = 7  # of a threshold, as many as the highest target score has


class ThresholdBot:
    """Hits below a number of points, stays from there on."""

    def __init__(self, enough: int) -> None:
        self.enough = enough

    def choose(self, view: View, offers: tuple[Move, ...]) -> Move:
        """Hit or stay by the points in its line; aim action cards by the standings."""
        if view.choice is not None:
            return aim_by_standing(view, offers)
        if points(view.lines[view.seat], view.rules) >= self.enough and STAY in offers:
            return STAY
        return HIT


class CounterBot:
    """Counts cards: it knows the exact odds of the next card."""

    def choose(self, view: View, offers: tuple[Move, ...]) -> Move:
        """Hit while one more card adds points on average; aim action cards by the odds."""
        if view.choice is not None:
            return aim_by_odds(view, offers)
        odds = next_card_odds(view.lines[view.seat], drawable(state_of(view)), view.rules)
        return STAY if STAY in offers and odds.gain() <= 0 else HIT


def make_threshold(argument: str | None, generator: Random) -> Bot:
    """Make the bot `threshold:N`."""
    return ThresholdBot(read_threshold(argument))


def read_threshold(argument: str | None) -> int:
    """Return the points at which `threshold:N` stays; raises `InvalidInput`."""
    if argument is None or not argument.isdecimal() or len(argument) > MOST_DIGITS:
        said = "The bot threshold needs the points it stays at, such as threshold:25."
        raise InvalidInput(said).explained("problem-threshold")
    return int(argument)


def make_counter(argument: str | None, generator: Random) -> Bot:
    """Make the bot `counter`."""
    refuse_argument("counter", argument)
    return CounterBot()
