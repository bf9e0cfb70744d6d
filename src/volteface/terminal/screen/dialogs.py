"""Modal dialogs: the help, and the confirmation before quitting."""

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static

from volteface.terminal.render_context import RenderContext


class HelpScreen(ModalScreen[None]):
    """The rules in a few sentences, and all keys."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,question_mark,q,enter,space", "dismiss", "")]

    def __init__(self, context: RenderContext, sentences: Sequence[str], keys: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.context, self.sentences, self.keys = context, sentences, keys

    def compose(self) -> ComposeResult:
        """A box with the text."""
        text = Text(self.context.words.text("terminal-help") + "\n\n", "bold")
        text.append("\n".join(self.sentences), Style(bold=False))
        text.append("\n\n" + self.context.words.text("terminal-keys") + "\n")
        for key, word in self.keys:
            text.append(f"\n {key:>9}  ", Style(color=self.context.palette.text, bold=True))
            text.append(word, Style(color=self.context.palette.quiet, bold=False))
        yield VerticalScroll(Static(text), classes="box")


class LeaveScreen(ModalScreen[bool]):
    """Asks whether to quit a game that is not over."""

    def __init__(self, context: RenderContext, detail: str) -> None:
        super().__init__()
        self.context, self.detail = context, detail

    def compose(self) -> ComposeResult:
        """The question, a note that the game is saved, and two keys."""
        words = self.context.words
        text = Text(words.text("terminal-quit-question") + "\n\n", "bold")
        text.append(self.detail + "\n\n", Style(bold=False))
        text.append(f" {yes_key(self.context).upper()} / ⏎  {words.text('terminal-yes')}     ", "bold")
        text.append(f"{no_key(self.context).upper()} / esc  {words.text('terminal-no')}", "bold")
        yield VerticalScroll(Static(text), classes="box question")

    def on_key(self, event: Key) -> None:
        """Close on a key for yes or no."""
        event.stop()
        if event.key in ("enter", "y", "q", yes_key(self.context)):
            self.dismiss(True)
        elif event.key in ("escape", "n", no_key(self.context)):
            self.dismiss(False)


def yes_key(context: RenderContext) -> str:
    """The first letter of the word for yes."""
    return _first_letter(context.words.text("terminal-yes"))


def no_key(context: RenderContext) -> str:
    """The first letter of the word for no."""
    return _first_letter(context.words.text("terminal-no"))


def _first_letter(word: str) -> str:
    # The key is the letter without its accent.
    return word[0].casefold().replace("í", "i")
