"""The bots that may sit at this server's tables: our own, and external ones that its owner allowed."""

from collections.abc import Mapping
from random import Random

from volteface.bots import bot_names, default_bot, find_bot
from volteface.bots.external import DEFAULT_SECONDS, ExternalBot
from volteface.kernel import Game, UnknownName


class BotRegistry:
    """Checks the names that people ask for; `commands` are the commands of the external bots by name.

    A command never comes from the network or from a stored table: only whoever runs the server gives one.
    """

    def __init__(self, commands: Mapping[str, str], seconds: float = DEFAULT_SECONDS) -> None:
        self._commands, self._seconds = commands, seconds

    def check(self, game: str, bot: str) -> str:
        """The name itself if such a bot may sit down, the default bot's for an empty one; raises `UnknownName`."""
        if not bot:
            return self.default(game)
        if bot in self._commands:
            return bot
        if not self.is_ours(game, bot):
            raise UnknownName(f"bot for {game}", bot, self.names(game))
        find_bot(game, bot, Random(0))
        return bot

    def is_external(self, bot: str) -> bool:
        """Whether a bot is an external one that may sit here."""
        return bot in self._commands

    def is_ours(self, game: str, bot: str) -> bool:
        """Whether a bot comes with this program."""
        return bot.partition(":")[0] in bot_names(game)

    def start(self, bot: str, game: Game) -> ExternalBot:
        """An external bot for one seat."""
        return ExternalBot(self._commands[bot], game, self._seconds)

    def names(self, game: str) -> tuple[str, ...]:
        """All bots that may play that game."""
        return (*bot_names(game), *self._commands)

    def default(self, game: str) -> str:
        """The bot that fills free seats and stands in for people."""
        return default_bot(game)
