"""The top bar and the key bar."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from volteface.terminal.render_context import RenderContext


class TopBar(Widget):
    """The wordmark, the round and edition, and the piles."""

    def __init__(self, context: RenderContext) -> None:
        super().__init__(id="top")
        self.context = context
        self.labels: tuple[str, ...] = ()
        self.piles = ""

    def show(self, labels: tuple[str, ...], piles: str) -> None:
        """Show these labels, the most important first."""
        self.labels, self.piles = labels, piles
        self.refresh()

    def render(self) -> Text:
        """The bar; labels that do not fit are left out."""
        palette, width = self.context.palette, self.content_size.width
        bar = Text(" ").append_text(wordmark(self.context))
        for label in self.labels:
            if bar.cell_len + len(label) + len(self.piles) + 5 <= width:
                bar.append("  ").append(label, Style(color=palette.text, bold=label == self.labels[0]))
        gap = max(2, width - bar.cell_len - len(self.piles) - 1)
        return bar.append(" " * gap).append(self.piles, Style(color=palette.quiet))


class KeyBar(Widget):
    """The keys that work now, with their descriptions."""

    def __init__(self, context: RenderContext) -> None:
        super().__init__(id="keys")
        self.context = context
        self.keys: tuple[tuple[str, str], ...] = ()

    def show(self, keys: Sequence[tuple[str, str]]) -> None:
        """Show these keys."""
        self.keys = tuple(keys)
        self.refresh()

    def render(self) -> Text:
        """As many keys as fit."""
        palette, bar = self.context.palette, Text()
        for key, word in self.keys:
            if bar.cell_len + len(key) + len(word) + 3 <= self.content_size.width:
                bar.append(f" {key} ", Style(color=palette.text, bgcolor=palette.raised, bold=True))
                bar.append(f"{word} ", Style(color=palette.quiet))
        return bar


def wordmark(context: RenderContext) -> Text:
    """The project's name; its A is the V turned over."""
    mark, text = Style(color=context.palette.mark, bold=True), Style(color=context.palette.text, bold=True)
    return Text.assemble(("V", mark), ("OLTEF", text), ("Λ", mark), ("CE", text))
