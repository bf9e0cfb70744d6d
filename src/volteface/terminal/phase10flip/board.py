"""The table of Phase 10 FLIP!: the side that is up, the piles, the others' lanes, and one's own hand."""

from typing import Any

from msgspec import Struct
from textual.app import ComposeResult
from textual.events import Resize
from textual.widgets import Static

from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.face import Panel
from volteface.terminal.look import Look
from volteface.terminal.phase10flip.cards import CARD_WIDTH, HIGH, LOW
from volteface.terminal.phase10flip.keys import MOST_CARDS
from volteface.terminal.phase10flip.lane_drawing import AIRY, COMPACT, FULL, SNUG
from volteface.terminal.phase10flip.lanes import Lanes
from volteface.terminal.phase10flip.own_hand import OwnHand
from volteface.terminal.phase10flip.phases_panel import draw_track
from volteface.terminal.phase10flip.piles import banner, draw_piles
from volteface.terminal.phase10flip.reading import has_laid, lane_order
from volteface.terminal.question import Choice, Question
from volteface.terminal.sizes import HIGH as HIGH_SCREEN
from volteface.terminal.sizes import WIDE

LEAST_WIDTH_OF_CARDS = (CARD_WIDTH + 1) * MOST_CARDS + 1


class Plan(Struct, frozen=True):
    """How the rows are shared out: a card of the hand, a pile, a lane; a pile without rows stands in the banner."""

    card: int
    pile: int
    lane: int


PLANS = (
    Plan(HIGH, HIGH, AIRY),
    Plan(HIGH, LOW, AIRY),
    Plan(HIGH, LOW, FULL),
    Plan(LOW, LOW, FULL),
    Plan(LOW, LOW, SNUG),
    Plan(LOW, 0, SNUG),
    Plan(LOW, 0, COMPACT),
)
SMALL = Plan(1, 0, COMPACT)


class Board(Panel):
    """Everything before the players."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, id="board")
        self.banner, self.track, self.piles = (Static(id=name, markup=False) for name in ("side", "track", "piles"))
        self.lanes, self.own = Lanes(look), OwnHand(look)
        self.view: View | None = None
        self.asked: Seat | None = None

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield self.banner
        yield self.track
        yield self.piles
        yield self.lanes
        yield self.own

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show the table, in as much detail as there is room for."""
        self.view, self.asked = view, asked
        width = self.size.width or self.app.size.width
        plan = self._plan(view, self.size.height or self.app.size.height)
        self.banner.update(banner(view, self.look, width, with_piles=not plan.pile), layout=False)
        self.track.display = self._has_track()
        self.track.update(draw_track(view, self.look, width), layout=False)
        self.piles.display, self.piles.styles.height = bool(plan.pile), plan.pile + 1
        self.piles.update(draw_piles(view, self.look, width, plan.pile or LOW), layout=False)
        self.lanes.show(view, asked, plan.lane)
        self.own.display, self.own.styles.height = view.me is not None, self._own_rows(view, plan)
        self.own.show(view, asked, plan.card)

    def point(self, question: Question | None, choice: Choice | None) -> None:
        """The hand shows what can be chosen."""
        self.own.point(question, choice)

    def on_resize(self, event: Resize) -> None:
        """Another size may have room for more."""
        if self.view is not None:
            self.show(self.view, self.asked)

    def rows_wanted(self, available: int) -> int:
        """As many as the best plan that fits can use."""
        return min(available, self._rows(self.view, self._plan(self.view, available))) if self.view else available

    def _plan(self, view: View, rows: int) -> Plan:
        if (self.size.width or self.app.size.width) < LEAST_WIDTH_OF_CARDS:
            return SMALL
        return next((plan for plan in PLANS if self._rows(view, plan) <= rows), PLANS[-1])

    def _rows(self, view: View, plan: Plan) -> int:
        lanes = plan.lane * len(lane_order(view)) - (plan.lane == AIRY)
        fixed = 1 + self._has_track() + (plan.pile + 1 if plan.pile else 0)
        return fixed + lanes + self._own_rows(view, plan)

    def _own_rows(self, view: View, plan: Plan) -> int:
        """Head, groups if there are any, the cards and their keys."""
        if view.me is None:
            return 0
        cards = plan.card + 1
        if plan is SMALL:
            a_row = max(1, ((self.size.width or self.app.size.width) - 1) // 5)
            cards = 2 * -(-max(len(view.faces), 1) // a_row)
        return 1 + has_laid(view, view.me) + cards

    def _has_track(self) -> bool:
        """The phases stand beside the table on a screen that is wide and high."""
        return self.app.size.width < WIDE or self.app.size.height < HIGH_SCREEN
