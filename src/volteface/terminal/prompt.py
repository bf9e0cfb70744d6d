"""The dock at the foot of the table: what is asked, and a key for every answer."""

from typing import Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import ItemGrid
from textual.events import Click
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from volteface.terminal.look import Look
from volteface.terminal.question import ENTER, Choice, Question

KEY_NAMES: Final = {"enter": "⏎", "space": "␣", "left": "←", "right": "→", "escape": "esc"}
STEPS: Final = {"left": -1, "up": -1, "right": 1, "down": 1}
LIST_COLUMN, WIDE_COLUMN = 32, 30
LONG_LIST: Final = 4  # rows of choices


class Option(Static):
    """One choice, with its key."""

    class Chosen(Message):
        """Somebody clicked on it."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, choice: Choice, look: Look, *, is_short: bool) -> None:
        super().__init__(classes=choice.rank)
        self.choice, self.look, self.is_short = choice, look, is_short
        self.set_class(not choice.is_offered, "refused")

    def on_mount(self) -> None:
        """Draw it once it has its colours."""
        self.mark(False)

    def mark(self, chosen: bool) -> None:
        """Draw it, as the one that Enter would take or not."""
        self.set_class(chosen, "chosen")
        self.update(draw_option(self.choice, self.look, chosen=chosen, is_short=self.is_short))

    def on_click(self, event: Click) -> None:
        """A click takes it."""
        event.stop()
        self.post_message(self.Chosen(self.choice))


class Prompt(Widget):
    """What is asked now, or, if nobody here is, what goes on."""

    def __init__(self, look: Look) -> None:
        super().__init__(id="prompt")
        self.look = look
        self.question: Question | None = None
        self.chosen: int | None = None
        self._text, self._grid = (
            Static(id="asks", markup=False),
            ItemGrid(id="options", min_column_width=WIDE_COLUMN, stretch_height=False),
        )

    def compose(self) -> ComposeResult:
        """The question above its answers."""
        yield self._text
        yield self._grid

    async def ask(self, question: Question) -> None:
        """Show a question; nothing is chosen yet, so that a stray Enter decides nothing."""
        self.question, self.chosen = question, None
        self.set_class(True, "asking")
        self.set_class(question.is_list, "list")
        shown = question.in_dock()
        column = question.column or (LIST_COLUMN if question.is_list else WIDE_COLUMN)
        rows = -(-len(shown) // max(1, self.size.width // column))
        self.screen.set_class(question.is_list and rows > LONG_LIST, "-long")
        self._text.update(question.text, layout=False)
        self._grid.min_column_width = column
        await self._grid.remove_children()
        await self._grid.mount_all(Option(choice, self.look, is_short=question.is_list) for choice in shown)

    def ask_anew(self, question: Question) -> None:
        """The same question in other colours, or with other details."""
        self.question = question
        self._text.update(question.text, layout=False)
        for option, choice in zip(self._grid.query(Option), question.in_dock(), strict=False):
            option.choice = choice
            option.mark(choice is self.choice)

    async def tell(self, text: str) -> None:
        """Nothing is asked here; say what goes on."""
        self.question, self.chosen = None, None
        self.remove_class("asking", "list")
        self.screen.remove_class("-long")
        self._text.update(text, layout=False)
        if self._grid.children:
            await self._grid.remove_children()

    @property
    def choice(self) -> Choice | None:
        """The choice that Enter would take."""
        return None if self.question is None or self.chosen is None else self.question.choices[self.chosen]

    def press(self, key: str, character: str | None) -> Choice | None:
        """The choice that a key makes, if it makes one."""
        if self.question is None:
            return None
        if key in STEPS:
            self._step(STEPS[key])
            return None
        if key == ENTER and self.chosen is not None:
            return self.choice
        return next((choice for choice in self.question.choices if {key, character} & set(choice.keys)), None)

    def _step(self, step: int) -> None:
        assert self.question is not None
        count = len(self.question.choices)
        self.chosen = (0 if step > 0 else count - 1) if self.chosen is None else (self.chosen + step) % count
        for option in self._grid.query(Option):
            option.mark(option.choice is self.choice)
            if option.choice is self.choice:
                option.scroll_visible(animate=False)


def draw_option(choice: Choice, look: Look, *, chosen: bool, is_short: bool) -> Text:
    """The key, the word, and what it means for the player."""
    palette = look.palette
    text = Text("▶" if chosen else " ")
    if choice.keys:
        key = KEY_NAMES.get(choice.keys[0], choice.keys[0].upper())
        text.append(f" {key} ", Style(color=palette.turn_text, bgcolor=palette.turn, bold=True)).append(" ")
    text.append(choice.label, Style(bold=True, underline=chosen, strike=not choice.is_offered))
    quiet = Style(color=palette.main_quiet if chosen or choice.rank == "main" else palette.other_quiet)
    for detail in choice.details:
        text.append("  " if is_short else "\n ", quiet).append(detail, quiet)
    return text
