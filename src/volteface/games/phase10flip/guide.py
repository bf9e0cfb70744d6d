"""How to play Phase 10 FLIP!, in reading order."""

from typing import Final

from volteface.kernel.guide import Guide, Section

GUIDE: Final[Guide] = (
    Section("goal", events=("round_began",)),
    Section("turn", events=("hands_dealt", "drew", "took", "discarded")),
    Section("groups", ("r4", "r5", "r6", "", "y9", "g9", "b9")),
    Section("phases", events=("laid_down",)),
    Section("list"),
    Section("stars", ("b*", "*")),
    Section("sides", ("g7", "7")),
    Section("backs", ("3", "11", "*")),
    Section("flip", ("y8^", "2^"), ("flipped",)),
    Section("hitting", ("r4", "r5", "6"), ("hit_made",)),
    Section("out", events=("went_out",)),
    Section("pile", events=("pile_renewed", "round_stopped")),
    Section("points", ("g9", "g11", "g*"), ("round_scored",)),
    Section("end", events=("tie_break", "game_ended")),
)
