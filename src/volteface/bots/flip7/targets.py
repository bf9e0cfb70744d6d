"""Whom a player aims an action card at: by the standings, or by the odds."""

from collections.abc import Callable

from volteface.games.flip7.deck_life import drawable
from volteface.games.flip7.moves import FlipThree, Give, Move, Targeting
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.scoring import points
from volteface.games.flip7.view import View, state_of
from volteface.kernel import Seat


def aim_by_standing(view: View, offers: tuple[Move, ...]) -> Move:
    """Trouble goes to the strongest rival, help to the weakest."""
    return _best(view, offers, lambda target: _projected(view, target))


def aim_by_odds(view: View, offers: tuple[Move, ...]) -> Move:
    """A Flip Three goes to whoever stands to lose most by the next cards; the rest by the standings."""
    if not isinstance(offers[0], FlipThree):
        return aim_by_standing(view, offers)
    pile = drawable(state_of(view))
    odds = {move.target: next_card_odds(view.lines[move.target], pile, view.rules) for move in _aimed(offers)}
    return _best(view, offers, lambda target: -odds[target].gain())


def _best(view: View, offers: tuple[Move, ...], danger: Callable[[Seat], float]) -> Move:
    """The best of several targets: never oneself while there is a rival."""

    def merit(move: Targeting) -> tuple[bool, float]:
        worth = danger(move.target)
        return move.target != view.me, -worth if isinstance(move, Give) else worth

    return max(_aimed(offers), key=merit)


def _aimed(offers: tuple[Move, ...]) -> list[Targeting]:
    return [move for move in offers if isinstance(move, Targeting)]


def _projected(view: View, seat: Seat) -> float:
    return view.totals[seat] + points(view.lines[seat], view.rules)
