"""The players' lanes, as tall as fit; one's own and that of the seat that has to decide are always visible."""

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text
from textual.containers import Container, VerticalScroll
from textual.events import Resize
from textual.widget import Widget

from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.flip7.lane_drawing import Density, LaneDrawing
from volteface.terminal.render_context import RenderContext

LEAST_WIDTH_OF_CARDS: Final = 74
MOST_PINNED: Final = 3


class Lane(Widget):
    """One player's lane."""

    def __init__(self, context: RenderContext, seat: Seat) -> None:
        super().__init__(id=f"lane-{seat}")
        self.context, self.seat = context, seat
        self.view: View | None = None
        self.asked: Seat | None = None
        self.density = Density.CHIPS
        self._drawn_from: tuple[object, ...] = ()  # what the last drawing showed, to skip redrawing

    def show(self, view: View, asked: Seat | None, density: Density, rows: int) -> None:
        """Show the seat in so many rows; redraw only if something changed."""
        shown = (view.lines[self.seat], view.totals[self.seat], view.dealer, view.stage, view.playing)
        drawn_from = (*shown, asked == self.seat, density, rows, self.context.palette.name)
        self.view, self.asked, self.density = view, asked, density
        if drawn_from != self._drawn_from:
            self._drawn_from = drawn_from
            self.styles.height = rows
            self.refresh()

    def render(self) -> Text:
        """The lane at its current width."""
        if self.view is None:
            return Text()
        drawing = LaneDrawing(self.view, self.seat, self.asked, self.context, width=self.content_size.width)
        return drawing.draw(self.density)


class Lanes(Container):
    """All lanes, one below the other; those of the people at this keyboard stay while the bots' lanes scroll."""

    def __init__(self, context: RenderContext) -> None:
        self.lanes = [Lane(context, seat) for seat in range(len(context.names))]
        self.pinned = pinned_seats(context)
        others = _others(self.pinned, len(self.lanes))
        self.scroll = ScrollingLanes(*(self.lanes[seat] for seat in others), id="scroll")
        super().__init__(*(self.lanes[seat] for seat in self.pinned), self.scroll, id="lanes")
        self._last = self.lanes[others[-1] if others else self.pinned[-1]]
        self.view: View | None = None
        self.asked: Seat | None = None

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show all lanes, and scroll to the one that matters."""
        self.view, self.asked = view, asked
        density = self.density()
        for lane in self.lanes:
            lane.show(view, asked, density, density.value - (lane is self._last and _has_gap(density)))
        bar = _rows(len(self.lanes), density) > self.size.height > 0
        for seat in self.pinned:
            self.lanes[seat].styles.margin = (0, int(bar), 0, 0)  # as wide as those beside the scroll bar
        self.call_after_refresh(self._scroll_into_view)

    def _scroll_into_view(self) -> None:
        """Scroll to the seat that has to decide, or is dealt to."""
        if self.view is not None:
            seat = self.asked if self.asked is not None else self.view.seat
            if seat not in self.pinned:
                self.scroll.scroll_to_widget(self.lanes[seat], animate=False, immediate=True)

    def density(self) -> Density:
        """The tallest lanes that all fit."""
        return tallest_fitting(len(self.lanes), self.size.height, self.size.width)

    def on_resize(self, event: Resize) -> None:
        """Choose the height of the lanes again."""
        if self.view is not None:
            self.show(self.view, self.asked)


class ScrollingLanes(VerticalScroll):
    """The lanes that scroll where not all fit."""

    can_focus = False


def pinned_seats(context: RenderContext) -> tuple[Seat, ...]:
    """The seats whose lanes never scroll away: those of the people, if they are few and bots play as well."""
    return context.people if len(context.people) <= MOST_PINNED and len(context.people) < len(context.names) else ()


def _others(pinned: Sequence[Seat], seats: int) -> list[Seat]:
    """The other seats in the order of play, beginning after those that are pinned."""
    first = pinned[-1] + 1 if pinned else 0
    order = [(first + step) % seats for step in range(seats)]
    return [seat for seat in order if seat not in pinned]


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
    return density.value * seats - _has_gap(density)


def _has_gap(density: Density) -> bool:
    """Whether the last row of a lane is the space between lanes, which the last one does not need."""
    return density in (Density.GRAND, Density.TALL)
