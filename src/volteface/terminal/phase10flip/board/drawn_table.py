"""Draws the whole table without a screen: the side, the piles, the others' lanes and the viewer's own hand."""

from rich.console import Group
from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.phase10flip.board.lane_drawing import FULL, SNUG, LaneDrawing
from volteface.terminal.phase10flip.board.piles import banner, draw_piles
from volteface.terminal.phase10flip.cards import LOW, card_rows
from volteface.terminal.phase10flip.hand import sorted_hand
from volteface.terminal.phase10flip.queries import has_laid
from volteface.terminal.render_context import RenderContext


def draw_table(view: View, asked: Seat | None, context: RenderContext, width: int) -> Group:
    """All of it, from the top to the viewer's hand."""
    parts = [banner(view, context, width, with_piles=False), draw_piles(view, context, width, LOW)]
    for seat in range(len(view.hands)):
        if seat != view.me:
            lane = LaneDrawing(view, seat, asked, context, width=width)
            parts.append(lane.draw(FULL if has_laid(view, seat) else SNUG))
    if view.me is not None:
        parts += _own(view, view.me, asked, context, width)
    return Group(*parts)


def _own(view: View, me: Seat, asked: Seat | None, context: RenderContext, width: int) -> list[Text]:
    lane = LaneDrawing(view, me, asked, context, width=width)
    head = lane.head()
    head.stylize_before(Style(color=lane.text, bgcolor=lane.ground))
    rows = [Text(" ") for _ in range(LOW)]
    for held in sorted_hand(view, context):
        for row, part in zip(rows, card_rows(held.face, context, LOW), strict=True):
            row.append_text(part).append(" ")
    groups = [Text("    ").append_text(lane.groups())] if has_laid(view, me) else []
    return [head, *groups, *rows]
