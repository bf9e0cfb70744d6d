"""The board of Phase 10 FLIP!: the side that is up, the piles, the lanes of the others, and the player's own hand."""

from typing import Any

from msgspec import Struct
from textual.app import ComposeResult
from textual.events import Resize
from textual.widgets import Static

from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.phase10flip.board.lane_drawing import AIRY, COMPACT, FULL, SNUG
from volteface.terminal.phase10flip.board.lanes import Lanes
from volteface.terminal.phase10flip.board.own_hand import OwnHand
from volteface.terminal.phase10flip.board.phases_panel import draw_track
from volteface.terminal.phase10flip.board.piles import banner, draw_piles
from volteface.terminal.phase10flip.cards import CARD_WIDTH, HIGH, LOW
from volteface.terminal.phase10flip.queries import has_laid, lane_order
from volteface.terminal.phase10flip.questions.turn import MOST_CARDS
from volteface.terminal.questions import Choice, Question
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.panel import HIGH as HIGH_SCREEN
from volteface.terminal.screen.panel import WIDE, Panel

LEAST_WIDTH_OF_CARDS = (CARD_WIDTH + 1) * MOST_CARDS + 1


class Layout(Struct, frozen=True):
    """Rows for a card of the hand, a pile and a lane; piles without rows are shown in the banner."""

    card: int
    pile: int
    lane: int


LAYOUTS = (
    Layout(HIGH, HIGH, AIRY),
    Layout(HIGH, LOW, AIRY),
    Layout(HIGH, LOW, FULL),
    Layout(LOW, LOW, FULL),
    Layout(LOW, LOW, SNUG),
    Layout(LOW, 0, SNUG),
    Layout(LOW, 0, COMPACT),
)
SMALL = Layout(1, 0, COMPACT)


class Board(Panel):
    """The widget that shows the whole table."""

    def __init__(self, context: RenderContext) -> None:
        super().__init__(context, id="board")
        self.banner, self.track, self.piles = (Static(id=name, markup=False) for name in ("side", "track", "piles"))
        self.lanes, self.own = Lanes(context), OwnHand(context)
        self.view: View | None = None
        self.asked: Seat | None = None

    def compose(self) -> ComposeResult:
        """The widgets from top to bottom."""
        yield self.banner
        yield self.track
        yield self.piles
        yield self.lanes
        yield self.own

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show a position in the most detailed layout that fits."""
        self.view, self.asked = view, asked
        width = self.size.width or self.app.size.width
        layout = self._layout_for(view, self.size.height or self.app.size.height, width)
        self.banner.update(banner(view, self.context, width, with_piles=not layout.pile), layout=False)
        self.track.display = self._has_track()
        self.track.update(draw_track(view, self.context, width), layout=False)
        self.piles.display, self.piles.styles.height = bool(layout.pile), layout.pile + 1
        self.piles.update(draw_piles(view, self.context, width, layout.pile or LOW), layout=False)
        self.lanes.show(view, asked, layout.lane)
        self.own.display, self.own.styles.height = view.me is not None, self._own_rows(view, layout, width)
        self.own.show(view, asked, layout.card)

    def highlight(self, question: Question | None, choice: Choice | None) -> None:
        """Mark in the hand what can be chosen."""
        self.own.highlight(question, choice)

    def on_resize(self, event: Resize) -> None:
        """Choose the layout again."""
        if self.view is not None:
            self.show(self.view, self.asked)

    def rows_wanted(self, available: int, columns: int) -> int:
        """As many rows as the most detailed layout that fits can use."""
        if self.view is None:
            return available
        return min(available, self._rows(self.view, self._layout_for(self.view, available, columns), columns))

    def rows_needed(self, columns: int) -> int:
        """The side, the track, the hand, and another player's lane."""
        if self.view is None:
            return 1
        return 2 + self._has_track() + self._own_rows(self.view, self._lowest(columns), columns)

    def _layout_for(self, view: View, rows: int, columns: int) -> Layout:
        if columns < LEAST_WIDTH_OF_CARDS:
            return SMALL
        fitting = (layout for layout in LAYOUTS if self._rows(view, layout, columns) <= rows)
        return next(fitting, self._lowest(columns) if rows >= self.rows_needed(columns) else SMALL)

    def _lowest(self, columns: int) -> Layout:
        """The lowest layout for this width; if that does not fit, the lanes scroll."""
        return SMALL if columns < LEAST_WIDTH_OF_CARDS else LAYOUTS[-1]

    def _rows(self, view: View, layout: Layout, columns: int) -> int:
        lanes = layout.lane * len(lane_order(view)) - (layout.lane == AIRY)
        fixed = 1 + self._has_track() + (layout.pile + 1 if layout.pile else 0)
        return fixed + lanes + self._own_rows(view, layout, columns)

    def _own_rows(self, view: View, layout: Layout, columns: int) -> int:
        """The heading, the groups if there are any, the cards and their keys."""
        if view.me is None:
            return 0
        cards = layout.card + 1
        if layout is SMALL:
            per_row = max(1, (columns - 1) // 5)
            cards = 2 * -(-max(len(view.faces), 1) // per_row)
        return 1 + has_laid(view, view.me) + cards

    def _has_track(self) -> bool:
        """Whether the phases are a row of the board; on a large screen they are in the side panel."""
        return self.app.size.width < WIDE or self.app.size.height < HIGH_SCREEN
