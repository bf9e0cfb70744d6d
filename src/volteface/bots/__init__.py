"""Bots: each gets a view and what is offered, never a state."""

from volteface.bots.bot import Bot, BotMaker, find_bot
from volteface.bots.match import play_match

__all__ = ["Bot", "BotMaker", "find_bot", "play_match"]
