"""The flip animation: a slanted fold sweeps over the board and reveals the other side."""

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.cards import Side
from volteface.games.phase10flip.events import Flipped
from volteface.locale import tell
from volteface.terminal.palette import MARIGOLD, WHITE
from volteface.terminal.phase10flip import symbols
from volteface.terminal.phase10flip.cards import four_symbols
from volteface.terminal.phase10flip.figures import word_rows
from volteface.terminal.phase10flip.palettes import COLOURS, FOLD, INTENSE_DARK, table_palette
from volteface.terminal.render_context import RenderContext

FRAMES: Final = 9
SLANT: Final = 1.4  # columns per row
STRIP: Final = 4  # columns of the fold


def flip_frames(event: Any, context: RenderContext, width: int, height: int) -> tuple[Text, ...]:
    """The frames of a flip; none for other events."""
    if not isinstance(event, Flipped) or width < STRIP or height < 1:
        return ()
    frames = [_sweep(event.side, context, width, height, step / FRAMES) for step in range(1, FRAMES)]
    return (*frames, _arrived(event, context, width, height))


def _sweep(side: Side, context: RenderContext, width: int, height: int, share: float) -> Text:
    """A frame: the new side left of the fold, the old side right of it."""
    old, new = table_palette(side.other, context.base_palette).ground, _bands(side, context)
    rows = []
    for row_number in range(height):
        edge = round(share * (width + height * SLANT + STRIP)) - round((height - row_number) * SLANT)
        edge = max(0, min(edge, width))
        strip = min(STRIP, width - edge) if edge > 0 else 0
        row = Text(" " * edge, Style(bgcolor=new[row_number * len(new) // height]))
        row.append(symbols.FLIP * strip, Style(color=WHITE, bgcolor=MARIGOLD if side is Side.COLOUR else FOLD))
        rows.append(row.append(" " * (width - edge - strip), Style(bgcolor=old)))
    return Text("\n").join(rows)


def _bands(side: Side, context: RenderContext) -> tuple[str, ...]:
    """The background colours of a side, from top to bottom."""
    return tuple(COLOURS.values()) if side is Side.COLOUR else (table_palette(side, context.base_palette).ground,)


def _arrived(event: Flipped, context: RenderContext, width: int, height: int) -> Text:
    """The last frame: FLIP! in large letters, and who flipped."""
    palette = table_palette(event.side, context.base_palette)
    sentence = Text(f"{tell(context.words, 'phase10flip', event, context.names)[:width]:^{width}}", "bold")
    rows = [
        *word_rows("FLIP!", width, MARIGOLD, palette.ground),
        Text(),
        sentence,
        Text(),
        _stripes(event.side, width),
    ]
    above = max((height - len(rows)) // 2, 0)
    rows = [Text()] * above + rows + [Text()] * max(height - above - len(rows), 0)
    for row in rows:
        row.truncate(width, pad=True)
    text = Text("\n").join(rows[:height])
    text.stylize_before(Style(color=palette.text, bgcolor=palette.ground))
    return text


def _stripes(side: Side, width: int) -> Text:
    """A band that shows the side that is up."""
    if side is Side.COLOUR:
        return four_symbols(max(width // 4, 1))
    return Text(f"{' '.join(symbols.ANY * 9):^{width}}", Style(color=WHITE, bgcolor=INTENSE_DARK.raised, bold=True))
