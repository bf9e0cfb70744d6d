"""Flip 7 in the lab: what is counted, and the policies of its bots as kernels."""

from typing import Final

from volteface.lab.simulate.game_lab import POINTS, GameLab, Measure

LAB: Final = GameLab(
    measures=(
        POINTS,
        Measure("bust_rate", is_chance=True),
        Measure("flip_seven_rate", is_chance=True),
    ),
    counted=("busted", "flipped_seven"),
    kernels="volteface.lab.simulate.flip7.runner:find_runner",
)
