"""The colours of the faces, and the palettes for the INTENSE side."""

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

INTENSE_LIGHT: Final = replace(
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
INTENSE_DARK: Final = replace(
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

# The background of an INTENSE face: brighter on a dark palette.
FACE_GROUNDS: Final = {
    LIGHT.name: NIGHT,
    DARK.name: "#4A2FC0",
    INTENSE_LIGHT.name: "#5B3FDB",
    INTENSE_DARK.name: "#4A2FC0",
}


def table_palette(side: Side, base: Palette) -> Palette:
    """The palette while this side is up; `base` is the light or dark palette the player chose."""
    if side is Side.COLOUR:
        return base
    return INTENSE_LIGHT if base is LIGHT else INTENSE_DARK
