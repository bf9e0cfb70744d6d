"""Draws a player's lane as Rich text: name, status, seven slots, tickets and points."""

from enum import Enum
from typing import Final

from msgspec import Struct
from rich.style import Style
from rich.text import Text

from volteface.games.flip7.scoring import FLIP_SEVEN_BONUS, NUMBERS_TO_FLIP
from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.flip7 import symbols
from volteface.terminal.flip7.cards import (
    CARD_WIDTH,
    SMALL_TICKET,
    TICKET_WIDTH,
    line_tickets,
    number_cell,
    number_rows,
    slot_rows,
)
from volteface.terminal.flip7.queries import LaneState, duplicates, lane_points, lane_state
from volteface.terminal.palette import Palette
from volteface.terminal.render_context import RenderContext

HATCH: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
POINTS_WIDTH: Final = 5
LEAST_INFO, MOST_INFO = 20, 30
CARDS_WIDTH: Final = (CARD_WIDTH + 1) * NUMBERS_TO_FLIP
TICKETS_WIDTH: Final = 2 * TICKET_WIDTH + 1
COMPACT_NAME, COMPACT_STATUS = 11, 14
TICKET_ROWS: Final = (1, 0, 2)  # a column of tickets is filled from its middle


class Density(Enum):
    """How tall a lane is; the value is its number of rows."""

    GRAND = 6  # three, one of space above and below them, and one between lanes
    TALL = 4  # three, and one between lanes
    CHIPS = 3
    COMPACT = 1


class LaneColours(Struct, frozen=True):
    """The colours of a lane: background, text, secondary text, and empty slots."""

    ground: str
    text: str
    quiet: str
    faint: str


