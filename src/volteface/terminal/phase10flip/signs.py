"""One character for every colour, state and kind of event, so that colour never speaks alone."""

from typing import Any, Final

from volteface.games.phase10flip.cards import Colour

# Yellow's and green's are printed in the rulebook; red's and blue's are our choice (rule 1.7).
SYMBOLS: Final = {Colour.RED: "●", Colour.YELLOW: "◆", Colour.GREEN: "▼", Colour.BLUE: "✚"}
ANY: Final = "❖"  # four in one: an INTENSE face may be any colour
STAR: Final = "★"
HOLLOW_STAR: Final = "☆"  # the INTENSE one
FLIP: Final = "⇄"
DECIDES: Final = "▶"
LAID: Final = "✓"
WAITS: Final = "○"
BOT: Final = "⚙"
NEW: Final = "◂"
OUT: Final = "⚑"

EVENT_SIGNS: Final[dict[str, str]] = {
    "round_began": "◇",
    "hands_dealt": "≡",
    "pile_renewed": "↻",
    "drew": "↓",
    "took": "↙",
    "laid_down": LAID,
    "hit_made": "+",
    "discarded": "↗",
    "flipped": FLIP,
    "went_out": OUT,
    "round_stopped": "■",
    "round_scored": "Σ",
    "tie_break": "=",
    "game_ended": STAR,
}


def event_sign(event: Any) -> str:
    """The sign of an event."""
    return EVENT_SIGNS.get(str(event.__struct_config__.tag), "·")
