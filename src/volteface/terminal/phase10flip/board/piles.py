"""Draws the banner with the side that is up, and both piles."""

from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.cards import Side
from volteface.games.phase10flip.view import View
from volteface.terminal.palette import WHITE
from volteface.terminal.phase10flip import symbols
from volteface.terminal.phase10flip.cards import CARD_WIDTH, LOW, card_rows, chip, empty_card, four_symbols
from volteface.terminal.phase10flip.palettes import FOLD, NIGHT
from volteface.terminal.phase10flip.queries import discard_top
from volteface.terminal.phase10flip.sentences import SEPARATOR, back_text, discard_text
from volteface.terminal.render_context import RenderContext


def banner(view: View, context: RenderContext, width: int, *, with_piles: bool) -> Text:
    """The side that is up; with the piles, where they have no rows of their own."""
    title = context.words.text(f"side-{view.side.value}").upper()
    palette = context.palette
    if view.side is Side.COLOUR:
        row, style = four_symbols(3), Style(color=palette.text, bgcolor=palette.raised, bold=True)
    else:
        row = Text().append(
            f" {symbols.ANY} {symbols.FLIP} {symbols.ANY} ", Style(color=NIGHT, bgcolor=FOLD, bold=True)
        )
        style = Style(color=WHITE, bgcolor="#5B3FDB", bold=True)
    row.append(f" {title} ", style)
    if view.side is Side.COLOUR:
        row.append_text(four_symbols(3))
    piles = _small_piles(view, context) if with_piles else Text()
    row.append(" " * max(1, width - row.cell_len - piles.cell_len - 1), style).append_text(piles)
    row.append(" ", style)
    row.truncate(width)
    return row


def draw_piles(view: View, context: RenderContext, width: int, height: int) -> Text:
    """Both piles as cards with captions."""
    words, half = context.words, width // 2 - CARD_WIDTH - 3
    back, discard = view.draw_back, discard_top(view) if view.discard else None
    draw_card = card_rows(back, context, height) if back else empty_card(context, height)
    discard_card = card_rows(discard, context, height) if discard else empty_card(context, height)
    drawn = (words.text("terminal-p10-draw-pile"), *back_text(view, context).split(SEPARATOR))
    set_aside = (words.text("terminal-p10-discard-pile"), *discard_text(view, context).split(SEPARATOR))
    rows = []
    for index in range(height):
        caption = index - (height - LOW) // 2
        row = Text(" ").append_text(draw_card[index]).append_text(_caption(drawn, caption, half, context))
        rows.append(row.append_text(discard_card[index]).append_text(_caption(set_aside, caption, half, context)))
    return Text("\n").join(rows)


def _small_piles(view: View, context: RenderContext) -> Text:
    """Both piles as chips in one row."""
    style = Style(color=context.palette.text, bold=False)
    row = Text().append(f" {context.words.text('terminal-p10-draw-short', cards=view.draw)} ", style)
    if view.draw_back is not None:
        row.append_text(chip(view.draw_back, context.palette))
    row.append(f" {context.words.text('terminal-p10-discard-short', cards=len(view.discard))} ", style)
    if view.discard:
        row.append_text(chip(discard_top(view), context.palette))
    row.stylize_before(Style(bgcolor=context.palette.raised))
    return row


def _caption(texts: tuple[str, ...], index: int, width: int, context: RenderContext) -> Text:
    style = Style(color=context.palette.text, bold=True) if index == 0 else Style(color=context.palette.quiet)
    text = Text(f" {texts[index] if 0 <= index < len(texts) else ''}", style)
    text.truncate(width, overflow="ellipsis", pad=True)
    return text
