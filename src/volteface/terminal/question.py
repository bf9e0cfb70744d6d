"""What a person is asked, and the choices there are."""

from typing import Any, Final, Literal

from msgspec import Struct

ENTER: Final = "enter"
SPACE: Final = "space"

# Keys that always mean the same at the table, so no choice may take them.
TABLE_KEYS: Final = frozenset("oqt")
NUMBERS: Final = tuple("123456789")
LETTERS: Final = tuple(letter for letter in "abcdefgijklmnpruvwxyz" if letter not in TABLE_KEYS)


class Choice(Struct, frozen=True):
    """One thing to choose: its move, its keys (the first is shown), and what it says."""

    move: Any
    keys: tuple[str, ...]
    label: str
    details: tuple[str, ...] = ()
    rank: Literal["main", "other"] = "other"
    is_offered: bool = True


class Question(Struct, frozen=True):
    """What is asked, of whom the heading says, and the choices."""

    text: str
    choices: tuple[Choice, ...]
    is_list: bool = False  # many like choices, such as whom a card hits


def place_keys(count: int) -> tuple[tuple[str, ...], ...]:
    """Keys for so many like choices: numbers, then letters; the rest are reached by the arrows."""
    keys = (*NUMBERS, *LETTERS)
    return tuple((keys[place],) if place < len(keys) else () for place in range(count))


def own_letter(word: str, taken: frozenset[str]) -> tuple[str, ...]:
    """The first letter of a word in the player's language, if nothing else uses it."""
    letter = next((letter for letter in word.casefold() if letter.isalpha()), "")
    return (letter,) if letter and letter not in taken | TABLE_KEYS else ()
