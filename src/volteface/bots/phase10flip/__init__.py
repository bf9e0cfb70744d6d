"""Bots for Phase 10 FLIP!."""

from typing import Final

from volteface.bots.bot import BotMaker
from volteface.bots.phase10flip.greedy import make_greedy
from volteface.bots.phase10flip.planner import make_planner
from volteface.bots.phase10flip.random_bot import make_random

BOTS: Final[dict[str, BotMaker]] = {
    "random": make_random,
    "greedy": make_greedy,
    "planner": make_planner,
}

__all__ = ["BOTS"]
