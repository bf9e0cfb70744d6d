"""The recap of a round of Flip 7: how each score was computed."""

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from volteface.games.flip7.state import BUSTED, Stage
from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.flip7 import queries, sentences, symbols
from volteface.terminal.flip7.lane_drawing import Density, LaneDrawing
from volteface.terminal.flip7.lanes import LEAST_WIDTH_OF_CARDS
from volteface.terminal.render_context import RenderContext

SUM_WIDTH = 26
ROOMY = 5  # rows: a tall lane, its sum, and one of space


def draw_recap(view: View, context: RenderContext, width: int, height: int) -> RenderableType:
    """All lanes with their sums, as tall as fit; the highest total first."""
    order = sorted(range(len(view.totals)), key=lambda seat: (-view.totals[seat], seat))
    density = Density.TALL if height >= ROOMY * len(order) and width >= LEAST_WIDTH_OF_CARDS else Density.COMPACT
    parts: list[Text] = []
    for rank, seat in enumerate(order, start=1):
        parts.append(LaneDrawing(view, seat, None, context, width=width).draw(density))
        parts.append(_sum_row(view, seat, rank, context, width))
        if density is Density.TALL:
            parts.append(Text())
    return Group(*parts)


def _sum_row(view: View, seat: Seat, rank: int, context: RenderContext, width: int) -> Text:
    palette, busted = context.palette, view.lines[seat].status is BUSTED
    row = Text(f"  {rank:>2}. ", Style(color=palette.quiet))
    result = queries.lane_account(view, seat)
    steps = sentences.sum_text(result)
    row.append(steps, Style(color=palette.quiet, strike=busted))
    row.append(f" = {queries.lane_points(view, seat)}" if not busted else "  → 0", Style(color=palette.text, bold=True))
    if result.bonus:
        row.append(f" {symbols.STAR}", Style(color=palette.turn, bold=True))
    row.append(" " * max(2, SUM_WIDTH + 6 - row.cell_len))
    return row.append_text(_bar(view, seat, context, width - row.cell_len - 2))


def _bar(view: View, seat: Seat, context: RenderContext, width: int) -> Text:
    """A total as a bar: the points before this round, those it added, and who has won."""
    palette, target, total = context.palette, view.rules.target_score, view.totals[seat]
    label = f" {total}" + (f" {symbols.STAR}" if view.stage is Stage.OVER and seat in view.winners else "")
    length = max(width - len(label), 1)
    score = view.scores[seat] if view.scores else 0
    before = min(length, length * max(total - score, 0) // target)
    now = min(length, length * total // target)
    bar = Text("━" * before, Style(color=context.badge_colour(seat)))
    bar.append("━" * (now - before), Style(color=palette.turn, bold=True))
    bar.append("╌" * (length - now), Style(color=palette.faint))
    return bar.append(label, Style(color=palette.text, bold=True))
