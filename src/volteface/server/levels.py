"""The bots that may sit at this server's tables: our own, and those from outside that its owner allowed."""

from collections.abc import Mapping
from random import Random
from typing import Final

from volteface.bots import bot_names, find_bot, usual_bot
from volteface.kernel import UnknownName

OUTSIDE: Final = "exec:"  # a bot in another program; never taken from the wire


class Levels:
    """Checks the levels that people ask for; `commands` are the bots from outside by their names."""

    def __init__(self, commands: Mapping[str, str]) -> None:
        self._commands = commands

    def check(self, game: str, level: str) -> str:
        """The level itself, if such a bot may sit down; an empty one is the usual bot's."""
        if not level:
            return self.usual(game)
        if level in self._commands:
            return level
        if level.startswith(OUTSIDE):
            raise UnknownName(f"bot for {game}", level, self.names(game))
        find_bot(game, level, Random(0))
        return level

    def command(self, level: str | None) -> str | None:
        """The program behind a level; nothing for our own bots."""
        return self._commands.get(level or "")

    def names(self, game: str) -> tuple[str, ...]:
        """All bots that may play that game."""
        return (*bot_names(game), *self._commands)

    def usual(self, game: str) -> str:
        """The bot that fills free seats and stands in for people who are away."""
        return usual_bot(game)
