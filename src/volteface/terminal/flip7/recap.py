"""The end of a round: how every score came about, step by step."""

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from volteface.games.flip7.state import BUSTED, Stage
from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.flip7 import reading, sentences, signs
from volteface.terminal.flip7.lane_drawing import Density, LaneDrawing
from volteface.terminal.flip7.lanes import LEAST_WIDTH_OF_CARDS
from volteface.terminal.look import Look

SUM_WIDTH = 26
ROOMY = 5  # rows: a tall lane, its sum, and one of air


def draw_recap(view: View, look: Look, width: int, height: int) -> RenderableType:
    """Every lane with its sum below it, as tall as all of them fit; the highest total first."""
    order = sorted(range(len(view.totals)), key=lambda seat: (-view.totals[seat], seat))
    density = Density.TALL if height >= ROOMY * len(order) and width >= LEAST_WIDTH_OF_CARDS else Density.COMPACT
    parts: list[Text] = []
    for rank, seat in enumerate(order, start=1):
        parts.append(LaneDrawing(view, seat, None, look, width=width).draw(density))
        parts.append(_sum_row(view, seat, rank, look, width))
        if density is Density.TALL:
            parts.append(Text())
    return Group(*parts)


def _sum_row(view: View, seat: Seat, rank: int, look: Look, width: int) -> Text:
    palette, busted = look.palette, view.lines[seat].status is BUSTED
    row = Text(f"  {rank:>2}. ", Style(color=palette.quiet))
    result = reading.lane_account(view, seat)
    steps = sentences.sum_text(result)
    row.append(steps, Style(color=palette.quiet, strike=busted))
    row.append(f" = {reading.lane_points(view, seat)}" if not busted else "  → 0", Style(color=palette.text, bold=True))
    if result.bonus:
        row.append(f" {signs.STAR}", Style(color=palette.turn, bold=True))
    row.append(" " * max(2, SUM_WIDTH + 6 - row.cell_len))
    return row.append_text(_bar(view, seat, look, width - row.cell_len - 2))


def _bar(view: View, seat: Seat, look: Look, width: int) -> Text:
    """A total as a bar: what was there before, what this round added, and who has won."""
    palette, target, total = look.palette, view.rules.target_score, view.totals[seat]
    label = f" {total}" + (f" {signs.STAR}" if view.stage is Stage.OVER and seat in view.winners else "")
    length = max(width - len(label), 1)
    score = view.scores[seat] if view.scores else 0
    before = min(length, length * max(total - score, 0) // target)
    now = min(length, length * total // target)
    bar = Text("━" * before, Style(color=look.badge_colour(seat)))
    bar.append("━" * (now - before), Style(color=palette.turn, bold=True))
    bar.append("╌" * (length - now), Style(color=palette.faint))
    return bar.append(label, Style(color=palette.text, bold=True))
