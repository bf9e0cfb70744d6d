"""The rows at the top and the foot of the screen: where we are, and which keys there are."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from volteface.terminal.look import Look


class TopBar(Widget):
    """The wordmark, where the game stands, and the piles."""

    def __init__(self, look: Look) -> None:
        super().__init__(id="top")
        self.look = look
        self.places: tuple[str, ...] = ()
        self.piles = ""

    def show(self, places: tuple[str, ...], piles: str) -> None:
        """Show where the game stands; the first place matters most."""
        self.places, self.piles = places, piles
        self.refresh()

    def render(self) -> Text:
        """The row; what does not fit is left out, the least important first."""
        palette, width = self.look.palette, self.content_size.width
        bar = Text(" ").append_text(wordmark(self.look))
        for place in self.places:
            if bar.cell_len + len(place) + len(self.piles) + 5 <= width:
                bar.append("  ").append(place, Style(color=palette.text, bold=place == self.places[0]))
        gap = max(2, width - bar.cell_len - len(self.piles) - 1)
        return bar.append(" " * gap).append(self.piles, Style(color=palette.quiet))


class KeyBar(Widget):
    """The keys that work now."""

    def __init__(self, look: Look) -> None:
        super().__init__(id="keys")
        self.look = look
        self.keys: tuple[tuple[str, str], ...] = ()

    def show(self, keys: Sequence[tuple[str, str]]) -> None:
        """Show these keys, each with its word."""
        self.keys = tuple(keys)
        self.refresh()

    def render(self) -> Text:
        """As many as fit."""
        palette, bar = self.look.palette, Text()
        for key, word in self.keys:
            if bar.cell_len + len(key) + len(word) + 3 <= self.content_size.width:
                bar.append(f" {key} ", Style(color=palette.text, bgcolor=palette.raised, bold=True))
                bar.append(f"{word} ", Style(color=palette.quiet))
        return bar


def wordmark(look: Look) -> Text:
    """A is V turned over, with the colours swapped."""
    mark, text = Style(color=look.palette.mark, bold=True), Style(color=look.palette.text, bold=True)
    return Text.assemble(("V", mark), ("OLTEF", text), ("Λ", mark), ("CE", text))
