"""The colours of the faces, and of the table while its INTENSE side is up: night violet, by day and by night."""

from typing import Final

from msgspec.structs import replace

from volteface.games.phase10flip.cards import Colour, Side
from volteface.terminal.palette import DARK, INK, LIGHT, WHITE, Palette

COLOURS: Final = {
    Colour.RED: "#CE2B24",
    Colour.YELLOW: "#FFC42E",
    Colour.GREEN: "#007A5E",
    Colour.BLUE: "#1F55CF",
}
FEET: Final = {  # a darker shade, for the foot of a card
    Colour.RED: "#9E1B15",
    Colour.YELLOW: "#D99A00",
    Colour.GREEN: "#005441",
    Colour.BLUE: "#153D99",
}
FIGURES: Final = {Colour.RED: WHITE, Colour.YELLOW: INK, Colour.GREEN: WHITE, Colour.BLUE: WHITE}
NIGHT: Final = "#1B0B45"
FOLD: Final = "#A99BE8"

INTENSE_BY_DAY: Final = replace(
    LIGHT,
    name="volteface-intense-light",
    ground="#1B0B45",
    surface="#2A1763",
    raised="#3A2580",
    text=WHITE,
    quiet="#CFC6F7",
    faint="#4A3694",
    spent="#4A3694",
    spent_text=WHITE,
    stayed="#0F4636",
    stayed_text="#7FE0B8",
    mark="#FFB81C",
)
INTENSE_BY_NIGHT: Final = replace(
    DARK,
    name="volteface-intense-dark",
    ground="#0B0626",
    surface="#170D42",
    raised="#241659",
    text=WHITE,
    quiet="#B9AEEB",
    faint="#35267A",
    spent="#35267A",
    spent_text=WHITE,
)

# An INTENSE face is night violet on a light table; on a dark one it has to shine.
FACE_GROUNDS: Final = {
    LIGHT.name: NIGHT,
    DARK.name: "#4A2FC0",
    INTENSE_BY_DAY.name: "#5B3FDB",
    INTENSE_BY_NIGHT.name: "#4A2FC0",
}


def table_palette(side: Side, light: Palette) -> Palette:
    """The table's colours while this side is up."""
    if side is Side.COLOUR:
        return light
    return INTENSE_BY_DAY if light is LIGHT else INTENSE_BY_NIGHT
