"""The story of the game, a sentence per event, newest last."""

from collections import deque
from typing import Final

from msgspec import Struct
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

from volteface.terminal.render_context import RenderContext

MOST_SENTENCES: Final = 400


class Sentence(Struct, frozen=True):
    """An event in words, with its symbol."""

    symbol: str
    text: str


class StoryLog(RichLog):
    """A scrolling log that is rewritten when its width or the theme changes."""

    can_focus = False

    def __init__(self, context: RenderContext) -> None:
        super().__init__(id="story", wrap=True, min_width=20, auto_scroll=True)
        self.context = context
        self.sentences: deque[Sentence] = deque(maxlen=MOST_SENTENCES)

    def add(self, sentence: Sentence) -> None:
        """Append a sentence."""
        self.sentences.append(sentence)
        self._write(sentence)

    def replace_all(self, sentences: list[Sentence]) -> None:
        """Replace all sentences."""
        self.sentences = deque(sentences, maxlen=MOST_SENTENCES)
        self.rewrite()

    def rewrite(self) -> None:
        """Write all sentences again in the current width and colours."""
        self.clear()
        for sentence in self.sentences:
            self._write(sentence)

    def on_resize(self, event: Resize) -> None:
        """Wrap at the new width."""
        self.rewrite()

    def _write(self, sentence: Sentence) -> None:
        row = Table.grid(padding=(0, 1))
        row.add_row(
            Text(f" {sentence.symbol}", Style(color=self.context.palette.quiet, bold=True)),
            Text(sentence.text, Style(color=self.context.palette.text)),
        )
        self.write(row)
