"""Questions with choices, and the keys that choose; shared by the screen and plain text."""

from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec import Struct

from volteface.locale import Words

ENTER: Final = "enter"
SPACE: Final = "space"

# Choices after a round and after a game.
GO_ON: Final = "go-on"
AGAIN: Final = "again"
LEAVE: Final = "leave"

RESERVED_KEYS: Final = frozenset("oqt")  # they work at any time, so no choice may use them
NUMBERS: Final = tuple("123456789")
LETTERS: Final = tuple(letter for letter in "abcdefgijklmnpruvwxyz" if letter not in RESERVED_KEYS)


class Choice(Struct, frozen=True):
    """One choice: its move, its keys (the first is shown), and its label."""

    move: Any
    keys: tuple[str, ...]
    label: str
    details: tuple[str, ...] = ()
    rank: Literal["main", "other"] = "other"
    is_offered: bool = True
    leads_to: "Callable[[], Question] | None" = None  # makes a further question, asked instead of making a move
    highlight: Any = None  # what to mark on the board, in the board's own terms
    is_on_board: bool = False  # the board shows its key
    is_in_dock: bool = True
    plain_label: str = ""  # a label in whole words, for plain text
    is_screen_only: bool = False  # a shortcut by single keys that plain text does not list


class TypedMove(Struct, frozen=True):
    """A move that may be typed in: a hint, and its parser, which raises `InvalidInput`."""

    hint: str
    parse: Callable[[str], Any]


class Question(Struct, frozen=True):
    """A question and its choices."""

    text: str
    choices: tuple[Choice, ...]
    is_list: bool = False  # many similar choices, such as the players who may get a card
    column: int | None = None  # the least width of a choice in a list, if not the usual one
    highlight: Any = None  # what to mark on the board, in the board's own terms
    typed: TypedMove | None = None

    def dock_choices(self) -> tuple[Choice, ...]:
        """The choices that the dock shows."""
        return tuple(choice for choice in self.choices if choice.is_in_dock)

    def plain_choices(self) -> tuple[Choice, ...]:
        """The choices that plain text lists."""
        return tuple(choice for choice in self.choices if not choice.is_screen_only)


def list_keys(count: int) -> tuple[tuple[str, ...], ...]:
    """Keys for the choices of a list: numbers, then letters; any beyond those are reached with the arrow keys."""
    keys = (*NUMBERS, *LETTERS)
    return tuple((keys[index],) if index < len(keys) else () for index in range(count))


def initial_key(word: str, taken: frozenset[str]) -> tuple[str, ...]:
    """The first letter of a word as a key, unless it is taken."""
    letter = next((letter for letter in word.casefold() if letter.isalpha()), "")
    return (letter,) if letter and letter not in taken | RESERVED_KEYS else ()


def next_round_question(text: str, words: Words) -> Question:
    """Asked when a round is over; `text` says so."""
    go_on = Choice(GO_ON, (ENTER, SPACE), words.text("terminal-key-go-on"), (), "main")
    return Question(text, (go_on,))


def play_again_question(result: str, table: str, words: Words) -> Question:
    """Asked when the game is over."""
    again = Choice(AGAIN, ("n", ENTER), words.text("terminal-key-new-game"), (), "main")
    leave = Choice(LEAVE, ("q",), words.text("terminal-key-quit"), (words.text("terminal-kept", table=table),))
    return Question(f"{words.text('terminal-game-over')}. {result}", (again, leave))


def pass_keyboard_question(name: str, words: Words) -> Question:
    """Asked before a hand is shown to the next person at a shared keyboard."""
    ready = Choice(None, (ENTER, SPACE), words.text("terminal-pass-ready", name=name), (), "main")
    return Question(words.text("terminal-pass", name=name), (ready,))
