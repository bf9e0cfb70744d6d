"""Bots made of a few lines of Python, which end with the test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.programs import program
from volteface.bots.external import ExternalBot
from volteface.games.flip7 import GAME

from .example_turn import Make


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Makes bots from a few lines of Python, and ends them after the test."""
    made: list[ExternalBot] = []

    def make_bot(body: str, seconds: float = 10.0) -> ExternalBot:
        made.append(ExternalBot(program(tmp_path, body), GAME, seconds))
        return made[-1]

    yield make_bot
    for bot in made:
        bot.close()
