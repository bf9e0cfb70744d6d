"""The dock at the bottom of the screen: the question and its choices."""

from typing import Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import ItemGrid
from textual.events import Click, Resize
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from volteface.terminal.questions import ENTER, Choice, Question
from volteface.terminal.render_context import RenderContext

KEY_NAMES: Final = {"enter": "⏎", "space": "␣", "left": "←", "right": "→", "escape": "esc"}
STEPS: Final = {"left": -1, "up": -1, "right": 1, "down": 1}
LIST_COLUMN, WIDE_COLUMN = 32, 30
LONG_LIST: Final = 4  # rows of choices


class Option(Static):
    """A choice with its key."""

    class Chosen(Message):
        """The choice was clicked."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, choice: Choice, context: RenderContext, *, is_short: bool) -> None:
        super().__init__(classes=choice.rank)
        self.choice, self.context, self.is_short = choice, context, is_short
        self.set_class(not choice.is_offered, "refused")

    def on_mount(self) -> None:
        """Draw it once the theme is known."""
        self.set_selected(False)

    def set_selected(self, is_selected: bool) -> None:
        """Draw it; Enter takes the choice that is selected."""
        self.set_class(is_selected, "selected")
        self.update(draw_option(self.choice, self.context, is_selected=is_selected, is_short=self.is_short))

    def on_click(self, event: Click) -> None:
        """Choose it."""
        event.stop()
        self.post_message(self.Chosen(self.choice))


class Prompt(Widget):
    """The current question, or what is going on if nothing is asked."""

    class RowsChanged(Message):
        """The choices need more rows at the new width, or fewer."""

    def __init__(self, context: RenderContext) -> None:
        super().__init__(id="prompt")
        self.context = context
        self.question: Question | None = None
        self.selected: int | None = None
        self._text, self._grid = (
            Static(id="question", markup=False),
            ItemGrid(id="options", min_column_width=WIDE_COLUMN, stretch_height=False),
        )

    def compose(self) -> ComposeResult:
        """The question above its choices."""
        yield self._text
        yield self._grid

    async def ask(self, question: Question) -> None:
        """Show a question; nothing is selected yet, so that a stray Enter does nothing."""
        self.question, self.selected = question, None
        self.set_class(True, "asking")
        self.set_class(question.is_list, "list")
        shown = question.dock_choices()
        self._grid.min_column_width = _column_width(question)
        self._set_long()
        self._text.update(question.text, layout=False)
        await self._grid.remove_children()
        await self._grid.mount_all(Option(choice, self.context, is_short=question.is_list) for choice in shown)

    def refresh_question(self, question: Question) -> None:
        """Show the same question in other colours or with other details."""
        self.question = question
        self._text.update(question.text, layout=False)
        for option, choice in zip(self._grid.query(Option), question.dock_choices(), strict=False):
            option.choice = choice
            option.set_selected(choice is self.choice)

    async def show_text(self, text: str) -> None:
        """Show a text instead of a question."""
        self.question, self.selected = None, None
        self.remove_class("asking", "list")
        self.screen.remove_class("-long")
        self._text.update(text, layout=False)
        if self._grid.children:
            await self._grid.remove_children()

    def on_resize(self, event: Resize) -> None:
        """A list may need more rows at the new width."""
        if self._set_long():
            self.post_message(self.RowsChanged())

    def _set_long(self) -> bool:
        """Make room for a long list of choices; returns whether that changed anything."""
        question, was_long = self.question, self.screen.has_class("-long")
        is_long = question is not None and question.is_list and _rows(question, self.size.width) > LONG_LIST
        self.screen.set_class(is_long, "-long")
        return is_long is not was_long

    @property
    def choice(self) -> Choice | None:
        """The selected choice, which Enter takes."""
        return None if self.question is None or self.selected is None else self.question.choices[self.selected]

    def press(self, key: str, character: str | None) -> Choice | None:
        """The choice that a key makes, or None."""
        if self.question is None:
            return None
        if key in STEPS:
            self._step(STEPS[key])
            return None
        if key == ENTER and self.selected is not None:
            return self.choice
        return next((choice for choice in self.question.choices if {key, character} & set(choice.keys)), None)

    def _step(self, step: int) -> None:
        assert self.question is not None
        count = len(self.question.choices)
        self.selected = (0 if step > 0 else count - 1) if self.selected is None else (self.selected + step) % count
        for option in self._grid.query(Option):
            option.set_selected(option.choice is self.choice)
            if option.choice is self.choice:
                option.scroll_visible(animate=False)


def _column_width(question: Question) -> int:
    return question.column or (LIST_COLUMN if question.is_list else WIDE_COLUMN)


def _rows(question: Question, width: int) -> int:
    return -(-len(question.dock_choices()) // max(1, width // _column_width(question)))


def draw_option(choice: Choice, context: RenderContext, *, is_selected: bool, is_short: bool) -> Text:
    """The key, the label and the details."""
    palette = context.palette
    text = Text("▶" if is_selected else " ")
    if choice.keys:
        key = KEY_NAMES.get(choice.keys[0], choice.keys[0].upper())
        text.append(f" {key} ", Style(color=palette.turn_text, bgcolor=palette.turn, bold=True)).append(" ")
    text.append(choice.label, Style(bold=True, underline=is_selected, strike=not choice.is_offered))
    quiet = Style(color=palette.main_quiet if is_selected or choice.rank == "main" else palette.other_quiet)
    for detail in choice.details:
        text.append("  " if is_short else "\n ", quiet).append(detail, quiet)
    return text
