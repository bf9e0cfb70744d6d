"""What a game brings to be put into words: the `words` part of its manifest."""

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias, cast

from msgspec import Struct

from volteface.kernel import load_part
from volteface.locale.words import Words

Argument: TypeAlias = str | int | float


def no_hints(fields: Mapping[str, Any]) -> dict[str, Argument]:
    """Return nothing."""
    return {}


class Section(Struct, frozen=True):
    """One paragraph of how to play: its message is `GAME-guide-ID`, its heading `GAME-guide-ID-title`."""

    id: str
    cards: tuple[str, ...] = ()  # its picture, in the game's card notation; an empty text is a gap
    events: tuple[str, ...] = ()  # what happens at a table that this paragraph explains


class GameWords(Struct, frozen=True, kw_only=True):
    """How a game's own values become arguments of its messages.

    Seats, points and plain values are formatted for every game; a game only names the fields of its events and
    refusals that hold something of its own, such as a card.
    """

    fields: Mapping[str, Callable[[Words, Any], Argument]] = {}  # a formatter by the name of the field
    seat_lists: tuple[str, ...] = ()  # more fields that list seats
    hints: Callable[[Mapping[str, Any]], dict[str, Argument]] = no_hints  # more arguments, from all fields of an event
    guide: tuple[Section, ...] = ()  # how to play, in reading order
    messages: Traversable | None = None  # a folder with one folder of *.ftl files for each language


def find_game_words(game: str) -> GameWords:
    """Return the words part of that game; an empty one if it brings none."""
    return cast(GameWords | None, load_part(game, "words")) or GameWords()
