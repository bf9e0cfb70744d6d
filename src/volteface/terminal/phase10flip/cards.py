"""Draws faces as Rich text: a chip of one row, or a card of three or five; colour comes with symbol and letter."""

from typing import Final

from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.cards import Colour, Face, colour_of, has_flip, is_star, number_of
from volteface.games.phase10flip.groups import Group, Placed
from volteface.games.phase10flip.phases import GroupKind
from volteface.terminal.palette import INK, MARIGOLD, WHITE, Palette
from volteface.terminal.phase10flip import symbols
from volteface.terminal.phase10flip.figures import figure_rows
from volteface.terminal.phase10flip.palettes import COLOURS, FACE_GROUNDS, FEET, FIGURES
from volteface.terminal.render_context import RenderContext

CARD_WIDTH: Final = 6
CHIP_WIDTH: Final = 4  # the last column is a space or the FLIP mark
LOW, HIGH = 3, 5  # rows
FLIP_STYLE: Final = Style(color=MARIGOLD, bgcolor=INK, bold=True)


def symbol(face: Face) -> str:
    """The symbol of a face's colour."""
    colour = colour_of(face)
    return symbols.COLOUR_SYMBOLS[colour] if colour else symbols.ANY


def value(face: Face) -> str:
    """The number of a face, or its star."""
    if is_star(face):
        return symbols.STAR if colour_of(face) else symbols.HOLLOW_STAR
    return str(number_of(face))


def letter(colour: Colour, context: RenderContext) -> str:
    """A colour's letter in the player's language."""
    return context.words.text(f"colour-{colour.value}-letter")


def face_colours(face: Face, palette: Palette) -> tuple[str, str]:
    """The text colour and the background of a face."""
    colour = colour_of(face)
    return (FIGURES[colour], COLOURS[colour]) if colour else (WHITE, FACE_GROUNDS[palette.name])


def face_style(face: Face, palette: Palette) -> Style:
    """The style of a face."""
    figures, ground = face_colours(face, palette)
    return Style(color=figures, bgcolor=ground, bold=True)


def chip(face: Face, palette: Palette) -> Text:
    """A face in one row: symbol, value and FLIP mark."""
    text = Text().append(f"{symbol(face)}{value(face):>2}", face_style(face, palette))
    return text.append(symbols.FLIP, FLIP_STYLE) if has_flip(face) else text.append(" ")


def placed_chip(placed: Placed, palette: Palette) -> Text:
    """A card of a group; a star with the number it stands for."""
    star = symbols.STAR if is_star(placed.face) else ""
    return Text(f"{symbol(placed.face)}{star}{placed.number}", face_style(placed.face, palette))


def group_chips(group: Group, palette: Palette) -> Text:
    """All cards of a group."""
    return Text(" ").join(placed_chip(placed, palette) for placed in group.cards)


def group_tag(group: Group, palette: Palette) -> Text:
    """A summary of a group: ●4–7 for a run, 9×3 for a set."""
    if group.kind is GroupKind.SET:
        return Text(f" {group.low}×{len(group.cards)} ", Style(color=palette.text, bgcolor=palette.raised, bold=True))
    colour = group.colour
    colour_symbol = symbols.COLOUR_SYMBOLS[colour] if colour else symbols.ANY
    ground = COLOURS[colour] if colour else FACE_GROUNDS[palette.name]
    style = Style(color=FIGURES[colour] if colour else WHITE, bgcolor=ground, bold=True)
    return Text(f" {colour_symbol}{group.low}–{group.high} ", style)


def card_rows(face: Face, context: RenderContext, rows: int) -> tuple[Text, ...]:
    """A card of three or five rows."""
    style = face_style(face, context.palette)
    corner = Text(" " * (CARD_WIDTH - 2), style)
    corner.append(f" {symbols.FLIP}" if has_flip(face) else "  ", FLIP_STYLE if has_flip(face) else style)
    figure: tuple[Text, ...] = (Text(f"{value(face):^{CARD_WIDTH}}", style),)
    if rows == HIGH:
        figure = figure_rows(face, CARD_WIDTH, *face_colours(face, context.palette))
    return (corner, *figure, card_foot(face, context))


def card_foot(face: Face, context: RenderContext) -> Text:
    """The lowest row of a card: symbol and letter; on an INTENSE face all four symbols."""
    colour = colour_of(face)
    if colour is not None:
        style = Style(color=FIGURES[colour], bgcolor=FEET[colour], bold=True)
        return Text(f"{symbols.COLOUR_SYMBOLS[colour] + ' ' + letter(colour, context):^{CARD_WIDTH}}", style)
    edge = face_style(face, context.palette)
    return Text(" ", edge).append_text(four_symbols()).append(" ", edge)


def four_symbols(width: int = 1) -> Text:
    """The four colours side by side, each with its symbol."""
    text = Text()
    for colour, colour_symbol in symbols.COLOUR_SYMBOLS.items():
        text.append(f"{colour_symbol:^{width}}", Style(color=FIGURES[colour], bgcolor=COLOURS[colour], bold=True))
    return text


def empty_card(context: RenderContext, rows: int) -> tuple[Text, ...]:
    """The outline of an empty pile."""
    edge, inner = Style(color=context.palette.quiet), CARD_WIDTH - 2
    middle = (Text("╎" + " " * inner + "╎", edge),) * (rows - 2)
    return (Text("╭" + "╌" * inner + "╮", edge), *middle, Text("╰" + "╌" * inner + "╯", edge))
