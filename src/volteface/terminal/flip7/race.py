"""The race to the target score: all totals on one track."""

from typing import Any

from rich.style import Style
from rich.text import Text

from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.panel import Panel

FLAG, BADGE = "⚑", 3


class Race(Panel):
    """One row with a badge for each player and the target at its end."""

    def __init__(self, context: RenderContext) -> None:
        super().__init__(context, id="race")
        self.view: View | None = None

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show the totals."""
        self.view = view
        self.refresh()

    def render(self) -> Text:
        """The track at its current width."""
        return draw_race(self.view, self.context, self.content_size.width) if self.view is not None else Text()


def draw_race(view: View, context: RenderContext, width: int) -> Text:
    """The track; badges that would overlap are moved back, the leader's stays."""
    target = view.rules.target_score
    flag = f" {FLAG} {target}"
    length = max(width - len(flag) - 2, BADGE)
    lead = _column(max(view.totals), target, length)
    track = Text("━" * lead, Style(color=context.palette.turn, bold=True))
    track.append("─" * (length - lead), Style(color=context.palette.quiet))
    free = length
    for seat in sorted(range(len(view.totals)), key=lambda seat: (-view.totals[seat], seat)):
        column = min(_column(view.totals[seat], target, length - BADGE), free - BADGE)
        if column >= 0:
            track, free = _with_badge(track, column, seat, context), column
    return Text(" ").append_text(track).append(flag, Style(color=context.palette.text, bold=True))


def _column(total: int, target: int, length: int) -> int:
    return min(length, length * max(total, 0) // target) if length > 0 else 0


def _with_badge(track: Text, column: int, seat: Seat, context: RenderContext) -> Text:
    badge = Text(f"{context.initials[seat]:^{BADGE}}", context.badge_style(seat))
    return track[:column].append_text(badge).append_text(track[column + BADGE :])
