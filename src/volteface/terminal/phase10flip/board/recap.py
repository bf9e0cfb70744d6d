"""The recap of a round of Phase 10 FLIP!: the cards left in each hand, their points, and the next phases."""

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.cards import points_of
from volteface.games.phase10flip.state import Stage
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.phase10flip import sentences, symbols
from volteface.terminal.phase10flip.cards import chip
from volteface.terminal.phase10flip.queries import open_faces
from volteface.terminal.render_context import RenderContext

ROOMY = 4  # rows: two, the next phase, and one of space


def draw_recap(view: View, context: RenderContext, width: int, height: int) -> RenderableType:
    """All hands with their points; the furthest phase first, then the fewest points."""
    order = sorted(range(len(view.totals)), key=lambda seat: _rank(view, seat))
    is_roomy = height >= ROOMY * len(order)
    parts: list[Text] = []
    for rank, seat in enumerate(order, start=1):
        parts += [_head(view, seat, rank, context, width), _cards(view, seat, context, width)]
        if is_roomy:
            parts += [_next(view, seat, context), Text()]
    return Group(*parts)


def _rank(view: View, seat: Seat) -> tuple[bool, int, int, int]:
    return seat not in view.winners, -view.phases[seat], view.totals[seat], seat


def _head(view: View, seat: Seat, rank: int, context: RenderContext, width: int) -> Text:
    palette, words, is_out = context.palette, context.words, open_faces(view, seat) == ()
    row = (
        Text()
        .append(f" {rank}. ", Style(color=palette.quiet))
        .append(f"{context.initials[seat]:^3}", context.badge_style(seat))
    )
    row.append(f" {context.names[seat]} ", "bold")
    laid = bool(view.laid[seat])
    text = words.text("terminal-p10-recap-laid" if laid else "terminal-p10-recap-not-laid")
    style = Style(color=palette.stayed_text, bgcolor=palette.stayed, bold=True) if laid else Style(color=palette.quiet)
    row.append(f" {symbols.LAID if laid else symbols.WAITS} {text} ", style)
    if is_out:
        row.append(f" {symbols.OUT} {words.text('terminal-p10-out')}", "bold")
    if view.stage is Stage.OVER and seat in view.winners:
        row.append(f" {symbols.STAR}", Style(color=palette.turn, bold=True))
    score = view.scores[seat] if view.scores else 0
    total = f"+{score} → {words.text('terminal-points', points=view.totals[seat])} "
    row.truncate(max(width - len(total), 0), overflow="ellipsis", pad=True)
    row.append(total, "bold")
    row.stylize_before(Style(color=palette.text, bgcolor=palette.surface))
    return row


def _cards(view: View, seat: Seat, context: RenderContext, width: int) -> Text:
    """The cards left in hand with their points."""
    faces = open_faces(view, seat) or ()
    row = Text("    ")
    for face in faces:
        row.append_text(chip(face, context.palette)).append(f"{points_of(face)} ", Style(color=context.palette.quiet))
    if not faces:
        row.append(context.words.text("terminal-p10-recap-none"), Style(color=context.palette.quiet))
    row.truncate(width, overflow="ellipsis")
    return row


def _next(view: View, seat: Seat, context: RenderContext) -> Text:
    if view.stage is Stage.OVER:
        return Text()
    return Text(f"    {sentences.next_phase(view, seat, context)}", Style(color=context.palette.quiet))