class LaneDrawing:
    """Draws the lane of a seat; `asked` is the seat that has to decide."""

    def __init__(self, view: View, seat: Seat, asked: Seat | None, context: RenderContext, *, width: int) -> None:
        self.view, self.seat, self.context, self.width = view, seat, context, width
        self.line = view.lines[seat]
        self.state = lane_state(view, seat, asked, context)
        self.colours = lane_colours(self.state, context.palette)
        self.fill = HATCH if self.state.kind == "busted" else " "

    def draw(self, density: Density) -> Text:
        """The rows of the lane, without the space below it."""
        rows = [self._compact_row()] if density is Density.COMPACT else self._full_rows(density)
        if density is Density.GRAND:
            rows = [Text(), *rows, Text()]
        lane = Text("\n").join(self._fitted(row, self.width, self.fill) for row in rows)
        lane.stylize_before(Style(color=self.colours.text, bgcolor=self.colours.ground))
        return lane

    def _full_rows(self, density: Density) -> list[Text]:
        info_width = self.width - CARDS_WIDTH - TICKETS_WIDTH - POINTS_WIDTH - 1
        info_width = max(LEAST_INFO, min(MOST_INFO, info_width))
        points = Text(f"{lane_points(self.view, self.seat):>{POINTS_WIDTH - 1}} ", "bold")
        infos, cards = (
            (self._who(), self._standing(), self._total(info_width - 1)),
            self._cards(is_solid=density is not Density.CHIPS),
        )
        rows = []
        for info, card_row, tickets, right in zip(infos, cards, self._tickets(), (Text(), points, Text()), strict=True):
            row = Text(" ").append_text(self._fitted(info, info_width - 1, " ")).append(" ").append_text(card_row)
            rows.append(self._with_points(row.append_text(tickets), right))
        return rows

    def _compact_row(self) -> Text:
        mark = f" {symbols.DEALS}" if self._deals() else ""
        name = Text(self.context.names[self.seat][: COMPACT_NAME - 1 - len(mark)] + mark, "bold")
        row = Text().append(f"{self.state.symbol} ", "bold").append_text(self._fitted(name, COMPACT_NAME, " "))
        row.append_text(self._fitted(Text(self.state.word), COMPACT_STATUS, " "))
        for index in range(NUMBERS_TO_FLIP):
            row.append_text(self._compact_card(index)).append(" ")
        for one in line_tickets(self.line, self.context.palette, SMALL_TICKET):
            row.append_text(one).append(" ")
        points = Text().append(f"{lane_points(self.view, self.seat):>4}", "bold")
        points.append(f"{self.view.totals[self.seat]:>6} ", Style(color=self.colours.quiet))
        return self._with_points(row, points)

    def _who(self) -> Text:
        context, seat = self.context, self.seat
        who = Text().append(f"{context.initials[seat]:^3}", context.badge_style(seat))
        who.append(f" {context.names[seat]}", "bold")
        return who.append(context.player_note(seat), Style(color=self.colours.quiet))

    def _standing(self) -> Text:
        return Text(f"  {self.state.symbol} {self.state.word}", Style(color=self.colours.text, bold=True))

    def _total(self, width: int) -> Text:
        """The total, and who deals: in a word if there is room for it."""
        in_all = self.context.words.text("terminal-in-all", points=self.view.totals[self.seat])
        total = Text(f"  {in_all}", Style(color=self.colours.quiet))
        if not self._deals():
            return total
        total.append(f" {symbols.DEALS}")
        word = f" {self.context.words.text('terminal-dealer-mark')}"
        return total.append(word) if total.cell_len + len(word) <= width else total

    def _deals(self) -> bool:
        return self.view.dealer == self.seat and self.view.round > 0

    def _is_faded(self, number: int) -> bool:
        """In a busted line only the duplicate number keeps its colour."""
        return bool(duplicates(self.line)) and number not in duplicates(self.line)

    def _cards(self, *, is_solid: bool) -> tuple[Text, Text, Text]:
        rows, palette = (Text(), Text(), Text()), self.context.palette
        for number in self.line.numbers:
            _append(rows, number_rows(number, palette, is_solid=is_solid, is_faded=self._is_faded(number)))
        if self.state.kind == "busted":
            return rows
        is_open = self.state.kind in ("decides", "active")
        for index in range(len(self.line.numbers), NUMBERS_TO_FLIP):
            label = f"+{FLIP_SEVEN_BONUS}" if index == NUMBERS_TO_FLIP - 1 else ""
            blank = Text(" " * CARD_WIDTH)
            _append(rows, slot_rows(self.colours.faint, label) if is_open else (blank, blank, blank))
        return rows

    def _compact_card(self, index: int) -> Text:
        if index >= len(self.line.numbers):
            return Text(" · ", Style(color=self.colours.quiet))
        number = self.line.numbers[index]
        return number_cell(number, self.context.palette, is_faded=self._is_faded(number))

    def _tickets(self) -> tuple[Text, Text, Text]:
        rows = (Text(), Text(), Text())
        for index, one in enumerate(line_tickets(self.line, self.context.palette)):
            rows[TICKET_ROWS[index % len(TICKET_ROWS)]].append_text(one).append(" ")
        return rows

    def _with_points(self, row: Text, points: Text) -> Text:
        return self._fitted(row, self.width - points.cell_len, self.fill).append_text(points)

    def _fitted(self, text: Text, width: int, fill: str) -> Text:
        """The text, cut or padded to a width."""
        fitted = text.copy()
        fitted.truncate(max(width, 0), overflow="ellipsis")
        return fitted.append(fill * max(0, width - fitted.cell_len), Style(color=self.colours.faint))


def _append(rows: tuple[Text, Text, Text], parts: tuple[Text, Text, Text]) -> None:
    for row, part in zip(rows, parts, strict=True):
        row.append_text(part).append(" ")


def lane_colours(state: LaneState, palette: Palette) -> LaneColours:
    """The colours of a lane by its state."""
    match state.kind:
        case "decides":
            return LaneColours(palette.turn, palette.turn_text, palette.turn_quiet, palette.turn_faint)
        case "stayed":
            return LaneColours(palette.stayed, palette.stayed_text, palette.stayed_text, palette.stayed_text)
        case "frozen":
            return LaneColours(palette.frozen, palette.frozen_text, palette.frozen_text, palette.frozen_text)
        case "busted":
            return LaneColours(palette.bust, palette.bust_text, palette.bust_text, palette.hatch)
        case _:
            return LaneColours(palette.surface, palette.text, palette.quiet, palette.faint)
