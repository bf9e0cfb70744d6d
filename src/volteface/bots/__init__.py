"""Bots: each gets a view and what is offered, never a state."""

from volteface.bots.adviser import Adviser, find_adviser
from volteface.bots.bot import Bot, BotMaker, bot_names, default_bot, find_bot, read_names
from volteface.bots.match import play_match

__all__ = [
    "Adviser",
    "Bot",
    "BotMaker",
    "bot_names",
    "default_bot",
    "find_adviser",
    "find_bot",
    "play_match",
    "read_names",
]
