"""A character for each status and event, so that nothing is told by colour alone."""

from typing import Final

from volteface.games.flip7.state import Status

DECIDES: Final = "▶"
BUST: Final = "✹"
STAY: Final = "⚑"
FREEZE: Final = "❄"
WAITS: Final = "○"
STAR: Final = "★"
DEALS: Final = "◆"
CHANCE: Final = "◎"
THREE: Final = "≡"
VALUE: Final = "≈"

STATUS_SYMBOLS: Final[dict[Status, str]] = {
    Status.ACTIVE: WAITS,
    Status.STAYED: STAY,
    Status.FROZEN: FREEZE,
    Status.BUSTED: BUST,
}
EVENT_SYMBOLS: Final[dict[str, str]] = {
    "round_began": DEALS,
    "reshuffled": "↻",
    "all_shuffled": "↻",
    "dealt": "·",
    "busted": BUST,
    "saved": CHANCE,
    "flipped_seven": STAR,
    "stayed": STAY,
    "frozen": FREEZE,
    "flip_three_began": THREE,
    "flip_three_stopped": THREE,
    "card_waits": WAITS,
    "card_assigned": WAITS,
    "second_chance_kept": CHANCE,
    "second_chance_given": CHANCE,
    "card_dropped": "×",
    "round_scored": "Σ",
    "tie_break": "=",
    "game_ended": STAR,
}
