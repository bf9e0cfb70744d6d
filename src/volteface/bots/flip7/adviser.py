"""Advice for Flip 7: the odds of each active seat's next card, hit or stay for whoever decides, and luck at the end."""

from typing import Any

from msgspec import Struct

from volteface.bots.flip7.luck import Review, review
from volteface.bots.flip7.solver import Suggestion, suggest
from volteface.games.flip7.game import GAME
from volteface.games.flip7.moves import HIT, STAY
from volteface.games.flip7.odds import Odds, next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.state import ACTIVE
from volteface.games.flip7.view import View, state_of


class Advice(Struct, frozen=True):
    """The odds of each seat, None for a seat that is out; a suggestion if the viewer may hit or stay."""

    odds: tuple[Odds | None, ...]
    suggestion: Suggestion | None = None


class Flip7Adviser:
    """The adviser of Flip 7."""

    advice_type: Any = Advice
    review_type: Any = Review

    review = staticmethod(review)

    @staticmethod
    def advise(view: View) -> Advice:
        """Return every active seat's odds, and whether the viewer had better hit or stay."""
        pile = drawable(state_of(view))
        odds = (next_card_odds(line, pile, view.rules) if line.status is ACTIVE else None for line in view.lines)
        suggestion = suggest(view.lines[view.seat], pile, view.rules) if may_choose(view) else None
        return Advice(tuple(odds), suggestion)


def may_choose(view: View) -> bool:
    """Return whether the viewer is asked now and may hit as well as stay."""
    state = state_of(view)
    if view.me is None or GAME.to_act(state) != view.me:
        return False
    offers = GAME.offers(state)
    return HIT in offers and STAY in offers


ADVISER = Flip7Adviser()
