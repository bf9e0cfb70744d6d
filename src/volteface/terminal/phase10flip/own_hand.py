"""One's own place at the table: phase, total, what one has laid, and the hand with a key under every card."""

from typing import Any

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.widget import Widget

from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.look import Look
from volteface.terminal.phase10flip import signs
from volteface.terminal.phase10flip.cards import CARD_WIDTH, CHIP_WIDTH, LOW, card_rows, chip
from volteface.terminal.phase10flip.hand import BACKS, Held, Places, hold, newest
from volteface.terminal.phase10flip.lane_drawing import LaneDrawing
from volteface.terminal.phase10flip.reading import has_laid
from volteface.terminal.prompt import Option
from volteface.terminal.question import Choice, Question

STEP = CARD_WIDTH + 1
GROUP_SIGNS = ("I", "II", "III")


class OwnHand(Widget):
    """Shows the hand of whoever looks; nothing for a spectator."""

    def __init__(self, look: Look) -> None:
        super().__init__(id="own")
        self.look = look
        self.view: View | None = None
        self.asked: Seat | None = None
        self.rows = LOW
        self.question: Question | None = None
        self.choice: Choice | None = None
        self.new: str | None = None

    def show(self, view: Any, asked: Seat | None, rows: int) -> None:
        """Show the hand with so many rows a card."""
        if self.view is None or not (self.view.has_drawn and view.has_drawn and self.view.me == view.me):
            self.new = newest(view)
        self.view, self.asked, self.rows = view, asked, rows
        self.refresh()

    def point(self, question: Question | None, choice: Choice | None) -> None:
        """Show the keys of the cards that can be chosen, and those that a choice is about."""
        self.question, self.choice = question, choice
        self.refresh()

    def render(self) -> Text:
        """Head, groups, cards, keys."""
        view, width = self.view, self.content_size.width
        if view is None or view.me is None:
            return Text()
        held = hold(view, self.look)
        lane = LaneDrawing(view, view.me, self.asked, self.look, width=width)
        head = lane.head(self._peek())
        head.stylize_before(Style(color=lane.text, bgcolor=lane.ground))
        rows = [head]
        if has_laid(view, view.me):
            rows.append(Text("    ").append_text(lane.groups()))
        rows += self._chips(held, width) if self.rows < LOW else self._cards(held)
        return Text("\n").join(rows)

    def _cards(self, held: tuple[Held, ...]) -> list[Text]:
        rows = [Text(" ") for _ in range(self.rows + 1)]
        for place, one in enumerate(held):
            drawn = (*card_rows(self._face(one), self.look, self.rows), self._label(place, one, CARD_WIDTH))
            for row, part in zip(rows, drawn, strict=True):
                row.append_text(part).append(" ")
        return rows

    def _chips(self, held: tuple[Held, ...], width: int) -> list[Text]:
        """The hand where there is no room for cards: chips, as many a row as fit."""
        a_row = max(1, (width - 1) // (CHIP_WIDTH + 1))
        rows = []
        for start in range(0, len(held), a_row):
            chips, labels = Text(" "), Text(" ")
            for place in range(start, min(start + a_row, len(held))):
                chips.append_text(chip(self._face(held[place]), self.look.palette)).append(" ")
                labels.append_text(self._label(place, held[place], CHIP_WIDTH)).append(" ")
            rows += [chips, labels]
        return rows

    def _face(self, held: Held) -> Any:
        return held.back if BACKS in self.look.switched_on and held.back is not None else held.face

    def _peek(self) -> str:
        """Says so while the backs are shown."""
        is_shown = BACKS in self.look.switched_on and self.view is not None and self.view.hand
        return f" {signs.FLIP} {self.look.words.text('terminal-p10-key-peek')} " if is_shown else ""

    def _label(self, place: int, held: Held, width: int) -> Text:
        """The key under a card; how it is chosen or picked, and whether it is new."""
        palette, key = self.look.palette, self._key(place)
        group = self._group(place)
        text = f"{key}{signs.NEW if held.name == self.new else ''}"
        if group is not None:
            text = f"▲{GROUP_SIGNS[group] if len(self._marks()) > 1 else text}"
            return Text(f"{text:^{width}}", Style(color=palette.turn_text, bgcolor=palette.turn, bold=True))
        ground = palette.raised if key else None
        return Text(f"{text:^{width}}", Style(color=palette.text, bgcolor=ground, bold=True))

    def _key(self, place: int) -> str:
        choice = self._choice_at(place)
        return choice.keys[0] if choice is not None and choice.keys else ""

    def _choice_at(self, place: int) -> Choice | None:
        on_board = (choice for choice in (self.question.choices if self.question else ()) if choice.is_on_board)
        return next((choice for choice in on_board if choice.about == ((place,),)), None)

    def _marks(self) -> Places:
        """What the present choice is about, or else the question."""
        if self.choice is not None and self.choice.about is not None:
            return self.choice.about  # type: ignore[no-any-return]
        return (self.question.about if self.question is not None else None) or ()

    def _group(self, place: int) -> int | None:
        return next((index for index, group in enumerate(self._marks()) if place in group), None)

    def on_click(self, event: Click) -> None:
        """A click on a card chooses it."""
        choice = self._choice_at((event.x - 1) // STEP) if self.rows >= LOW and event.y > 0 else None
        if choice is not None:
            event.stop()
            self.post_message(Option.Chosen(choice))
