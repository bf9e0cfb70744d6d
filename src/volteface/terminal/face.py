"""What a game brings along so that it can be shown in a terminal."""

from typing import Any, Protocol

from rich.console import RenderableType
from textual.widget import Widget

from volteface.kernel import Seat
from volteface.terminal.look import Look
from volteface.terminal.question import Question


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


class Face(Protocol):
    """A game's face: its widgets for the screen, and the same in plain words."""

    id: str
    default_bot: str

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
