"""What a bot is, how one is found by its name, the simplest one, and whole games between bots."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any, Final, Protocol, TypeAlias

from volteface.bots.external import DEFAULT_SECONDS, EXEC_PREFIX, ExternalBot
from volteface.kernel import DEALER, Dealer, Game, InvalidInput, UnknownName, find_game, find_manifest, load_part

STRENGTHS: Final = ("easy", "medium", "hard")
COMMA: Final = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")  # not between quotes


class Bot(Protocol):
    """Chooses one of the moves offered."""

    def choose(self, view: Any, offers: tuple[Any, ...]) -> Any:
        """Return the move to make."""


# Called with what follows the colon in a bot's name (25 in threshold:25) and the bot's own random generator.
BotMaker: TypeAlias = Callable[[str | None, Random], Bot]


def find_bot(game: str, name: str, generator: Random, seconds: float = DEFAULT_SECONDS) -> Bot:
    """Return the bot of that name for that game, such as `counter`, `threshold:25` or `exec:python3 my_bot.py`.

    `seconds` is how long a bot from outside may think about each move.
    """
    if name.startswith(EXEC_PREFIX):
        return ExternalBot(name.removeprefix(EXEC_PREFIX), find_game(game), seconds)
    kind, _, argument = name.partition(":")
    makers = _makers(game)
    if kind not in makers:
        makers = {**makers, **_lab_makers(game)}
    if kind not in makers:
        raise UnknownName(f"bot for {game}", name, makers)
    return makers[kind](argument or None, generator)


def read_names(text: str) -> tuple[str, ...]:
    """Split a list of bot names at its commas; a comma between quotes belongs to a command."""
    return tuple(name.strip() for name in COMMA.split(text))


def bot_names(game: str) -> tuple[str, ...]:
    """Return the names of the bots that can play that game."""
    return tuple(_makers(game))


def default_bot(game: str) -> str:
    """Return the name of the bot that fills free seats and stands in for people."""
    return find_manifest(game).default_bot


def bot_strengths(game: str) -> dict[str, str]:
    """Return the bots by which strength people know them, the easiest first."""
    strengths = find_manifest(game).strengths
    return {strength: strengths[strength] for strength in STRENGTHS if strength in strengths}


def refuse_argument(name: str, argument: str | None) -> None:
    """Raise `InvalidInput` if a bot that takes no argument was given one."""
    if argument is not None:
        said = InvalidInput(f"The bot {name} takes nothing after its name, but got “:{argument}”.")
        raise said.explained("problem-bot-argument", bot=name, argument=argument)


class RandomBot:
    """Chooses any of the moves offered, in a game whose moves can all be listed."""

    def __init__(self, generator: Random) -> None:
        self.generator = generator

    def choose(self, view: Any, offers: tuple[Any, ...]) -> Any:
        """Return any of the moves offered."""
        return self.generator.choice(offers)


def make_random(argument: str | None, generator: Random) -> Bot:
    """Make the bot `random`."""
    refuse_argument("random", argument)
    return RandomBot(generator)


def play_match(game: Game, rules: Any, bots: Sequence[Bot], dealer: Dealer) -> Any:
    """Play a whole game between bots, one a seat, and return its last state."""
    to_act, apply, view, offers, deal = game.to_act, game.apply, game.view, game.offers, dealer.deal
    state = game.start(rules, len(bots))
    while (actor := to_act(state)) is not None:
        move = deal(state) if actor == DEALER else bots[actor].choose(view(state, actor), offers(state))
        state, _ = apply(state, move)
    return state


@cache
def _makers(game: str) -> dict[str, BotMaker]:
    """Return the game's own bots, and those that other packages add by an entry point."""
    makers: dict[str, BotMaker] = dict(load_part(game, "bots"))
    for point in entry_points(group="volteface.bots", name=game):
        makers.update(point.load())
    return makers


def _lab_makers(game: str) -> dict[str, BotMaker]:
    """Return the bots that need the extra `volteface[lab]`; none if it is not installed."""
    try:
        return load_part(game, "lab_bots") or {}
    except ModuleNotFoundError:
        return {}
