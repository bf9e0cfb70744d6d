"""Game manifests: one entry point per game, which names the parts that it brings."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final, cast

from msgspec import Struct

from volteface.kernel.errors import UnknownName
from volteface.kernel.game import Game

GROUP: Final = "volteface.games"
COMPANION: Final = ":companion"  # ends the id of a game whose Dealer is people with real cards
WRAPPER: Final = "volteface.kernel.companion.game"  # imported when it is first used: it imports this module


class Manifest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The parts of a game, as references such as `package.module:NAME` that are imported on first use.

    Only `game`, `bots` and `default_bot` are required. `lab_bots` are bots that need the extra `volteface[lab]`.
    `strengths` names the bot that plays `easy`, `medium` or `hard`, the words by which people choose one.
    """

    game: str
    bots: str
    default_bot: str  # fills free seats and stands in for people
    strengths: Mapping[str, str] = {}
    adviser: str | None = None
    words: str | None = None
    terminal: str | None = None
    lab: str | None = None
    lab_bots: str | None = None
    companion: str | None = None  # for real cards
    daily: str | None = None  # the challenge of the daily deck
    lessons: str | None = None  # a file of lessons: its package and its name


@cache
def games() -> tuple[str, ...]:
    """Return the names of all installed games."""
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))


def find_manifest(game: str) -> Manifest:
    """Return the manifest of an installed game; raises `UnknownName`. A companion has that of its game."""
    return _load_manifest(game.removesuffix(COMPANION))


@cache
def _load_manifest(game: str) -> Manifest:
    for point in entry_points(group=GROUP, name=game):
        return cast(Manifest, point.load())
    raise UnknownName("game", game, games())


@cache
def load_part(game: str, part: str) -> Any:
    """Return the part that a field of the manifest refers to, or None if the game does not bring it."""
    reference = getattr(find_manifest(game), part)
    if reference is None:
        return None
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


def find_game(name: str) -> Game:
    """Return the rules engine of an installed game; raises `UnknownName`."""
    if name.endswith(COMPANION):
        return cast(Game, import_module(WRAPPER).find_companion(name.removesuffix(COMPANION)))
    return cast(Game, load_part(name, "game"))


def forget_manifests() -> None:
    """Clear the caches, after a package was installed into a running program."""
    for cached in (games, _load_manifest, load_part):
        cached.cache_clear()
