"""The player's own hand, with a key under each card, below their phase, total and groups."""

from typing import Any

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.widget import Widget

from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.phase10flip import symbols
from volteface.terminal.phase10flip.board.lane_drawing import LaneDrawing
from volteface.terminal.phase10flip.cards import CARD_WIDTH, CHIP_WIDTH, LOW, card_rows, chip
from volteface.terminal.phase10flip.hand import BACKS, Held, Indexes, newest, sorted_hand
from volteface.terminal.phase10flip.queries import has_laid
from volteface.terminal.questions import Choice, Question
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.prompt import Option

STEP = CARD_WIDTH + 1
GROUP_NUMERALS = ("I", "II", "III")


class OwnHand(Widget):
    """Shows the viewer's hand; empty for a spectator."""

    def __init__(self, context: RenderContext) -> None:
        super().__init__(id="own")
        self.context = context
        self.view: View | None = None
        self.asked: Seat | None = None
        self.rows = LOW
        self.question: Question | None = None
        self.choice: Choice | None = None
        self.new: str | None = None

    def show(self, view: Any, asked: Seat | None, rows: int) -> None:
        """Show the hand with so many rows per card."""
        if self.view is None or not (self.view.has_drawn and view.has_drawn and self.view.me == view.me):
            self.new = newest(view)
        self.view, self.asked, self.rows = view, asked, rows
        self.refresh()

    def highlight(self, question: Question | None, choice: Choice | None) -> None:
        """Show the keys of the cards that can be chosen, and mark those that a choice uses."""
        self.question, self.choice = question, choice
        self.refresh()

    def render(self) -> Text:
        """The heading, groups, cards and keys."""
        view, width = self.view, self.content_size.width
        if view is None or view.me is None:
            return Text()
        held = sorted_hand(view, self.context)
        lane = LaneDrawing(view, view.me, self.asked, self.context, width=width)
        head = lane.head(self._peek())
        head.stylize_before(Style(color=lane.text, bgcolor=lane.ground))
        rows = [head]
        if has_laid(view, view.me):
            rows.append(Text("    ").append_text(lane.groups()))
        rows += self._chips(held, width) if self.rows < LOW else self._cards(held)
        return Text("\n").join(rows)

    def _cards(self, held: tuple[Held, ...]) -> list[Text]:
        rows = [Text(" ") for _ in range(self.rows + 1)]
        for index, one in enumerate(held):
            drawn = (*card_rows(self._face(one), self.context, self.rows), self._label(index, one, CARD_WIDTH))
            for row, part in zip(rows, drawn, strict=True):
                row.append_text(part).append(" ")
        return rows

    def _chips(self, held: tuple[Held, ...], width: int) -> list[Text]:
        """The hand as chips, as many per row as fit, where there is no room for cards."""
        per_row = max(1, (width - 1) // (CHIP_WIDTH + 1))
        rows = []
        for start in range(0, len(held), per_row):
            chips, labels = Text(" "), Text(" ")
            for index in range(start, min(start + per_row, len(held))):
                chips.append_text(chip(self._face(held[index]), self.context.palette)).append(" ")
                labels.append_text(self._label(index, held[index], CHIP_WIDTH)).append(" ")
            rows += [chips, labels]
        return rows

    def _face(self, held: Held) -> Any:
        return held.back if BACKS in self.context.flags and held.back is not None else held.face

    def _peek(self) -> str:
        """A note while the backs are shown."""
        is_shown = BACKS in self.context.flags and self.view is not None and self.view.hand
        return f" {symbols.FLIP} {self.context.words.text('terminal-p10-key-peek')} " if is_shown else ""

    def _label(self, index: int, held: Held, width: int) -> Text:
        """The label under a card: its key, its group if it is selected, and whether it was just drawn."""
        palette, key = self.context.palette, self._key(index)
        group = self._group(index)
        text = f"{key}{symbols.NEW if held.name == self.new else ''}"
        if group is not None:
            text = f"▲{GROUP_NUMERALS[group] if len(self._marks()) > 1 else text}"
            return Text(f"{text:^{width}}", Style(color=palette.turn_text, bgcolor=palette.turn, bold=True))
        ground = palette.raised if key else None
        return Text(f"{text:^{width}}", Style(color=palette.text, bgcolor=ground, bold=True))

    def _key(self, index: int) -> str:
        choice = self._choice_at(index)
        return choice.keys[0] if choice is not None and choice.keys else ""

    def _choice_at(self, index: int) -> Choice | None:
        on_board = (choice for choice in (self.question.choices if self.question else ()) if choice.is_on_board)
        return next((choice for choice in on_board if choice.highlight == ((index,),)), None)

    def _marks(self) -> Indexes:
        """The cards that the selected choice uses, or else those of the question."""
        if self.choice is not None and self.choice.highlight is not None:
            return self.choice.highlight  # type: ignore[no-any-return]
        return (self.question.highlight if self.question is not None else None) or ()

    def _group(self, index: int) -> int | None:
        return next((number for number, group in enumerate(self._marks()) if index in group), None)

    def on_click(self, event: Click) -> None:
        """Choose the card that was clicked."""
        choice = self._choice_at((event.x - 1) // STEP) if self.rows >= LOW and event.y > 0 else None
        if choice is not None:
            event.stop()
            self.post_message(Option.Chosen(choice))
