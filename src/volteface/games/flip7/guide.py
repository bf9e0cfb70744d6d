"""How to play Flip 7, in reading order."""

from typing import Final

from volteface.kernel.guide import Guide, Section

GUIDE: Final[Guide] = (
    Section("goal", events=("round_began",)),
    Section("turn", ("7", "3", "10"), ("dealt", "stayed")),
    Section("bust", ("9", "4", "9"), ("busted",)),
    Section("flip7", ("0", "2", "4", "6", "8", "9", "11"), ("flipped_seven",)),
    Section("modifiers", ("+2", "+4", "+6", "+8", "+10", "x2")),
    Section("actions", ("freeze", "flip3", "chance"), ("card_assigned",)),
    Section("freeze", ("freeze",), ("frozen",)),
    Section("flip3", ("flip3",), ("flip_three_began", "flip_three_stopped", "card_waits", "card_dropped")),
    Section("chance", ("chance",), ("saved", "second_chance_kept", "second_chance_given")),
    Section("points", ("9", "3", "x2", "+6"), ("round_scored",)),
    Section("deck", events=("reshuffled", "all_shuffled")),
    Section("end", events=("tie_break", "game_ended")),
)
