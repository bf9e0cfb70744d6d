"""The words of Higher: the folder of its messages, and how its cards are named."""

from importlib.resources import files
from typing import Any, Final

from volteface.locale import GameWords, Words


def name_card(words: Words, card: int | None) -> str:
    """Return a card's name; a hidden one is just a card."""
    return words.text("higher-card-hidden" if card is None else "higher-card", number=card or 0)


def _name(words: Words, card: Any) -> str:
    return name_card(words, card)


WORDS: Final = GameWords(fields={"card": _name}, messages=files(__package__).joinpath("messages"))
