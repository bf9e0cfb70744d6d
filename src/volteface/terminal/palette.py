"""The light and dark palettes, for Rich text and as Textual themes."""

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict
from textual.theme import Theme

INK: Final = "#2A0F3A"
WHITE: Final = "#FFFFFF"
MARIGOLD: Final = "#FFB81C"

# The badge colours of the seats, in turn; a badge also shows initials.
BADGES: Final = ("#5B2A8C", "#0B7590", "#B3231C", "#1E6B36", "#2C5BC8", "#A84806", "#8A2F78", "#4A5560")


class Palette(Struct, frozen=True):
    """A colour for each role on the screen."""

    name: str
    ground: str
    surface: str
    raised: str
    text: str
    quiet: str  # secondary text
    faint: str  # empty slots, cards already seen
    turn: str
    turn_text: str
    turn_quiet: str
    turn_faint: str
    stayed: str
    stayed_text: str
    frozen: str
    frozen_text: str
    bust: str
    bust_text: str
    hatch: str
    spent: str  # a card that no longer counts
    spent_text: str
    dock: str
    dock_text: str
    main: str  # the main choice, and the text on it
    main_text: str
    main_quiet: str
    other: str
    other_text: str
    other_quiet: str
    mark: str  # the V of the wordmark


LIGHT: Final = Palette(
    name="volteface-light",
    ground="#FFE1D3",
    surface="#FFF5EF",
    raised=WHITE,
    text=INK,
    quiet="#65466C",
    faint="#F3CDBB",
    turn=MARIGOLD,
    turn_text=INK,
    turn_quiet="#553000",
    turn_faint="#B87A00",
    stayed="#BDEBD6",
    stayed_text="#086149",
    frozen="#C8ECFA",
    frozen_text="#0A3F5C",
    bust="#FFC7BA",
    bust_text="#8E1408",
    hatch="#F2A391",
    spent="#BFB0B4",
    spent_text=INK,
    dock=MARIGOLD,
    dock_text=INK,
    main=INK,
    main_text=WHITE,
    main_quiet="#FFD98A",
    other=WHITE,
    other_text=INK,
    other_quiet="#65466C",
    mark="#CF3A2C",
)

DARK: Final = Palette(
    name="volteface-dark",
    ground="#1B0A26",
    surface="#2D173B",
    raised="#3D2450",
    text="#FFEFE6",
    quiet="#CDB0CF",
    faint="#4B3359",
    turn=MARIGOLD,
    turn_text=INK,
    turn_quiet="#553000",
    turn_faint="#B87A00",
    stayed="#0F4636",
    stayed_text="#7FE0B8",
    frozen="#12405A",
    frozen_text="#CFF0FF",
    bust="#5A1A18",
    bust_text="#FFC7BA",
    hatch="#7D2F2A",
    spent="#5C4A66",
    spent_text="#FFEFE6",
    dock=MARIGOLD,
    dock_text=INK,
    main=INK,
    main_text=WHITE,
    main_quiet="#FFD98A",
    other="#FFEFE6",
    other_text=INK,
    other_quiet="#65466C",
    mark=MARIGOLD,
)


def theme_of(palette: Palette) -> Theme:
    """The palette as a Textual theme."""
    return Theme(
        name=palette.name,
        primary=palette.turn,
        foreground=palette.text,
        background=palette.ground,
        surface=palette.surface,
        panel=palette.raised,
        dark=palette is not LIGHT,
        variables=css_variables(palette),
    )


def css_variables(palette: Palette) -> dict[str, str]:
    """The roles as style sheet variables, such as $vf-turn-text."""
    return {f"vf-{role.replace('_', '-')}": colour for role, colour in asdict(palette).items() if role != "name"}
