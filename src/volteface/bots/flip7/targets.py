"""Whom a sensible player aims an action card at."""

from volteface.games.flip7.deck_life import drawable
from volteface.games.flip7.moves import FlipThree, Freeze, Give, Move, Targeting
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.scoring import points
from volteface.games.flip7.view import View, state_of
from volteface.kernel import Seat


def best_target(view: View, offers: tuple[Move, ...]) -> Move:
    """Freeze whoever leads, Flip Three whoever risks most, give to whoever is last."""
    aimed = [move for move in offers if isinstance(move, Freeze | FlipThree | Give)]
    return max(aimed, key=lambda move: (_merit(view, move), -move.target))


def _merit(view: View, move: Targeting) -> float:
    match move:
        case Freeze(target):
            return _harm_of_freeze(view, target)
        case FlipThree(target):
            return _harm_of_flip_three(view, target)
        case Give(target):
            return -_projected(view, target)


def _harm_of_freeze(view: View, target: Seat) -> float:
    if target == view.me:  # banking what one has is only good when the next card would cost points
        return (
            -next_card_odds(view.lines[target], drawable(state_of(view)), view.rules).gain() - view.rules.target_score
        )
    return _projected(view, target) - points(view.lines[target], view.rules)


def _harm_of_flip_three(view: View, target: Seat) -> float:
    odds = next_card_odds(view.lines[target], drawable(state_of(view)), view.rules)
    loss = odds.points_now - odds.value
    return -loss - view.rules.target_score / 10 if target == view.me else loss + view.totals[target] / 100


def _projected(view: View, seat: Seat) -> float:
    return view.totals[seat] + points(view.lines[seat], view.rules)
