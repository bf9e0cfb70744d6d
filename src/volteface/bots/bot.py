"""What a bot is, and how one is found by its name."""

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any, Final, Protocol, TypeAlias

from volteface.bots.external import OUTSIDE, USUAL_SECONDS, ExternalBot
from volteface.kernel import InvalidInput, UnknownName, find_game, find_manifest, load_part

COMMA: Final = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")  # not between quotes


class Bot(Protocol):
    """Somebody who chooses one of the moves offered."""

    def choose(self, view: Any, offers: tuple[Any, ...]) -> Any:
        """The move to make."""


# What follows the colon in a bot's name (such as 25 in threshold:25), and the bot's own chance.
BotMaker: TypeAlias = Callable[[str | None, Random], Bot]


def find_bot(game: str, name: str, generator: Random, seconds: float = USUAL_SECONDS) -> Bot:
    """The bot of that name for that game, such as `counter`, `threshold:25` or `exec:python3 my_bot.py`.

    `seconds` is how long a bot from outside may think about each move.
    """
    if name.startswith(OUTSIDE):
        return ExternalBot(name.removeprefix(OUTSIDE), find_game(game), seconds)
    kind, _, argument = name.partition(":")
    makers = _makers(game)
    if kind not in makers:
        makers = {**makers, **_lab_makers(game)}
    if kind not in makers:
        raise UnknownName(f"bot for {game}", name, makers)
    return makers[kind](argument or None, generator)


def read_names(text: str) -> tuple[str, ...]:
    """Names of bots with commas between them; a comma between quotes belongs to a command."""
    return tuple(name.strip() for name in COMMA.split(text))


def bot_names(game: str) -> tuple[str, ...]:
    """The names of the bots that can play that game."""
    return tuple(_makers(game))


def default_bot(game: str) -> str:
    """The bot that fills free seats and stands in for people."""
    return find_manifest(game).default_bot


def refuse_argument(name: str, argument: str | None) -> None:
    """Say so if a bot that takes nothing after a colon was given something."""
    if argument is not None:
        raise InvalidInput(f"The bot {name} takes nothing after its name, but got “:{argument}”.")


@cache
def _makers(game: str) -> dict[str, BotMaker]:
    """The game's own bots, and those that other packages bring for it by an entry point."""
    makers: dict[str, BotMaker] = dict(load_part(game, "bots"))
    for point in entry_points(group="volteface.bots", name=game):
        makers.update(point.load())
    return makers


def _lab_makers(game: str) -> dict[str, BotMaker]:
    """Bots that need the extra `volteface[lab]`; none if it is not installed."""
    try:
        return load_part(game, "lab_bots") or {}
    except ModuleNotFoundError:
        return {}
