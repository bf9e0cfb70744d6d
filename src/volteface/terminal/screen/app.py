"""The Textual app that shows a table of any game: top bar, board, story, prompt and key bar."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.events import Resize

from volteface.kernel import Seat
from volteface.locale import tell
from volteface.terminal.game_ui import GameUI
from volteface.terminal.palette import DARK, LIGHT, css_variables, theme_of
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.animation import AnimationLayer
from volteface.terminal.screen.bars import KeyBar, TopBar
from volteface.terminal.screen.dialogs import HelpScreen
from volteface.terminal.screen.key_hints import TABLE_KEYS, describe_keys
from volteface.terminal.screen.panel import HIGH, WIDE
from volteface.terminal.screen.prompt import Prompt
from volteface.terminal.screen.recap import Recap
from volteface.terminal.screen.story_log import Sentence, StoryLog

LEAST_STORY = 3  # rows, on a narrow screen that has room for them
MOST_BESIDE, BOARD_BESIDE = 40, 80  # columns on a wide screen: for the story at most, for the board if it can be
BARS = 2  # rows, at the top and at the bottom
LOW_DOCK, HIGH_DOCK, LONG_DOCK = 6, 7, 11  # rows of the prompt, as in the style sheet


class TableApp(App[str]):
    """Base class of the apps that play and replay a game."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (HIGH, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help"),
        Binding("t", "toggle_theme"),
        Binding("o", "toggle_odds"),
        Binding("q", "leave"),
        Binding("ctrl+q,ctrl+c", "leave", priority=True),
    ]

    def __init__(self, context: RenderContext, ui: GameUI, edition: str) -> None:
        self.context, self.ui, self.edition = context, ui, edition
        super().__init__()
        self.title = context.words.text("terminal-title")
        self.top, self.keys, self.prompt, self.story = (
            TopBar(context),
            KeyBar(context),
            Prompt(context),
            StoryLog(context),
        )
        self.board, self.side_panel = ui.board(context), ui.side_panel(context)
        self.recap, self.animation = Recap(context, ui), AnimationLayer(context, ui)
        self.main, self.aside = Container(id="main"), Container(id="aside")
        self.view: Any = None
        self.asked: Seat | None = None

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The palette as style sheet variables, before a theme is set."""
        return css_variables(self.context.palette)

    def compose(self) -> ComposeResult:
        """The widgets from top to bottom; on a wide screen the side panel and the story are beside the board."""
        yield self.top
        with self.main:
            yield self.board
            yield self.recap
            yield self.animation
        with self.aside:
            yield self.side_panel
            yield self.story
        yield self.prompt
        yield self.keys

    async def on_mount(self) -> None:
        """Register the themes and show the first position."""
        for palette in (LIGHT, DARK):
            self.register_theme(theme_of(palette))
        self.theme = self.context.palette.name
        await self.begin()

    async def begin(self) -> None:
        """Show the first position."""
        raise NotImplementedError

    def on_resize(self, event: Resize) -> None:
        """Lay the screen out again."""
        self.call_after_refresh(self.redraw)

    def on_prompt_rows_changed(self) -> None:
        """Lay the screen out again for a prompt that needs more rows, or fewer."""
        self.resize_board()

    def show_table(self, view: Any, asked: Seat | None, *, recap: bool = False) -> None:
        """Show a position, or with `recap` how its scores were computed."""
        self.view, self.asked = view, asked
        self.apply_palette(view)
        self.board.display, self.recap.display = not recap, recap
        self.resize_board()
        self.top.show((self.ui.round_text(view, self.context), self.edition), self.ui.piles_text(view, self.context))
        self.board.show(view, asked)
        self.side_panel.show(view, asked)
        if recap:
            self.recap.show(view)

    def apply_palette(self, view: Any) -> None:
        """Switch to the colours that the game uses for this position."""
        palette = self.ui.palette(view, self.context.base_palette)
        if palette is not self.context.palette or palette.name != self.theme:
            self.context.palette = palette
            self.register_theme(theme_of(palette))
            self.theme = palette.name
            self.story.rewrite()
            self.top.refresh()
            self.keys.refresh()

    def tell_event(self, event: Any) -> str:
        """Add an event to the story; returns its sentence."""
        sentence = self.sentence(event)
        self.story.add(sentence)
        return sentence.text

    def sentence(self, event: Any) -> Sentence:
        """An event in words, with its symbol."""
        return Sentence(self.ui.symbol(event), tell(self.context.words, self.ui.id, event, self.context.names))

    def redraw(self) -> None:
        """Draw everything again after a change of size, colours or display options."""
        if self.view is not None:
            self.show_table(self.view, self.asked, recap=bool(self.recap.display))
        self.story.rewrite()
        self.refresh(layout=True)

    def table_keys(self) -> list[tuple[str, str]]:
        """The keys that always work, with their descriptions."""
        return describe_keys(TABLE_KEYS, self.context.words)

    def all_keys(self) -> Sequence[tuple[str, str]]:
        """All keys, for the help."""
        return self.table_keys()

    def action_help(self) -> None:
        """Show the help."""
        if self.view is not None:
            self.push_screen(HelpScreen(self.context, self.ui.help_text(self.view, self.context), self.all_keys()))

    def action_toggle_theme(self) -> None:
        """Switch between light and dark."""
        self.context.toggle_theme()
        self.redraw()

    def action_toggle_odds(self) -> None:
        """Show or hide the odds."""
        self.context.show_odds = not self.context.show_odds
        self.redraw()

    def action_leave(self) -> None:
        """Quit."""
        self.exit()

    def resize_board(self) -> None:
        """On a narrow screen the story gets the rows that the board cannot use; a recap takes all of them."""
        (columns, rows), recap = self.size, not self.board.display
        is_wide = columns >= WIDE
        self.aside.display = is_wide or not recap
        beside = min(MOST_BESIDE, max(self.ui.side_panel_columns, columns - BOARD_BESIDE))
        self.main.screen.styles.grid_columns = f"1fr {beside}"
        if is_wide or recap:
            self.main.styles.height = "1fr"
        else:
            # The board is as wide as the screen; its own size is still that of the last layout.
            most = rows - self._dock_rows() - BARS
            available = max(most - LEAST_STORY, min(self.board.rows_needed(columns), most))
            board_rows = max(1, min(self.board.rows_wanted(available, columns), available))
            self.main.styles.height = board_rows
            self.aside.display = board_rows < most

    def _dock_rows(self) -> int:
        if self.screen.has_class("-long"):
            return LONG_DOCK
        return HIGH_DOCK if self.size.height >= HIGH else LOW_DOCK
