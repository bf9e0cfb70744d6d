"""Bots for Flip 7."""

from typing import Final

from volteface.bots.bot import BotMaker
from volteface.bots.flip7.counter import make_counter
from volteface.bots.flip7.threshold import make_threshold
from volteface.bots.random_bot import make_random

BOTS: Final[dict[str, BotMaker]] = {
    "random": make_random,
    "threshold": make_threshold,
    "counter": make_counter,
}

__all__ = ["BOTS"]
