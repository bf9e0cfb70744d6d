"""A bot that counts cards: it hits while the next card is worth it."""

from random import Random

from volteface.bots.bot import Bot, refuse_argument
from volteface.bots.flip7.targets import aim_by_odds
from volteface.games.flip7.deck_life import drawable
from volteface.games.flip7.moves import HIT, STAY, Move
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.view import View, state_of


class CounterBot:
    """Weighs the exact odds of the next card from the cards not seen yet."""

    def choose(self, view: View, offers: tuple[Move, ...]) -> Move:
        """Hit while one more card adds points on average; aim action cards sensibly."""
        if view.choice is not None:
            return aim_by_odds(view, offers)
        odds = next_card_odds(view.lines[view.seat], drawable(state_of(view)), view.rules)
        return STAY if STAY in offers and odds.gain() <= 0 else HIT


def make_counter(argument: str | None, generator: Random) -> Bot:
    """`counter`."""
    refuse_argument("counter", argument)
    return CounterBot()
