"""Which side is up, in a row that cannot be missed, and what both piles show."""

from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.cards import Side
from volteface.games.phase10flip.view import View
from volteface.terminal.look import Look
from volteface.terminal.palette import WHITE
from volteface.terminal.phase10flip import signs
from volteface.terminal.phase10flip.cards import CARD_WIDTH, LOW, card_rows, chip, empty_card, four_symbols
from volteface.terminal.phase10flip.draw_question import BETWEEN, back_text, discard_text
from volteface.terminal.phase10flip.palettes import FOLD, NIGHT
from volteface.terminal.phase10flip.reading import discard_top


def banner(view: View, look: Look, width: int, *, with_piles: bool) -> Text:
    """The side that is up: four colours, or night; the piles beside it where they have no rows of their own."""
    title = look.words.text(f"side-{view.side.value}").upper()
    palette = look.palette
    if view.side is Side.COLOUR:
        row, style = four_symbols(3), Style(color=palette.text, bgcolor=palette.raised, bold=True)
    else:
        row = Text().append(f" {signs.ANY} {signs.FLIP} {signs.ANY} ", Style(color=NIGHT, bgcolor=FOLD, bold=True))
        style = Style(color=WHITE, bgcolor="#5B3FDB", bold=True)
    row.append(f" {title} ", style)
    if view.side is Side.COLOUR:
        row.append_text(four_symbols(3))
    piles = _small_piles(view, look) if with_piles else Text()
    row.append(" " * max(1, width - row.cell_len - piles.cell_len - 1), style).append_text(piles)
    row.append(" ", style)
    row.truncate(width)
    return row


def draw_piles(view: View, look: Look, width: int, height: int) -> Text:
    """Both piles as cards, each with its words."""
    words, half = look.words, width // 2 - CARD_WIDTH - 3
    back, discard = view.draw_back, discard_top(view) if view.discard else None
    draw_card = card_rows(back, look, height) if back else empty_card(look, height)
    discard_card = card_rows(discard, look, height) if discard else empty_card(look, height)
    drawn = (words.text("terminal-p10-draw-pile"), *back_text(view, look).split(BETWEEN))
    set_aside = (words.text("terminal-p10-discard-pile"), *discard_text(view, look).split(BETWEEN))
    rows = []
    for place in range(height):
        line = place - (height - LOW) // 2
        row = Text(" ").append_text(draw_card[place]).append_text(_caption(drawn, line, half, look))
        rows.append(row.append_text(discard_card[place]).append_text(_caption(set_aside, line, half, look)))
    return Text("\n").join(rows)


def _small_piles(view: View, look: Look) -> Text:
    """Both piles as chips, for a row."""
    style = Style(color=look.palette.text, bold=False)
    row = Text().append(f" {look.words.text('terminal-p10-draw-short', cards=view.draw)} ", style)
    if view.draw_back is not None:
        row.append_text(chip(view.draw_back, look.palette))
    row.append(f" {look.words.text('terminal-p10-discard-short', cards=len(view.discard))} ", style)
    if view.discard:
        row.append_text(chip(discard_top(view), look.palette))
    row.stylize_before(Style(bgcolor=look.palette.raised))
    return row


def _caption(lines: tuple[str, ...], place: int, width: int, look: Look) -> Text:
    style = Style(color=look.palette.text, bold=True) if place == 0 else Style(color=look.palette.quiet)
    text = Text(f" {lines[place] if 0 <= place < len(lines) else ''}", style)
    text.truncate(width, overflow="ellipsis", pad=True)
    return text
