"""Draws a player's lane as Rich text: name, phase, the backs of their cards, groups and total."""

from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.state import Stage
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.phase10flip import labels, queries, symbols
from volteface.terminal.phase10flip.cards import chip, group_chips, group_tag
from volteface.terminal.phase10flip.queries import open_faces
from volteface.terminal.render_context import RenderContext

WHO_WIDTH, COMPACT_WHO = 24, 12
INDENT, POINTS_WIDTH = 4, 13
COMPACT, SNUG, FULL, AIRY = 1, 2, 3, 4  # rows; an airy lane has one of space below


class LaneDrawing:
    """Draws the lane of a seat; `asked` is the seat that has to decide."""

    def __init__(self, view: View, seat: Seat, asked: Seat | None, context: RenderContext, *, width: int) -> None:
        self.view, self.seat, self.context, self.width = view, seat, context, width
        self.is_deciding = seat == asked
        palette = context.palette
        self.ground = palette.turn if self.is_deciding else palette.surface
        self.text = palette.turn_text if self.is_deciding else palette.text
        self.quiet = palette.turn_quiet if self.is_deciding else palette.quiet

    def draw(self, rows: int) -> Text:
        """The rows of the lane, without the space below it."""
        if rows == COMPACT:
            drawn = [self._compact_row()]
        elif rows == SNUG:
            drawn = [self.head(), self._indented(self._cards(), self._tags())]
        else:
            drawn = [self.head(), self._indented(self._cards()), self._indented(self.groups())]
        lane = Text("\n").join(self._fitted(row, self.width) for row in drawn)
        lane.stylize_before(Style(color=self.text, bgcolor=self.ground))
        return lane

    def head(self, note: str = "") -> Text:
        """The heading: name, phase in words, and total."""
        who = self._who()
        # Only the lanes of the others are aligned with each other.
        row = who.append("  ") if self.seat == self.view.me else self._column(who, min(WHO_WIDTH, self.width // 3))
        if note:
            palette = self.context.palette
            row.append(note, Style(color=palette.text, bgcolor=palette.raised, bold=True)).append(" ")
        row.append_text(self._phase(in_words=True))
        return self._with_total(row, self.context.words.text("terminal-points", points=self.view.totals[self.seat]))

    def groups(self) -> Text:
        """The groups of the seat, card by card; in a narrow lane only a summary of each."""
        groups = [laid.group for laid in self.view.laid[self.seat]]
        if not groups:
            return Text(self._not_laid(), Style(color=self.quiet, italic=True))
        row = Text("   ").join(group_chips(group, self.context.palette) for group in groups)
        return row if row.cell_len <= self.width - INDENT - 1 else self._tags()

    def _compact_row(self) -> Text:
        symbol = symbols.DECIDES if self.is_deciding else " "
        row = Text().append(symbol, "bold").append_text(self._badge()).append(" ")
        row = self._column(row.append(self.context.names[self.seat], "bold"), COMPACT_WHO + INDENT)
        row.append_text(self._phase(in_words=False)).append(" ")
        row.append_text(self._cards()).append_text(self._tags())
        return self._with_total(row, str(self.view.totals[self.seat]))

    def _badge(self) -> Text:
        return Text().append(f"{self.context.initials[self.seat]:^3}", self.context.badge_style(self.seat))

    def _who(self) -> Text:
        words, quiet = self.context.words, Style(color=self.quiet)
        who = self._badge().append(f" {self.context.names[self.seat]}", "bold")
        if self.is_deciding:
            own = self.context.is_the_only_person(self.seat)
            state = words.text("terminal-lane-yours" if own else "terminal-lane-decides")
            return who.append(f" {symbols.DECIDES} {state}", "bold")
        if self.view.stage is Stage.PLAYING and self.seat not in self.view.playing:
            return who.append(f" {words.text('terminal-lane-absent')}", quiet)
        return who.append(self.context.player_note(self.seat), quiet)

    def _phase(self, *, in_words: bool) -> Text:
        """The phase, with a symbol once it is laid."""
        number, palette = self.view.phases[self.seat], self.context.palette
        laid = queries.has_laid(self.view, self.seat)
        style = Style(color=palette.stayed_text, bgcolor=palette.stayed, bold=True) if laid else Style(bold=True)
        if not in_words:
            return Text(f"{number:>2}{symbols.LAID if laid else ' '}", style)
        words = self.context.words
        text = words.text("terminal-p10-phase-laid" if laid else "terminal-p10-phase", phase=number)
        if laid and queries.is_scored(self.view):
            text = words.text("terminal-p10-recap-laid")
        label = Text().append(f" {symbols.LAID} {text} " if laid else text, style)
        if laid:
            return label
        lacking = self._lacking()
        room = self.width - WHO_WIDTH - label.cell_len - len(lacking) - POINTS_WIDTH
        asked = labels.fitting_phase(queries.phase(self.view, self.seat), self.context, room)
        return label.append(f" · {asked}{lacking}", Style(color=self.quiet))

    def _lacking(self) -> str:
        """How many cards the viewer lacks for their phase."""
        lacking = queries.short(self.view) if self.seat == self.view.me and self.context.show_odds else None
        return "" if lacking is None else f" · {self.context.words.text('terminal-p10-lacks', short=lacking)}"

    def _cards(self) -> Text:
        """The backs of the seat's cards, or their faces once the hand is open."""
        row, faces = Text(), open_faces(self.view, self.seat)
        for face in self.view.hands[self.seat].backs if faces is None else faces:
            row.append_text(chip(face, self.context.palette))
        return row

    def _tags(self) -> Text:
        row = Text()
        for laid in self.view.laid[self.seat]:
            row.append(" ").append_text(group_tag(laid.group, self.context.palette))
        return row

    def _not_laid(self) -> str:
        return self.context.words.text("terminal-p10-cards", cards=queries.hand_size(self.view, self.seat))

    def _indented(self, *parts: Text) -> Text:
        row = Text(" " * INDENT)
        for part in parts:
            row.append_text(part)
        return row

    def _with_total(self, row: Text, total: str) -> Text:
        return self._fitted(row, self.width - len(total) - 2).append(f" {total} ", "bold")

    def _column(self, text: Text, width: int) -> Text:
        """The text, cut or padded to a width, with a space after it."""
        return self._fitted(text, width - 1).append(" ")

    def _fitted(self, text: Text, width: int) -> Text:
        """The text, cut or padded to a width."""
        fitted = text.copy()
        fitted.truncate(max(width, 0), overflow="ellipsis", pad=True)
        return fitted
