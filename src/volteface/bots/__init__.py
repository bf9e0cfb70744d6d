"""Bots: each gets a view and the moves offered, never a state."""

from volteface.bots.adviser import Adviser, find_adviser
from volteface.bots.bot import (
    Bot,
    BotMaker,
    bot_names,
    bot_strengths,
    default_bot,
    find_bot,
    make_random,
    play_match,
    read_names,
    refuse_argument,
)

__all__ = [
    "Adviser",
    "Bot",
    "BotMaker",
    "bot_names",
    "bot_strengths",
    "default_bot",
    "find_adviser",
    "find_bot",
    "make_random",
    "play_match",
    "read_names",
    "refuse_argument",
]
