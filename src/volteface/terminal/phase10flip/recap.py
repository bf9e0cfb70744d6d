"""The end of a round: which cards cost how much, who laid their phase, and what everybody has to lay next."""

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.cards import points_of
from volteface.games.phase10flip.state import Stage
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.look import Look
from volteface.terminal.palette import WHITE
from volteface.terminal.phase10flip import sentences, signs
from volteface.terminal.phase10flip.cards import chip
from volteface.terminal.phase10flip.open_view import open_faces

ROOMY = 4  # rows: two, and the groups, and one of air


def draw_recap(view: View, look: Look, width: int, height: int) -> RenderableType:
    """Everybody's cards and points; whoever is furthest first, then the fewest points."""
    order = sorted(range(len(view.totals)), key=lambda seat: _rank(view, seat))
    is_roomy = height >= ROOMY * len(order)
    parts: list[Text] = []
    for rank, seat in enumerate(order, start=1):
        parts += [_head(view, seat, rank, look, width), _cards(view, seat, look, width)]
        if is_roomy:
            parts += [_next(view, seat, look), Text()]
    return Group(*parts)


def _rank(view: View, seat: Seat) -> tuple[bool, int, int, int]:
    return seat not in view.winners, -view.phases[seat], view.totals[seat], seat


def _head(view: View, seat: Seat, rank: int, look: Look, width: int) -> Text:
    palette, words, is_out = look.palette, look.words, open_faces(view, seat) == ()
    badge = Style(color=WHITE, bgcolor=look.badge_colour(seat), bold=True)
    row = Text().append(f" {rank}. ", Style(color=palette.quiet)).append(f"{look.initials[seat]:^3}", badge)
    row.append(f" {look.names[seat]} ", "bold")
    laid = bool(view.laid[seat])
    text = words.text("terminal-p10-recap-laid" if laid else "terminal-p10-recap-not-laid")
    style = Style(color=palette.stayed_text, bgcolor=palette.stayed, bold=True) if laid else Style(color=palette.quiet)
    row.append(f" {signs.LAID if laid else signs.WAITS} {text} ", style)
    if is_out:
        row.append(f" {signs.OUT} {words.text('terminal-p10-out')}", "bold")
    if view.stage is Stage.OVER and seat in view.winners:
        row.append(f" {signs.STAR}", Style(color=palette.turn, bold=True))
    score = view.scores[seat] if view.scores else 0
    total = f"+{score} → {words.text('terminal-points', points=view.totals[seat])} "
    row.truncate(max(width - len(total), 0), overflow="ellipsis", pad=True)
    row.append(total, "bold")
    row.stylize_before(Style(color=palette.text, bgcolor=palette.surface))
    return row


def _cards(view: View, seat: Seat, look: Look, width: int) -> Text:
    """Every card left in hand, and what all of them cost."""
    faces = open_faces(view, seat) or ()
    row = Text("    ")
    for face in faces:
        row.append_text(chip(face, look.palette)).append(f"{points_of(face)} ", Style(color=look.palette.quiet))
    if not faces:
        row.append(look.words.text("terminal-p10-recap-none"), Style(color=look.palette.quiet))
    row.truncate(width, overflow="ellipsis")
    return row


def _next(view: View, seat: Seat, look: Look) -> Text:
    if view.stage is Stage.OVER:
        return Text()
    return Text(f"    {sentences.next_phase(view, seat, look)}", Style(color=look.palette.quiet))
