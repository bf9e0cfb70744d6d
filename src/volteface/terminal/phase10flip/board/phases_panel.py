"""The phases and which players are on them: a row of the board, or the side panel."""

from typing import Any

from rich.console import Group as Rows
from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.phases import phase_of
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.phase10flip import labels, sentences, symbols
from volteface.terminal.phase10flip.queries import has_laid, is_scored
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.panel import Panel

NUMBER = 4  # columns


class PhasesPanel(Panel):
    """All phases in words with the players' badges, and what the viewer's hand lacks."""

    def __init__(self, context: RenderContext) -> None:
        super().__init__(context, id="side-panel")
        self.view: View | None = None

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show a position."""
        self.view = view
        self.refresh()

    def render(self) -> RenderableType:
        """The list at its current width."""
        if self.view is None:
            return Text()
        view, context, width = self.view, self.context, self.content_size.width
        last = view.rules.phases_to_win
        rows = [Text(context.words.text("terminal-p10-phases", phases=last), "bold")]
        rows += [_phase_row(view, context, number, width) for number in range(1, last + 1)]
        if context.show_odds and view.me is not None:
            rows += [
                Text(),
                *(
                    Text(sentence, Style(color=context.palette.quiet))
                    for sentence in sentences.missing_cards(view, context, labels.short_faces)
                ),
            ]
        return Rows(*rows)


def draw_track(view: View, context: RenderContext, width: int) -> Text:
    """All phases in one row, with a badge for each player."""
    row, palette = Text(" "), context.palette
    for number in range(1, view.rules.phases_to_win + 1):
        seats = _seats_on(view, number)
        style = Style(color=palette.text, bold=True) if seats else Style(color=palette.quiet)
        row.append(f" {number} ", style).append_text(_badges(view, context, seats)).append(" " if seats else "")
    row.append(f" {symbols.OUT}", Style(color=palette.quiet))
    row.truncate(width)
    return row


def _phase_row(view: View, context: RenderContext, number: int, width: int) -> Text:
    palette, seats = context.palette, _seats_on(view, number)
    is_mine = view.me is not None and view.phases[view.me] == number
    ground = palette.turn if is_mine else palette.surface if seats else palette.ground
    colour = palette.turn_text if is_mine else palette.text if seats else palette.quiet
    badges = _badges(view, context, seats)
    asked = labels.fitting_phase(phase_of(number), context, width - badges.cell_len - NUMBER - 1)
    row = Text().append(f"{number:>2}  ", "bold").append(asked)
    row.truncate(width - badges.cell_len - 1, overflow="ellipsis", pad=True)
    row.append_text(badges).append(" ")
    row.stylize_before(Style(color=colour, bgcolor=ground))
    return row


def _seats_on(view: View, number: int) -> list[Seat]:
    return [seat for seat, phase in enumerate(view.phases) if phase == number]


def _badges(view: View, context: RenderContext, seats: list[Seat]) -> Text:
    row = Text()
    for seat in seats:
        mark = symbols.LAID if has_laid(view, seat) and not is_scored(view) else " "
        row.append(f"{context.initials[seat]}{mark}", context.badge_style(seat))
    return row
