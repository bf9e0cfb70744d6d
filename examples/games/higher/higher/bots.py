"""Bots for Higher: `random`, and `guesser`, which says what is more likely."""

from random import Random
from typing import Final

from higher.state import Move, Say, View
from volteface.bots import Bot, BotMaker, make_random, refuse_argument


class GuesserBot:
    """Says “higher” with a card of the upper half."""

    def choose(self, view: View, offers: tuple[Move, ...]) -> Move:
        """Return the more likely of both."""
        assert view.me is not None
        card = view.cards[view.me]
        assert card is not None
        return Say(2 * card > view.rules.highest_card)


def make_guesser(argument: str | None, generator: Random) -> Bot:
    """Make the bot `guesser`."""
    refuse_argument("guesser", argument)
    return GuesserBot()


BOTS: Final[dict[str, BotMaker]] = {"random": make_random, "guesser": make_guesser}
