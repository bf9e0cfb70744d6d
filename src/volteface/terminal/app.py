"""The screen around any game's table: top row, board, story, dock and keys."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.events import Resize

from volteface.kernel import Seat
from volteface.locale import tell
from volteface.terminal.bars import KeyBar, TopBar
from volteface.terminal.dialogs import HelpScreen
from volteface.terminal.face import Face
from volteface.terminal.key_words import TABLE_KEYS, in_words
from volteface.terminal.look import Look
from volteface.terminal.moments import Moments
from volteface.terminal.palette import DARK, LIGHT, css_variables, theme_of
from volteface.terminal.prompt import Prompt
from volteface.terminal.recap import Recap
from volteface.terminal.sizes import HIGH, WIDE
from volteface.terminal.story_log import Sentence, StoryLog

LEAST_STORY = 3  # rows, on a narrow screen
LOW_DOCK, HIGH_DOCK, LONG_DOCK = 6, 7, 11  # rows, as in the style sheet


class TableApp(App[str]):
    """A table on the screen; what is played or replayed on it is up to those who derive from it."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (HIGH, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help"),
        Binding("t", "turn_theme"),
        Binding("o", "turn_odds"),
        Binding("q", "leave"),
        Binding("ctrl+q,ctrl+c", "leave", priority=True),
    ]

    def __init__(self, look: Look, face: Face, edition: str) -> None:
        self.look, self.face, self.edition = look, face, edition
        super().__init__()
        self.title = look.words.text("terminal-title")
        self.top, self.keys, self.prompt, self.story = TopBar(look), KeyBar(look), Prompt(look), StoryLog(look)
        self.board, self.left = face.board(look), face.side(look)
        self.recap, self.moment = Recap(look, face), Moments(look, face)
        self.view: Any = None
        self.asked: Seat | None = None

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The roles of the palette, before any theme is chosen."""
        return css_variables(self.look.palette)

    def compose(self) -> ComposeResult:
        """From top to bottom; a wide screen sets story and odds beside the board."""
        yield self.top
        with Container(id="main"):
            yield self.board
            yield self.recap
            yield self.moment
        with Container(id="aside"):
            yield self.left
            yield self.story
        yield self.prompt
        yield self.keys

    async def on_mount(self) -> None:
        """Put on the colours, and show the first position."""
        for palette in (LIGHT, DARK):
            self.register_theme(theme_of(palette))
        self.theme = self.look.palette.name
        await self.begin()

    async def begin(self) -> None:
        """Show the first position."""
        raise NotImplementedError

    def on_resize(self, event: Resize) -> None:
        """Share out the rows anew."""
        self.call_after_refresh(self.redraw)

    def show_table(self, view: Any, asked: Seat | None, *, recap: bool = False) -> None:
        """Show a position, or at the end of a round how its scores came about."""
        self.view, self.asked = view, asked
        self.dress(view)
        self.board.display, self.recap.display = not recap, recap
        self.share_rows()
        words, round_number = self.look.words, self.face.round_number(view)
        self.top.show(
            (words.text("terminal-round", round=round_number), self.edition), self.face.piles(view, self.look)
        )
        self.board.show(view, asked)
        self.left.show(view, asked)
        if recap:
            self.recap.show(view)

    def dress(self, view: Any) -> None:
        """Put on the colours that the game wants now."""
        palette = self.face.palette(view, self.look.light)
        if palette is not self.look.palette or palette.name != self.theme:
            self.look.palette = palette
            self.register_theme(theme_of(palette))
            self.theme = palette.name
            self.story.rewrite()
            self.top.refresh()
            self.keys.refresh()

    def tell_event(self, event: Any) -> str:
        """Add what happened to the story; returns the sentence."""
        sentence = self.sentence(event)
        self.story.add(sentence)
        return sentence.text

    def sentence(self, event: Any) -> Sentence:
        """An event in words, with its sign."""
        return Sentence(self.face.sign(event), tell(self.look.words, self.face.id, event, self.look.names))

    def redraw(self) -> None:
        """Draw everything anew, after a change of size, colours or odds."""
        if self.view is not None:
            self.show_table(self.view, self.asked, recap=bool(self.recap.display))
        self.story.rewrite()
        self.refresh(layout=True)

    def table_keys(self) -> list[tuple[str, str]]:
        """The keys that always work, with their words."""
        return in_words(TABLE_KEYS, self.look.words)

    def all_keys(self) -> Sequence[tuple[str, str]]:
        """Every key, for the help."""
        return self.table_keys()

    def action_help(self) -> None:
        """Show the help."""
        if self.view is not None:
            self.push_screen(HelpScreen(self.look, self.face.help_in_words(self.view, self.look), self.all_keys()))

    def action_turn_theme(self) -> None:
        """From day to night, or back."""
        self.look.turn_over()
        self.redraw()

    def action_turn_odds(self) -> None:
        """Show the odds, or hide them."""
        self.look.shows_odds = not self.look.shows_odds
        self.redraw()

    def action_leave(self) -> None:
        """Leave the table."""
        self.exit()

    def share_rows(self) -> None:
        """On a narrow screen the story gets what the board cannot use, and makes room for a recap."""
        main, is_wide, recap = self.query_one("#main"), self.size.width >= WIDE, not self.board.display
        self.query_one("#aside").display = is_wide or not recap
        if is_wide or recap:
            main.styles.height = "1fr"
        else:
            available = self.size.height - LEAST_STORY - self._dock_rows() - 2
            main.styles.height = max(1, min(self.board.rows_wanted(available), available))

    def _dock_rows(self) -> int:
        if self.screen.has_class("-long"):
            return LONG_DOCK
        return HIGH_DOCK if self.size.height >= HIGH else LOW_DOCK
