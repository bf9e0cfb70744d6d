"""A character for each colour, status and event, so that nothing is told by colour alone."""

from typing import Final

from volteface.games.phase10flip.cards import Colour

# Those of yellow and green are printed in the rulebook; those of red and blue are our choice (rule 1.7).
COLOUR_SYMBOLS: Final = {Colour.RED: "●", Colour.YELLOW: "◆", Colour.GREEN: "▼", Colour.BLUE: "✚"}
ANY: Final = "❖"  # four in one: an INTENSE face may be any colour
STAR: Final = "★"
HOLLOW_STAR: Final = "☆"  # the INTENSE one
FLIP: Final = "⇄"
DECIDES: Final = "▶"
LAID: Final = "✓"
WAITS: Final = "○"
NEW: Final = "◂"
OUT: Final = "⚑"

EVENT_SYMBOLS: Final[dict[str, str]] = {
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
