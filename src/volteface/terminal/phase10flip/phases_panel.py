"""The ten phases and where everybody is: in a row, or in words beside the table."""

from typing import Any

from rich.console import Group as Rows
from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.phases import phase_of
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.face import Panel
from volteface.terminal.look import Look
from volteface.terminal.palette import WHITE
from volteface.terminal.phase10flip import naming, sentences, signs
from volteface.terminal.phase10flip.reading import has_laid, is_scored

NUMBER = 4  # columns


class PhasesPanel(Panel):
    """Every phase in words, with badges; below, what the hand still lacks."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, id="left")
        self.view: View | None = None

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show where everybody is."""
        self.view = view
        self.refresh()

    def render(self) -> RenderableType:
        """The list at its present width."""
        if self.view is None:
            return Text()
        view, look, width = self.view, self.look, self.content_size.width
        last = view.rules.phases_to_win
        rows = [Text(look.words.text("terminal-p10-phases", phases=last), "bold")]
        rows += [_phase_row(view, look, number, width) for number in range(1, last + 1)]
        if look.shows_odds and view.me is not None:
            rows += [
                Text(),
                *(
                    Text(line, Style(color=look.palette.quiet))
                    for line in sentences.outlook(view, look, naming.short_faces)
                ),
            ]
        return Rows(*rows)


def draw_track(view: View, look: Look, width: int) -> Text:
    """All phases in one row, with a badge for everybody."""
    row, palette = Text(" "), look.palette
    for number in range(1, view.rules.phases_to_win + 1):
        seats = _seats_on(view, number)
        style = Style(color=palette.text, bold=True) if seats else Style(color=palette.quiet)
        row.append(f" {number} ", style).append_text(_badges(view, look, seats)).append(" " if seats else "")
    row.append(f" {signs.OUT}", Style(color=palette.quiet))
    row.truncate(width)
    return row


def _phase_row(view: View, look: Look, number: int, width: int) -> Text:
    palette, seats = look.palette, _seats_on(view, number)
    is_mine = view.me is not None and view.phases[view.me] == number
    ground = palette.turn if is_mine else palette.surface if seats else palette.ground
    colour = palette.turn_text if is_mine else palette.text if seats else palette.quiet
    badges = _badges(view, look, seats)
    asked = naming.fitting_phase(phase_of(number), look, width - badges.cell_len - NUMBER - 1)
    row = Text().append(f"{number:>2}  ", "bold").append(asked)
    row.truncate(width - badges.cell_len - 1, overflow="ellipsis", pad=True)
    row.append_text(badges).append(" ")
    row.stylize_before(Style(color=colour, bgcolor=ground))
    return row


def _seats_on(view: View, number: int) -> list[Seat]:
    return [seat for seat, phase in enumerate(view.phases) if phase == number]


def _badges(view: View, look: Look, seats: list[Seat]) -> Text:
    row = Text()
    for seat in seats:
        mark = signs.LAID if has_laid(view, seat) and not is_scored(view) else " "
        row.append(f"{look.initials[seat]}{mark}", Style(color=WHITE, bgcolor=look.badge_colour(seat), bold=True))
    return row
