"""A bot that plans: it weighs both sides of every card, its own turns to come and those of its rivals."""

from random import Random

from volteface.bots.bot import Bot, refuse_argument
from volteface.bots.phase10flip.discards import choose_discard
from volteface.bots.phase10flip.draws import choose_draw
from volteface.bots.phase10flip.knowledge import think
from volteface.bots.phase10flip.lay_downs import LAY_DOWN, say_layout
from volteface.bots.phase10flip.layings import choose_flip_hit, choose_layout, choose_plain_hit
from volteface.bots.phase10flip.position import read_position
from volteface.games.phase10flip.moves import DRAW, TAKE, Discard, Hit, Move
from volteface.games.phase10flip.view import View
from volteface.kernel import AnyOf


class PlannerBot:
    """Each step of a turn by what it is worth to us less what it is worth to the others."""

    def __init__(self, generator: Random) -> None:
        self.generator = generator

    def choose(self, view: View, offers: tuple[Move | AnyOf, ...]) -> Move:
        """The best move of this step of the turn."""
        if LAY_DOWN in offers and (layout := choose_layout(view)) is not None:
            return say_layout(layout, view)
        if offers in ((DRAW,), (TAKE,)):
            return DRAW if DRAW in offers else TAKE
        hits = [move for move in offers if isinstance(move, Hit)]
        if hits and (hit := choose_plain_hit(view, hits)) is not None:
            return hit
        position = read_position(think(view, self.generator), self.generator)
        if not view.has_drawn:
            return choose_draw(position)
        if hits and (hit := choose_flip_hit(position, hits)) is not None:
            return hit
        return choose_discard(position, [move for move in offers if isinstance(move, Discard)])


def make_planner(argument: str | None, generator: Random) -> Bot:
    """`planner`."""
    refuse_argument("planner", argument)
    return PlannerBot(generator)
