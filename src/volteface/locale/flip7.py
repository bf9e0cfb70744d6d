"""The words of Flip 7: the names of its cards."""

from typing import Any, Final

from volteface.locale.game_words import GameWords, Section
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


GUIDE: Final = (  # how to play, in reading order
    Section("goal", events=("round_began",)),
    Section("turn", ("7", "3", "10"), ("dealt", "stayed")),
    Section("bust", ("9", "4", "9"), ("busted",)),
    Section("flip7", ("0", "2", "4", "6", "8", "9", "11"), ("flipped_seven",)),
    Section("modifiers", ("+2", "+4", "+6", "+8", "+10", "x2")),
    Section("actions", ("freeze", "flip3", "chance"), ("card_assigned",)),
    Section("freeze", ("freeze",), ("frozen",)),
    Section("flip3", ("flip3",), ("flip_three_began", "flip_three_stopped", "card_waits", "card_dropped")),
    Section("chance", ("chance",), ("saved", "second_chance_kept", "second_chance_given")),
    Section("points", ("9", "3", "x2", "+6"), ("round_scored",)),
    Section("deck", events=("reshuffled", "all_shuffled")),
    Section("end", events=("tie_break", "game_ended")),
)
WORDS: Final = GameWords(guide=GUIDE, fields={"card": _name_any_card})
