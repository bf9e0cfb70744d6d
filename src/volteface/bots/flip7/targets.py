"""Choose a target for an action card, by the standings or by the odds."""

from collections.abc import Callable
from typing import cast

from volteface.games.flip7.moves import FlipThree, Give, Move, Targeting
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.scoring import points
from volteface.games.flip7.view import View, state_of
from volteface.kernel import Seat


def aim_by_standing(view: View, offers: tuple[Move, ...]) -> Move:
    """Aim harmful cards at the strongest rival, helpful ones at the weakest."""
    totals, lines, rules = view.totals, view.lines, view.rules
    return _best(view, offers, lambda target: totals[target] + points(lines[target], rules))


def aim_by_odds(view: View, offers: tuple[Move, ...]) -> Move:
    """Aim a Flip Three at whoever loses most by the next card on average; other cards by the standings."""
    if not isinstance(offers[0], FlipThree):
        return aim_by_standing(view, offers)
    pile = drawable(state_of(view))
    return _best(view, offers, lambda target: -next_card_odds(view.lines[target], pile, view.rules).gain())


def _best(view: View, offers: tuple[Move, ...], danger: Callable[[Seat], float]) -> Move:
    """Return the move with the best target: never oneself while there is a rival."""
    aimed = cast(tuple[Targeting, ...], offers)
    rivals = [move for move in aimed if move.target != view.me] or aimed
    choose = min if isinstance(offers[0], Give) else max
    return choose(rivals, key=lambda move: danger(move.target))
