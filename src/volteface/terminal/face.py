"""What a game brings along so that it can be shown in a terminal."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text
from textual.widget import Widget

from volteface.kernel import Seat
from volteface.terminal.look import Look
from volteface.terminal.palette import Palette
from volteface.terminal.question import Choice, Question


class Panel(Widget):
    """A part of the screen that shows the table."""

    def __init__(self, look: Look, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.look = look

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show the table; `asked` is the seat that decides now."""
        raise NotImplementedError

    def rows_wanted(self, available: int) -> int:
        """How many of the rows available it can use."""
        return available

    def point(self, question: Question | None, choice: Choice | None) -> None:
        """Show what is asked where it lies on the board, and the choice that Enter would take."""


class Switch(Struct, frozen=True):
    """A key that changes how the table is shown: its word's id, and which wish it turns on, off or over."""

    key: str
    word: str
    wish: str
    turns: Literal["on", "off", "over"] = "over"

    def press(self, look: Look) -> None:
        """Turn the wish."""
        is_on = self.wish not in look.switched_on if self.turns == "over" else self.turns == "on"
        (look.switched_on.add if is_on else look.switched_on.discard)(self.wish)


class Face(Protocol):
    """A game's face: its widgets for the screen, and the same in plain words."""

    id: str
    default_bot: str
    has_hands: bool = False  # whether players hold cards that not everybody may see
    switches: tuple[Switch, ...] = ()

    def palette(self, view: Any, light: Palette) -> Palette:
        """The colours of the table, by day or by night."""
        return light

    def reveal(self, view: Any, views: Sequence[Any]) -> Any:
        """A view with all hands open, as at a round's end; `views` are those of all seats."""
        return view

    def moment(self, event: Any, look: Look, width: int, height: int) -> tuple[Text, ...]:
        """An event that fills the board for a moment, frame by frame; none for most."""
        return ()

    def is_between_rounds(self, view: Any) -> bool:
        """Whether a round is over and the next has not begun."""

    def is_scored(self, view: Any) -> bool:
        """Whether the table shows a finished round, be it the last."""

    def acting(self, view: Any) -> Seat | None:
        """The seat that the table waits for, if it is no question of chance."""

    def round_number(self, view: Any) -> int:
        """Which round is on the table."""

    def piles(self, view: Any, look: Look) -> str:
        """What is left to draw and what is set aside, in a few words."""

    def sign(self, event: Any) -> str:
        """One character that stands for an event."""

    def question(self, view: Any, seat: Seat, offers: tuple[Any, ...], look: Look) -> Question:
        """What a seat is asked, with a choice for every offer."""

    def move_keys(self, look: Look) -> tuple[tuple[str, str], ...]:
        """The keys of the game's own moves, with their words, for the help."""

    def verdict(self, view: Any, look: Look) -> str:
        """Who has won, in a sentence."""

    def lines_in_words(self, view: Any, look: Look) -> tuple[str, ...]:
        """What lies before everybody, a sentence a seat."""

    def odds_in_words(self, view: Any, seat: Seat, look: Look) -> tuple[str, ...]:
        """The odds of the next card for a seat, in sentences."""

    def recap_in_words(self, view: Any, look: Look) -> tuple[str, ...]:
        """How every score of the round came about, a sentence a seat."""

    def help_in_words(self, view: Any, look: Look) -> tuple[str, ...]:
        """The game in a few sentences."""

    def board(self, look: Look) -> Panel:
        """The players' lines."""

    def side(self, look: Look) -> Panel:
        """What stands beside the lines on a wide screen."""

    def recap(self, view: Any, look: Look, width: int, height: int) -> RenderableType:
        """How every score came about, as a picture."""
