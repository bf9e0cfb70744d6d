"""The words of Flip 7: the names of its cards."""

from typing import Any, Final

from volteface.locale.game_words import GameWords
from volteface.locale.words import Words


def name_card(words: Words, card: str) -> str:
    """Return a card's name without an article."""
    return words.text(_message_id(card))


def _name_any_card(words: Words, card: Any) -> str:
    """Return a card's name; the card of a refused move need not exist."""
    return name_card(words, card) if words.has(_message_id(card)) else str(card)


def _message_id(card: str) -> str:
    """Return the message of a card: +2 and x2 are card-plus2 and card-times2."""
    return "card-" + card.replace("+", "plus").replace("x", "times")


WORDS: Final = GameWords(fields={"card": _name_any_card})
