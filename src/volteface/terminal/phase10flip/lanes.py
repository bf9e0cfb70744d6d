"""The other players' lanes, as tall as there is room; whoever decides is always in sight."""

from typing import Any

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widget import Widget

from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.look import Look
from volteface.terminal.phase10flip.lane_drawing import AIRY, COMPACT, LaneDrawing
from volteface.terminal.phase10flip.open_view import open_faces
from volteface.terminal.phase10flip.reading import lane_order


class Lane(Widget):
    """One player's lane."""

    def __init__(self, look: Look, place: int) -> None:
        super().__init__(id=f"lane-{place}")
        self.look = look
        self.seat: Seat = place
        self.view: View | None = None
        self.asked: Seat | None = None
        self.rows = COMPACT
        self._drawn_from: tuple[object, ...] = ()  # a lane that has not changed is not drawn again

    def show(self, view: View, seat: Seat, asked: Seat | None, rows: int) -> None:
        """Show the seat as it stands."""
        self.view, self.seat, self.asked, self.rows = view, seat, asked, rows
        shown = (
            view.hands[seat].backs,
            view.laid[seat],
            view.phases[seat],
            view.totals[seat],
            view.stage,
            view.playing,
        )
        drawn_from = (*shown, seat, seat == asked, rows, open_faces(view, seat), self.look.palette.name)
        if drawn_from != self._drawn_from:
            self._drawn_from = drawn_from
            self.styles.height = rows
            self.refresh()

    def render(self) -> Text:
        """The lane at its present width."""
        if self.view is None:
            return Text()
        drawing = LaneDrawing(self.view, self.seat, self.asked, self.look, width=self.content_size.width)
        return drawing.draw(min(self.rows, AIRY - 1))


class Lanes(VerticalScroll):
    """All lanes but one's own, one below the other."""

    can_focus = False

    def __init__(self, look: Look) -> None:
        self.lanes = [Lane(look, place) for place in range(len(look.names))]
        super().__init__(*self.lanes, id="lanes")
        self.asked: Seat | None = None

    def show(self, view: Any, asked: Seat | None, rows: int) -> None:
        """Show every lane with so many rows each, and bring the one that matters into sight."""
        self.asked, order = asked, lane_order(view)
        for place, lane in enumerate(self.lanes):
            lane.display = place < len(order)
            if lane.display:
                is_last = place == len(order) - 1
                lane.show(view, order[place], asked, rows - (is_last and rows == AIRY))
        self.call_after_refresh(self._bring_into_sight)

    def _bring_into_sight(self) -> None:
        for lane in self.lanes:
            if lane.display and lane.seat == self.asked:
                self.scroll_to_widget(lane, animate=False, immediate=True)
