"""How a face looks as Rich text: a chip in one row, or a card of three or five; colour, symbol and letter together."""

from typing import Final

from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.cards import Colour, Face, colour_of, has_flip, is_star, number_of
from volteface.games.phase10flip.groups import Group, Placed
from volteface.games.phase10flip.phases import GroupKind
from volteface.terminal.look import Look
from volteface.terminal.palette import INK, MARIGOLD, WHITE, Palette
from volteface.terminal.phase10flip import signs
from volteface.terminal.phase10flip.figures import figure_rows
from volteface.terminal.phase10flip.palettes import COLOURS, FACE_GROUNDS, FEET, FIGURES

CARD_WIDTH: Final = 6
CHIP_WIDTH: Final = 4  # the last column is air, or the FLIP mark
LOW, HIGH = 3, 5  # rows
FLIP_STYLE: Final = Style(color=MARIGOLD, bgcolor=INK, bold=True)


def symbol(face: Face) -> str:
    """The sign of a face's colour."""
    colour = colour_of(face)
    return signs.SYMBOLS[colour] if colour else signs.ANY


def value(face: Face) -> str:
    """Its number, or its star."""
    if is_star(face):
        return signs.STAR if colour_of(face) else signs.HOLLOW_STAR
    return str(number_of(face))


def letter(colour: Colour, look: Look) -> str:
    """A colour's letter in the player's language."""
    return look.words.text(f"colour-{colour.value}-letter")


def face_colours(face: Face, palette: Palette) -> tuple[str, str]:
    """A face's figures, and its ground."""
    colour = colour_of(face)
    return (FIGURES[colour], COLOURS[colour]) if colour else (WHITE, FACE_GROUNDS[palette.name])


def face_style(face: Face, palette: Palette) -> Style:
    """Figures on the face's colour."""
    figures, ground = face_colours(face, palette)
    return Style(color=figures, bgcolor=ground, bold=True)


def chip(face: Face, palette: Palette) -> Text:
    """A face in one row: sign, value, and the FLIP mark beside it."""
    text = Text().append(f"{symbol(face)}{value(face):>2}", face_style(face, palette))
    return text.append(signs.FLIP, FLIP_STYLE) if has_flip(face) else text.append(" ")


def placed_chip(placed: Placed, palette: Palette) -> Text:
    """A card of a group: a star with the number it stands for."""
    star = signs.STAR if is_star(placed.face) else ""
    return Text(f"{symbol(placed.face)}{star}{placed.number}", face_style(placed.face, palette))


def group_chips(group: Group, palette: Palette) -> Text:
    """Every card of a group."""
    return Text(" ").join(placed_chip(placed, palette) for placed in group.cards)


def group_tag(group: Group, palette: Palette) -> Text:
    """A group in a few characters: ●4–7 for a run, 9×3 for a set."""
    if group.kind is GroupKind.SET:
        return Text(f" {group.low}×{len(group.cards)} ", Style(color=palette.text, bgcolor=palette.raised, bold=True))
    colour = group.colour
    sign = signs.SYMBOLS[colour] if colour else signs.ANY
    ground = COLOURS[colour] if colour else FACE_GROUNDS[palette.name]
    style = Style(color=FIGURES[colour] if colour else WHITE, bgcolor=ground, bold=True)
    return Text(f" {sign}{group.low}–{group.high} ", style)


def card_rows(face: Face, look: Look, rows: int) -> tuple[Text, ...]:
    """A card of three or five rows: corner, figure, foot."""
    style = face_style(face, look.palette)
    corner = Text(" " * (CARD_WIDTH - 2), style)
    corner.append(f" {signs.FLIP}" if has_flip(face) else "  ", FLIP_STYLE if has_flip(face) else style)
    figure: tuple[Text, ...] = (Text(f"{value(face):^{CARD_WIDTH}}", style),)
    if rows == HIGH:
        figure = figure_rows(face, CARD_WIDTH, *face_colours(face, look.palette))
    return (corner, *figure, card_foot(face, look))


def card_foot(face: Face, look: Look) -> Text:
    """Symbol and letter; on an INTENSE face all four symbols."""
    colour = colour_of(face)
    if colour is not None:
        style = Style(color=FIGURES[colour], bgcolor=FEET[colour], bold=True)
        return Text(f"{signs.SYMBOLS[colour] + ' ' + letter(colour, look):^{CARD_WIDTH}}", style)
    edge = face_style(face, look.palette)
    return Text(" ", edge).append_text(four_symbols()).append(" ", edge)


def four_symbols(width: int = 1) -> Text:
    """The four colours side by side, each with its symbol."""
    text = Text()
    for colour, sign in signs.SYMBOLS.items():
        text.append(f"{sign:^{width}}", Style(color=FIGURES[colour], bgcolor=COLOURS[colour], bold=True))
    return text


def empty_card(look: Look, rows: int) -> tuple[Text, ...]:
    """The place of a pile that is empty."""
    edge, inner = Style(color=look.palette.quiet), CARD_WIDTH - 2
    middle = (Text("╎" + " " * inner + "╎", edge),) * (rows - 2)
    return (Text("╭" + "╌" * inner + "╮", edge), *middle, Text("╰" + "╌" * inner + "╯", edge))
