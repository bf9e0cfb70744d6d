"""The bots that may sit at this server's tables: our own, and those from outside that its owner allowed."""

from collections.abc import Mapping
from random import Random

from volteface.bots import bot_names, default_bot, find_bot
from volteface.bots.external import OUTSIDE, USUAL_SECONDS, ExternalBot
from volteface.kernel import Game, UnknownName


class Levels:
    """Checks the levels that people ask for; `commands` are the bots from outside by their names.

    A command is never taken from the wire, nor from a kept table: only whoever runs the server gives one.
    """

    def __init__(self, commands: Mapping[str, str], seconds: float = USUAL_SECONDS) -> None:
        self._commands, self._seconds = commands, seconds

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

    def is_outside(self, level: str) -> bool:
        """Whether a level is a bot from outside."""
        return level in self._commands

    def is_ours(self, game: str, level: str) -> bool:
        """Whether a level is a bot of our own."""
        return level.partition(":")[0] in bot_names(game)

    def start(self, level: str, game: Game) -> ExternalBot:
        """A bot from outside for one seat."""
        return ExternalBot(self._commands[level], game, self._seconds)

    def names(self, game: str) -> tuple[str, ...]:
        """All bots that may play that game."""
        return (*bot_names(game), *self._commands)

    def usual(self, game: str) -> str:
        """The bot that fills free seats and stands in for people who are away."""
        return default_bot(game)
