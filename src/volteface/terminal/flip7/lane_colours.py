"""The ground and the text of a lane in each of its states."""

from msgspec import Struct

from volteface.terminal.flip7.reading import LaneState
from volteface.terminal.palette import Palette


class Colours(Struct, frozen=True):
    """A lane's ground, its text, its quieter text, and what fills its empty places."""

    ground: str
    text: str
    quiet: str
    faint: str


def lane_colours(state: LaneState, palette: Palette) -> Colours:
    """Each state of a lane has its own ground."""
    match state.kind:
        case "decides":
            return Colours(palette.turn, palette.turn_text, palette.turn_quiet, palette.turn_faint)
        case "stayed":
            return Colours(palette.stayed, palette.stayed_text, palette.stayed_text, palette.stayed_text)
        case "frozen":
            return Colours(palette.frozen, palette.frozen_text, palette.frozen_text, palette.frozen_text)
        case "busted":
            return Colours(palette.bust, palette.bust_text, palette.bust_text, palette.hatch)
        case _:
            return Colours(palette.surface, palette.text, palette.quiet, palette.faint)
