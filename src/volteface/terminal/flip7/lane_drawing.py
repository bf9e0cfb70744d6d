"""One player's lane as Rich text: who, how they stand, their seven places, their tickets, their points."""

from enum import Enum
from typing import Final

from rich.style import Style
from rich.text import Text

from volteface.games.flip7.scoring import FLIP_SEVEN_BONUS, NUMBERS_TO_FLIP
from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.flip7 import signs
from volteface.terminal.flip7.cards import (
    CARD_WIDTH,
    SMALL_TICKET,
    TICKET_WIDTH,
    line_tickets,
    number_cell,
    number_rows,
    slot_rows,
)
from volteface.terminal.flip7.lane_colours import lane_colours
from volteface.terminal.flip7.reading import lane_points, lane_state, twins
from volteface.terminal.look import Look
from volteface.terminal.palette import WHITE

HATCH: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
POINTS_WIDTH: Final = 5
LEAST_INFO, MOST_INFO = 20, 30
CARDS_WIDTH: Final = (CARD_WIDTH + 1) * NUMBERS_TO_FLIP
TICKETS_WIDTH: Final = 2 * TICKET_WIDTH + 1
COMPACT_NAME, COMPACT_STATUS = 11, 14
TICKET_ROWS: Final = (1, 0, 2)  # a column of tickets fills from its middle, where the eye is


class Density(Enum):
    """How much room a lane has; the value is its rows."""

    GRAND = 6  # three, one of air above and below them, and one between lanes
    TALL = 4  # three, and one between lanes
    CHIPS = 3
    COMPACT = 1


class LaneDrawing:
    """The lane of a seat while `asked` decides, drawn as wide as there is room."""

    def __init__(self, view: View, seat: Seat, asked: Seat | None, look: Look, *, width: int) -> None:
        self.view, self.seat, self.look, self.width = view, seat, look, width
        self.line = view.lines[seat]
        self.state = lane_state(view, seat, asked, look)
        self.colours = lane_colours(self.state, look.palette)
        self.fill = HATCH if self.state.kind == "busted" else " "

    def draw(self, density: Density) -> Text:
        """All rows of the lane but the air below it."""
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
            (self._who(), self._standing(), self._total()),
            self._cards(is_solid=density is not Density.CHIPS),
        )
        rows = []
        for info, card_row, tickets, right in zip(infos, cards, self._tickets(), (Text(), points, Text()), strict=True):
            row = Text(" ").append_text(self._fitted(info, info_width - 1, " ")).append(" ").append_text(card_row)
            rows.append(self._with_points(row.append_text(tickets), right))
        return rows

    def _compact_row(self) -> Text:
        mark = f" {signs.DEALS}" if self._deals() else ""
        name = Text(self.look.names[self.seat][: COMPACT_NAME - 1 - len(mark)] + mark, "bold")
        row = Text().append(f"{self.state.sign} ", "bold").append_text(self._fitted(name, COMPACT_NAME, " "))
        row.append_text(self._fitted(Text(self.state.word), COMPACT_STATUS, " "))
        for place in range(NUMBERS_TO_FLIP):
            row.append_text(self._compact_card(place)).append(" ")
        for one in line_tickets(self.line, self.look.palette, SMALL_TICKET):
            row.append_text(one).append(" ")
        points = Text().append(f"{lane_points(self.view, self.seat):>4}", "bold")
        points.append(f"{self.view.totals[self.seat]:>6} ", Style(color=self.colours.quiet))
        return self._with_points(row, points)

    def _who(self) -> Text:
        player, quiet = self.look.players[self.seat], Style(color=self.colours.quiet)
        badge = Style(color=WHITE, bgcolor=self.look.badge_colour(self.seat), bold=True)
        who = Text().append(f"{self.look.initials[self.seat]:^3}", badge).append(f" {player.name}", "bold")
        if player.kind is not None:
            who.append(f" {signs.BOT} {player.kind}", quiet)
        elif self.look.is_the_only_person(self.seat):
            who.append(f" ({self.look.words.text('terminal-you')})", quiet)
        return who

    def _standing(self) -> Text:
        return Text(f"  {self.state.sign} {self.state.word}", Style(color=self.colours.text, bold=True))

    def _total(self) -> Text:
        in_all = self.look.words.text("terminal-in-all", points=self.view.totals[self.seat])
        total = Text(f"  {in_all}", Style(color=self.colours.quiet))
        return (
            total.append(f" {signs.DEALS} {self.look.words.text('terminal-dealer-mark')}") if self._deals() else total
        )

    def _deals(self) -> bool:
        return self.view.dealer == self.seat and self.view.round > 0

    def _is_faded(self, number: int) -> bool:
        """Of a bust line only the two twins keep their colour."""
        return bool(twins(self.line)) and number not in twins(self.line)

    def _cards(self, *, is_solid: bool) -> tuple[Text, Text, Text]:
        rows, palette = (Text(), Text(), Text()), self.look.palette
        for number in self.line.numbers:
            _append(rows, number_rows(number, palette, is_solid=is_solid, is_faded=self._is_faded(number)))
        if self.state.kind == "busted":
            return rows
        is_open = self.state.kind in ("decides", "active")
        for place in range(len(self.line.numbers), NUMBERS_TO_FLIP):
            label = f"+{FLIP_SEVEN_BONUS}" if place == NUMBERS_TO_FLIP - 1 else ""
            blank = Text(" " * CARD_WIDTH)
            _append(rows, slot_rows(self.colours.faint, label) if is_open else (blank, blank, blank))
        return rows

    def _compact_card(self, place: int) -> Text:
        if place >= len(self.line.numbers):
            return Text(" · ", Style(color=self.colours.quiet))
        number = self.line.numbers[place]
        return number_cell(number, self.look.palette, is_faded=self._is_faded(number))

    def _tickets(self) -> tuple[Text, Text, Text]:
        rows = (Text(), Text(), Text())
        for place, one in enumerate(line_tickets(self.line, self.look.palette)):
            rows[TICKET_ROWS[place % len(TICKET_ROWS)]].append_text(one).append(" ")
        return rows

    def _with_points(self, row: Text, points: Text) -> Text:
        return self._fitted(row, self.width - points.cell_len, self.fill).append_text(points)

    def _fitted(self, text: Text, width: int, fill: str) -> Text:
        """The text, cut or filled to a width."""
        fitted = text.copy()
        fitted.truncate(max(width, 0), overflow="ellipsis")
        return fitted.append(fill * max(0, width - fitted.cell_len), Style(color=self.colours.faint))


def _append(rows: tuple[Text, Text, Text], parts: tuple[Text, Text, Text]) -> None:
    for row, part in zip(rows, parts, strict=True):
        row.append_text(part).append(" ")
