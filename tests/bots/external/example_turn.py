"""One turn for external bots, how they fail it, and what is known of their processes."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from volteface.bots.external import BotFailure, ExternalBot
from volteface.games.flip7 import GAME

POSITION = GAME.read_position(
    "flip7 en | playing round 1 dealer c seat a | a: 0 active 12 11 | b: 0 active 1 | c: 0 active 2"
    " | deck 12*9 5*4 1*1 | plays a b c"
)
VIEW, OFFERS = GAME.view(POSITION, 0), GAME.offers(POSITION)

Make = Callable[..., ExternalBot]


def failure_of(bot: ExternalBot) -> BotFailure:
    """How a bot fails its turn."""
    with pytest.raises(BotFailure) as raised:
        bot.choose(VIEW, OFFERS)
    return raised.value


def process_of(bot: ExternalBot) -> int:
    """The process of a bot that has been asked."""
    assert bot._program is not None
    return bot._program._process.pid


def note_of(bot: ExternalBot) -> str:
    """What a program wrote into the file beside it."""
    return Path(bot._command[1] + ".note").read_text(encoding="utf-8")


def exists(process: int) -> bool:
    """Whether there is such a process, be it a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
