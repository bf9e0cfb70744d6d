"""The lanes of the other players; the seat that has to decide is always scrolled into view."""

from typing import Any

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widget import Widget

from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.phase10flip.board.lane_drawing import AIRY, COMPACT, LaneDrawing
from volteface.terminal.phase10flip.queries import lane_order, open_faces
from volteface.terminal.render_context import RenderContext


class Lane(Widget):
    """One player's lane."""

    def __init__(self, context: RenderContext, index: int) -> None:
        super().__init__(id=f"lane-{index}")
        self.context = context
        self.seat: Seat = index
        self.view: View | None = None
        self.asked: Seat | None = None
        self.rows = COMPACT
        self._drawn_from: tuple[object, ...] = ()  # what the last drawing showed, to skip redrawing

    def show(self, view: View, seat: Seat, asked: Seat | None, rows: int) -> None:
        """Show a seat; redraw only if something changed."""
        self.view, self.seat, self.asked, self.rows = view, seat, asked, rows
        shown = (
            view.hands[seat].backs,
            view.laid[seat],
            view.phases[seat],
            view.totals[seat],
            view.stage,
            view.playing,
        )
        drawn_from = (*shown, seat, seat == asked, rows, open_faces(view, seat), self.context.palette.name)
        if drawn_from != self._drawn_from:
            self._drawn_from = drawn_from
            self.styles.height = rows
            self.refresh()

    def render(self) -> Text:
        """The lane at its current width."""
        if self.view is None:
            return Text()
        drawing = LaneDrawing(self.view, self.seat, self.asked, self.context, width=self.content_size.width)
        return drawing.draw(min(self.rows, AIRY - 1))


class Lanes(VerticalScroll):
    """All lanes except the viewer's own, one below the other."""

    can_focus = False

    def __init__(self, context: RenderContext) -> None:
        self.lanes = [Lane(context, index) for index in range(len(context.names))]
        super().__init__(*self.lanes, id="lanes")
        self.asked: Seat | None = None

    def show(self, view: Any, asked: Seat | None, rows: int) -> None:
        """Show all lanes with so many rows each, and scroll to the seat that has to decide."""
        self.asked, order = asked, lane_order(view)
        for index, lane in enumerate(self.lanes):
            lane.display = index < len(order)
            if lane.display:
                is_last = index == len(order) - 1
                lane.show(view, order[index], asked, rows - (is_last and rows == AIRY))
        self.call_after_refresh(self._scroll_into_view)

    def _scroll_into_view(self) -> None:
        for lane in self.lanes:
            if lane.display and lane.seat == self.asked:
                self.scroll_to_widget(lane, animate=False, immediate=True)
