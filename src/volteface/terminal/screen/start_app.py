"""The Textual app that is shown before a new game: choose with the arrow keys, begin with Enter."""

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Click, Resize
from textual.message import Message
from textual.widgets import Static

from volteface.terminal.palette import css_variables, theme_of
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.bars import KeyBar, wordmark
from volteface.terminal.screen.key_hints import START_KEYS, describe_keys
from volteface.terminal.start_menu import MenuRow, StartMenu

VALUE_COLUMN = 3  # columns between a label and its value


class MenuLine(Static):
    """A row of the menu, or the button below them that begins the game."""

    class Clicked(Message):
        """The row was clicked; its left part goes back, the rest goes on."""

        def __init__(self, index: int, steps: int) -> None:
            super().__init__()
            self.index, self.steps = index, steps

    def __init__(self, index: int) -> None:
        super().__init__(markup=False)
        self.index = index

    def on_click(self, event: Click) -> None:
        """Choose the next value, or the one before on the left."""
        event.stop()
        self.post_message(self.Clicked(self.index, -1 if event.x < self.size.width // 2 else 1))


class StartApp(App[bool]):
    """Shows the menu; exits with True if the game is to begin."""

    CSS_PATH = "start.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "select(-1)"),
        Binding("down,j,tab", "select(1)", priority=True),
        Binding("left,h", "change(-1)"),
        Binding("right,l,space", "change(1)"),
        Binding("enter", "start"),
        Binding("q,escape", "leave"),
        Binding("ctrl+q,ctrl+c", "leave", priority=True),
    ]
    MOST_ROWS: ClassVar[int] = 4

    def __init__(self, menu: StartMenu, context: RenderContext) -> None:
        self.menu, self.context = menu, context
        super().__init__()
        self.title = context.words.text("terminal-title")
        self.selected = max(len(menu.rows()) - 1, 0)  # the bots are what people change most
        self.head, self.notes = Static(id="head", markup=False), Static(id="notes", markup=False)
        self.lines = [MenuLine(index) for index in range(self.MOST_ROWS)]
        self.button, self.keys = MenuLine(self.MOST_ROWS), KeyBar(context)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The palette as style sheet variables, before a theme is set."""
        return css_variables(self.context.palette)

    def compose(self) -> ComposeResult:
        """The name, the rows, what they mean, the button and the keys."""
        with VerticalScroll(id="menu"):
            yield self.head
            yield from self.lines
            yield self.notes
            yield self.button
        yield self.keys

    def on_mount(self) -> None:
        """Show the menu."""
        self.register_theme(theme_of(self.context.palette))
        self.theme = self.context.palette.name
        self.keys.show(describe_keys(START_KEYS, self.context.words))
        self.redraw()

    def on_resize(self, event: Resize) -> None:
        """The selected row stays visible."""
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Draw all rows and the notes."""
        rows, words, palette = self.menu.rows(), self.context.words, self.context.palette
        self.selected = min(self.selected, max(len(rows) - 1, 0))
        width = max((len(row.label) for row in rows), default=0) + VALUE_COLUMN
        self.head.update(wordmark(self.context))
        for line in self.lines:
            line.display = line.index < len(rows)
            if line.display:
                line.set_class(line.index == self.selected, "selected")
                line.update(self._draw(rows[line.index], width, is_selected=line.index == self.selected))
        self.notes.update(Text("\n".join(self.menu.notes()), Style(color=palette.quiet)))
        self.button.set_class(True, "button")
        self.button.update(Text(f" ⏎  {words.text('terminal-key-start')} ", "bold"))

    def _draw(self, row: MenuRow, width: int, *, is_selected: bool) -> Text:
        text = Text("▶ " if is_selected else "  ").append(f"{row.label:<{width}}")
        left, right = ("◂ ", " ▸") if is_selected else ("  ", "")
        return text.append(f"{left}{row.value}{right}", "bold")

    def action_select(self, steps: int) -> None:
        """Go to the next row or the one before."""
        self.selected = (self.selected + steps) % max(len(self.menu.rows()), 1)
        self.redraw()

    def action_change(self, steps: int) -> None:
        """Choose the next value or the one before."""
        rows = self.menu.rows()
        if rows:
            label = rows[self.selected].label
            rows[self.selected].step(steps)
            # Another game or number of players may have other rows.
            self.selected = next(
                (index for index, row in enumerate(self.menu.rows()) if row.label == label), self.selected
            )
        self.redraw()

    def action_start(self) -> None:
        """Begin."""
        self.exit(True)

    def action_leave(self) -> None:
        """Quit without a game."""
        self.exit(False)

    def on_menu_line_clicked(self, message: MenuLine.Clicked) -> None:
        """Change a row, or begin."""
        if message.index == self.MOST_ROWS:
            self.action_start()
        else:
            self.selected = message.index
            self.action_change(message.steps)
