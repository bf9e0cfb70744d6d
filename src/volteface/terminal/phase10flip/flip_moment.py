"""The table turned over: a slanted fold sweeps across it and leaves the other side behind."""

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.cards import Side
from volteface.games.phase10flip.events import Flipped
from volteface.locale import tell
from volteface.terminal.look import Look
from volteface.terminal.palette import MARIGOLD, WHITE
from volteface.terminal.phase10flip import signs
from volteface.terminal.phase10flip.cards import four_symbols
from volteface.terminal.phase10flip.figures import word_rows
from volteface.terminal.phase10flip.palettes import COLOURS, FOLD, INTENSE_BY_NIGHT, table_palette

FRAMES: Final = 9
SLANT: Final = 1.4  # columns a row
STRIP: Final = 4  # columns of the fold


def moment(event: Any, look: Look, width: int, height: int) -> tuple[Text, ...]:
    """The frames of a flip; none for other events."""
    if not isinstance(event, Flipped) or width < STRIP or height < 1:
        return ()
    frames = [_sweep(event.side, look, width, height, step / FRAMES) for step in range(1, FRAMES)]
    return (*frames, _arrived(event, look, width, height))


def _sweep(side: Side, look: Look, width: int, height: int, share: float) -> Text:
    """The fold has come so far: the new side left of it, the old side right of it."""
    old, new = table_palette(side.other, look.light).ground, _bands(side, look)
    rows = []
    for place in range(height):
        edge = round(share * (width + height * SLANT + STRIP)) - round((height - place) * SLANT)
        edge = max(0, min(edge, width))
        strip = min(STRIP, width - edge) if edge > 0 else 0
        row = Text(" " * edge, Style(bgcolor=new[place * len(new) // height]))
        row.append(signs.FLIP * strip, Style(color=WHITE, bgcolor=MARIGOLD if side is Side.COLOUR else FOLD))
        rows.append(row.append(" " * (width - edge - strip), Style(bgcolor=old)))
    return Text("\n").join(rows)


def _bands(side: Side, look: Look) -> tuple[str, ...]:
    """Four colours on one side, night on the other."""
    return tuple(COLOURS.values()) if side is Side.COLOUR else (table_palette(side, look.light).ground,)


def _arrived(event: Flipped, look: Look, width: int, height: int) -> Text:
    """The last frame: FLIP! in large letters, and who did it."""
    palette = table_palette(event.side, look.light)
    sentence = Text(f"{tell(look.words, 'phase10flip', event, look.names)[:width]:^{width}}", "bold")
    lines = [
        *word_rows("FLIP!", width, MARIGOLD, palette.ground),
        Text(),
        sentence,
        Text(),
        _stripes(event.side, width),
    ]
    above = max((height - len(lines)) // 2, 0)
    rows = [Text()] * above + lines + [Text()] * max(height - above - len(lines), 0)
    for row in rows:
        row.truncate(width, pad=True)
    text = Text("\n").join(rows[:height])
    text.stylize_before(Style(color=palette.text, bgcolor=palette.ground))
    return text


def _stripes(side: Side, width: int) -> Text:
    """The side that came up, as a band: four colours with their symbols, or night."""
    if side is Side.COLOUR:
        return four_symbols(max(width // 4, 1))
    return Text(f"{' '.join(signs.ANY * 9):^{width}}", Style(color=WHITE, bgcolor=INTENSE_BY_NIGHT.raised, bold=True))
