"""Advice for Flip 7: the exact odds of the next card for every active seat, and luck once the game is over."""

from typing import Any

from msgspec import Struct

from volteface.bots.flip7.luck import Review, review
from volteface.games.flip7.odds import Odds, next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.state import ACTIVE
from volteface.games.flip7.view import View, state_of


class Advice(Struct, frozen=True):
    """The odds of each seat; None for a seat that is out."""

    odds: tuple[Odds | None, ...]


class Flip7Adviser:
    """The adviser of Flip 7."""

    advice_type: Any = Advice
    review_type: Any = Review

    review = staticmethod(review)

    @staticmethod
    def advise(view: View) -> Advice:
        """Return every active seat's odds."""
        pile = drawable(state_of(view))
        odds = (next_card_odds(line, pile, view.rules) if line.status is ACTIVE else None for line in view.lines)
        return Advice(tuple(odds))


ADVISER = Flip7Adviser()
