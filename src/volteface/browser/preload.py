"""Imports and prepares everything that a host may need, before a memory snapshot is taken of it.

A host that starts from the snapshot has no files at all: what is not imported here is not there.
"""

import pkgutil
import sys
from importlib import import_module
from random import Random, seed
from types import ModuleType
from typing import Final

import volteface
from volteface.bots import bot_names, default_bot, find_adviser, find_bot
from volteface.bots.bot import play_match
from volteface.kernel import Game, RandomDealer, find_game, games, load_part
from volteface.kernel.lessons import find_lessons
from volteface.locale import find_game_words

PARTS: Final = ("game", "bots", "adviser", "words", "companion")  # of a manifest, that a host uses
ALSO_USED: Final = ("encodings.idna", "random", "unicodedata")  # by Python itself, when they are first needed


def preload() -> None:
    """Import all modules that are here, and fill what is made once."""
    for name in ALSO_USED:
        import_module(name)
    _import_below(volteface)
    for name in games():
        _prepare(find_game(name))
    sys.path.clear()  # the files will not be there, so nothing is looked for
    sys.path_importer_cache.clear()


def reseed() -> None:
    """Seed what the snapshot would make the same everywhere; nothing secret is drawn from it."""
    seed()


def _import_below(package: ModuleType) -> None:
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)


def _prepare(game: Game) -> None:
    """Load what a game brings, and play with it, so that the first move of a person finds everything at hand."""
    for part in PARTS:
        load_part(game.id, part)
    find_game_words(game.id)
    find_adviser(game.id)
    find_lessons(game.id)
    for edition in game.rulebook.editions:
        rules = game.rules(edition)
        seats = game.seats(rules)[0]
        bots = [find_bot(game.id, default_bot(game.id), Random(seat)) for seat in range(seats)]
        play_match(game, rules, bots, RandomDealer(game, Random(0)))
    bot_names(game.id)
