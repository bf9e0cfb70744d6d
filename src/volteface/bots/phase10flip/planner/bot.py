"""The bot `planner`: it evaluates both sides of every card, its own next turns and those of its rivals."""

from random import Random

from volteface.bots.bot import Bot, refuse_argument
from volteface.bots.phase10flip.lay_downs import LAY_DOWN, lay_down_move
from volteface.bots.phase10flip.planner.card_counts import count_cards
from volteface.bots.phase10flip.planner.discard import choose_discard
from volteface.bots.phase10flip.planner.draw import choose_draw
from volteface.bots.phase10flip.planner.evaluate import assess
from volteface.bots.phase10flip.planner.lay_and_hit import choose_flip_hit, choose_layout, choose_plain_hit
from volteface.games.phase10flip.moves import DRAW, TAKE, Discard, Hit, Move
from volteface.games.phase10flip.view import View
from volteface.kernel import AnyOf


class PlannerBot:
    """Chooses the move with the best value for itself less that for the others."""

    def __init__(self, generator: Random) -> None:
        self.generator = generator

    def choose(self, view: View, offers: tuple[Move | AnyOf, ...]) -> Move:
        """Return the best move of this step of the turn."""
        if LAY_DOWN in offers and (layout := choose_layout(view)) is not None:
            return lay_down_move(layout, view)
        if offers in ((DRAW,), (TAKE,)):
            return DRAW if DRAW in offers else TAKE
        hits = [move for move in offers if isinstance(move, Hit)]
        if hits and (hit := choose_plain_hit(view, hits)) is not None:
            return hit
        position = assess(count_cards(view, self.generator), self.generator)
        if not view.has_drawn:
            return choose_draw(position)
        if hits and (hit := choose_flip_hit(position, hits)) is not None:
            return hit
        return choose_discard(position, [move for move in offers if isinstance(move, Discard)])


def make_planner(argument: str | None, generator: Random) -> Bot:
    """Make the bot `planner`."""
    refuse_argument("planner", argument)
    return PlannerBot(generator)
