"""What lies over the table for a moment: the help, and the question before leaving."""

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

from volteface.terminal.look import Look


class HelpScreen(ModalScreen[None]):
    """The game in a few sentences, and every key."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,question_mark,q,enter,space", "dismiss", "")]

    def __init__(self, look: Look, sentences: Sequence[str], keys: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.look, self.sentences, self.keys = look, sentences, keys

    def compose(self) -> ComposeResult:
        """A box with text."""
        text = Text(self.look.words.text("terminal-help") + "\n\n", "bold")
        text.append("\n".join(self.sentences), Style(bold=False))
        text.append("\n\n" + self.look.words.text("terminal-keys") + "\n")
        for key, word in self.keys:
            text.append(f"\n {key:>9}  ", Style(color=self.look.palette.text, bold=True))
            text.append(word, Style(color=self.look.palette.quiet, bold=False))
        yield VerticalScroll(Static(text), classes="box")


class LeaveScreen(ModalScreen[bool]):
    """Whether to leave a game that is not over."""

    def __init__(self, look: Look, detail: str) -> None:
        super().__init__()
        self.look, self.detail = look, detail

    def compose(self) -> ComposeResult:
        """The question, what becomes of the game, and two keys."""
        words = self.look.words
        text = Text(words.text("terminal-quit-question") + "\n\n", "bold")
        text.append(self.detail + "\n\n", Style(bold=False))
        text.append(f" {yes_key(self.look).upper()} / ⏎  {words.text('terminal-yes')}     ", "bold")
        text.append(f"{no_key(self.look).upper()} / esc  {words.text('terminal-no')}", "bold")
        yield VerticalScroll(Static(text), classes="box question")

    def on_key(self, event: Key) -> None:
        """Yes, no, or neither."""
        event.stop()
        if event.key in ("enter", "y", "q", yes_key(self.look)):
            self.dismiss(True)
        elif event.key in ("escape", "n", no_key(self.look)):
            self.dismiss(False)


def yes_key(look: Look) -> str:
    """The first letter of the word for yes."""
    return _first_letter(look.words.text("terminal-yes"))


def no_key(look: Look) -> str:
    """The first letter of the word for no."""
    return _first_letter(look.words.text("terminal-no"))


def _first_letter(word: str) -> str:
    # A letter with an accent is typed without one just as well.
    return word[0].casefold().replace("í", "i")
