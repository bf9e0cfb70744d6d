"""What a bot is, and how one is found by its name."""

from collections.abc import Callable
from importlib.metadata import entry_points
from random import Random
from typing import Any, Protocol, TypeAlias

from volteface.kernel import InvalidInput, UnknownName


class Bot(Protocol):
    """Somebody who chooses one of the moves offered."""

    def choose(self, view: Any, offers: tuple[Any, ...]) -> Any:
        """The move to make."""


# What follows the colon in a bot's name (such as 25 in threshold:25), and the bot's own chance.
BotMaker: TypeAlias = Callable[[str | None, Random], Bot]


def find_bot(game: str, name: str, generator: Random) -> Bot:
    """The bot of that name for that game, such as `counter` or `threshold:25`."""
    kind, _, argument = name.partition(":")
    makers = _makers(game)
    if kind not in makers:
        makers = {**makers, **_more_makers(game)}
    if kind not in makers:
        raise UnknownName(f"bot for {game}", name, makers)
    return makers[kind](argument or None, generator)


def refuse_argument(name: str, argument: str | None) -> None:
    """Say so if a bot that takes nothing after a colon was given something."""
    if argument is not None:
        raise InvalidInput(f"The bot {name} takes nothing after its name, but got “:{argument}”.")


def _makers(game: str, group: str = "volteface.bots") -> dict[str, BotMaker]:
    for point in entry_points(group=group):
        if point.name == game:
            makers: dict[str, BotMaker] = point.load()
            return makers
    return {}


def _more_makers(game: str) -> dict[str, BotMaker]:
    """Bots that need an extra; none of them if it is not installed."""
    try:
        return _makers(game, "volteface.more_bots")
    except ModuleNotFoundError:
        return {}
