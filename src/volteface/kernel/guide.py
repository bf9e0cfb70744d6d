"""How to play a game: its sections in reading order; the words of each are in the locale files."""

from typing import TypeAlias, cast

from msgspec import Struct

from volteface.kernel.manifest import load_part


class Section(Struct, frozen=True):
    """One paragraph of a guide: its message is `GAME-guide-ID`, its heading `GAME-guide-ID-title`."""

    id: str
    cards: tuple[str, ...] = ()  # its picture, in the game's card notation; an empty text is a gap
    events: tuple[str, ...] = ()  # what happens at a table that this paragraph explains


Guide: TypeAlias = tuple[Section, ...]


def find_guide(game: str) -> Guide:
    """Return the guide that a game brings; an empty one if it brings none."""
    return cast(Guide | None, load_part(game, "guide")) or ()
