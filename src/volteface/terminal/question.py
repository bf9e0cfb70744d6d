"""What a person is asked, and the choices there are."""

from collections.abc import Callable
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
    leads_to: "Callable[[], Question] | None" = None  # another question, asked instead of making a move
    about: Any = None  # what of the table it stands for, in the board's own terms
    is_on_board: bool = False  # the board shows it with its key
    is_in_dock: bool = True
    said: str = ""  # the label in whole words, for those who read line by line
    is_for_keys: bool = False  # a short way for those who press single keys; line by line there is another


class Typed(Struct, frozen=True):
    """An answer that is written out: how, and what reads it; `read` raises `InvalidInput`."""

    hint: str
    read: Callable[[str], Any]


class Question(Struct, frozen=True):
    """What is asked, of whom the heading says, and the choices."""

    text: str
    choices: tuple[Choice, ...]
    is_list: bool = False  # many like choices, such as whom a card hits
    column: int | None = None  # the least width of a choice in a list, if it is unusual
    about: Any = None  # what of the table it is about, in the board's own terms
    typed: Typed | None = None

    def in_dock(self) -> tuple[Choice, ...]:
        """The choices that the dock shows."""
        return tuple(choice for choice in self.choices if choice.is_in_dock)

    def in_lines(self) -> tuple[Choice, ...]:
        """The choices that are listed line by line."""
        return tuple(choice for choice in self.choices if not choice.is_for_keys)


def place_keys(count: int) -> tuple[tuple[str, ...], ...]:
    """Keys for so many like choices: numbers, then letters; the rest are reached by the arrows."""
    keys = (*NUMBERS, *LETTERS)
    return tuple((keys[place],) if place < len(keys) else () for place in range(count))


def own_letter(word: str, taken: frozenset[str]) -> tuple[str, ...]:
    """The first letter of a word in the player's language, if nothing else uses it."""
    letter = next((letter for letter in word.casefold() if letter.isalpha()), "")
    return (letter,) if letter and letter not in taken | TABLE_KEYS else ()
