"""The story of the game, sentence by sentence, newest last."""

from collections import deque
from typing import Final

from msgspec import Struct
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

from volteface.terminal.look import Look

MOST_SENTENCES: Final = 400


class Sentence(Struct, frozen=True):
    """What happened, and the sign that stands for it."""

    sign: str
    text: str


class StoryLog(RichLog):
    """A scrolling log that wraps its sentences anew when it changes its width or its colours."""

    can_focus = False

    def __init__(self, look: Look) -> None:
        super().__init__(id="story", wrap=True, min_width=20, auto_scroll=True)
        self.look = look
        self.sentences: deque[Sentence] = deque(maxlen=MOST_SENTENCES)

    def add(self, sentence: Sentence) -> None:
        """Tell one more sentence."""
        self.sentences.append(sentence)
        self._write(sentence)

    def tell_all(self, sentences: list[Sentence]) -> None:
        """Tell another story from its beginning."""
        self.sentences = deque(sentences, maxlen=MOST_SENTENCES)
        self.rewrite()

    def rewrite(self) -> None:
        """Tell it again in the present width and colours."""
        self.clear()
        for sentence in self.sentences:
            self._write(sentence)

    def on_resize(self, event: Resize) -> None:
        """Wrap at the new width."""
        self.rewrite()

    def _write(self, sentence: Sentence) -> None:
        row = Table.grid(padding=(0, 1))
        row.add_row(
            Text(f" {sentence.sign}", Style(color=self.look.palette.quiet, bold=True)),
            Text(sentence.text, Style(color=self.look.palette.text)),
        )
        self.write(row)
