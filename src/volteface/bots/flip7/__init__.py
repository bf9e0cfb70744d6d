"""Bots for Flip 7."""

from typing import Final

from volteface.bots.bot import BotMaker, make_random
from volteface.bots.flip7.bots import make_counter, make_threshold

BOTS: Final[dict[str, BotMaker]] = {
    "random": make_random,
    "threshold": make_threshold,
    "counter": make_counter,
}

__all__ = ["BOTS"]
