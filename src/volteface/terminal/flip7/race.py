"""The race to the target: everybody's total on one track."""

from typing import Any

from rich.style import Style
from rich.text import Text

from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.face import Panel
from volteface.terminal.look import Look
from volteface.terminal.palette import WHITE

FLAG, BADGE = "⚑", 3


class Race(Panel):
    """One row: the target at its end, a badge for every player on the way."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, id="race")
        self.view: View | None = None

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show the totals."""
        self.view = view
        self.refresh()

    def render(self) -> Text:
        """The track at its present width."""
        return draw_race(self.view, self.look, self.content_size.width) if self.view is not None else Text()


def draw_race(view: View, look: Look, width: int) -> Text:
    """The track, the leader's badge first; whoever would be hidden stands a little behind."""
    target = view.rules.target_score
    flag = f" {FLAG} {target}"
    length = max(width - len(flag) - 2, BADGE)
    lead = _place(max(view.totals), target, length)
    track = Text("━" * lead, Style(color=look.palette.turn, bold=True))
    track.append("─" * (length - lead), Style(color=look.palette.quiet))
    free = length
    for seat in sorted(range(len(view.totals)), key=lambda seat: (-view.totals[seat], seat)):
        place = min(_place(view.totals[seat], target, length - BADGE), free - BADGE)
        if place >= 0:
            track, free = _with_badge(track, place, seat, look), place
    return Text(" ").append_text(track).append(flag, Style(color=look.palette.text, bold=True))


def _place(total: int, target: int, length: int) -> int:
    return min(length, length * max(total, 0) // target) if length > 0 else 0


def _with_badge(track: Text, place: int, seat: Seat, look: Look) -> Text:
    style = Style(color=WHITE, bgcolor=look.badge_colour(seat), bold=True)
    badge = Text(f"{look.initials[seat]:^{BADGE}}", style)
    return track[:place].append_text(badge).append_text(track[place + BADGE :])
