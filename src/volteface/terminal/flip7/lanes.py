"""The players' lanes, as tall as fit; the seat that has to decide is always scrolled into view."""

from typing import Any

from rich.text import Text
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widget import Widget

from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.flip7.lane_drawing import Density, LaneDrawing
from volteface.terminal.render_context import RenderContext

LEAST_WIDTH_OF_CARDS = 74


class Lane(Widget):
    """One player's lane."""

    def __init__(self, context: RenderContext, seat: Seat) -> None:
        super().__init__(id=f"lane-{seat}")
        self.context, self.seat = context, seat
        self.view: View | None = None
        self.asked: Seat | None = None
        self.density = Density.CHIPS
        self._drawn_from: tuple[object, ...] = ()  # what the last drawing showed, to skip redrawing

    def show(self, view: View, asked: Seat | None, density: Density) -> None:
        """Show the seat; redraw only if something changed."""
        shown = (view.lines[self.seat], view.totals[self.seat], view.dealer, view.stage, view.playing)
        drawn_from = (*shown, asked == self.seat, density, self.context.palette.name)
        self.view, self.asked, self.density = view, asked, density
        if drawn_from != self._drawn_from:
            self._drawn_from = drawn_from
            self.styles.height = density.value
            self.refresh()

    def render(self) -> Text:
        """The lane at its current width."""
        if self.view is None:
            return Text()
        drawing = LaneDrawing(self.view, self.seat, self.asked, self.context, width=self.content_size.width)
        return drawing.draw(self.density)


class Lanes(VerticalScroll):
    """All lanes, one below the other."""

    can_focus = False

    def __init__(self, context: RenderContext) -> None:
        self.lanes = [Lane(context, seat) for seat in range(len(context.names))]
        super().__init__(*self.lanes, id="lanes")
        self.view: View | None = None
        self.asked: Seat | None = None

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show all lanes, and scroll to the one that matters."""
        self.view, self.asked = view, asked
        density = self.density()
        for lane in self.lanes:
            lane.show(view, asked, density)
        self.call_after_refresh(self._scroll_into_view)

    def _scroll_into_view(self) -> None:
        """Scroll to the seat that has to decide, or is dealt to."""
        if self.view is not None:
            seat = self.asked if self.asked is not None else self.view.seat
            self.scroll_to_widget(self.lanes[seat], animate=False, immediate=True)

    def density(self) -> Density:
        """The tallest lanes that all fit."""
        return tallest_fitting(len(self.lanes), self.size.height, self.size.width)

    def on_resize(self, event: Resize) -> None:
        """Choose the height of the lanes again."""
        if self.view is not None:
            self.show(self.view, self.asked)


def tallest_fitting(seats: int, rows: int, columns: int) -> Density:
    """The tallest lanes that all fit; the last one needs no space below it."""
    if columns >= LEAST_WIDTH_OF_CARDS:
        for density in (Density.GRAND, Density.TALL, Density.CHIPS):
            if rows >= _rows(seats, density):
                return density
    return Density.COMPACT


def rows_of_lanes(seats: int, rows: int, columns: int) -> int:
    """How many of these rows the lanes can use."""
    return min(rows, _rows(seats, tallest_fitting(seats, rows, columns)))


def _rows(seats: int, density: Density) -> int:
    return density.value * seats - (density in (Density.GRAND, Density.TALL))
