"""Phase 10 FLIP! in the lab: what is counted, and the bot `greedy` as kernels."""

from typing import Final

from volteface.lab.simulate.game_lab import POINTS, GameLab, Measure

LAB: Final = GameLab(
    measures=(
        POINTS,
        Measure("phase_rate", True, "rounds_per_phase"),
        Measure("flips_per_round"),
        Measure("out_rate", is_chance=True),
    ),
    counted=("laid_down", "flipped", "went_out"),
    kernels="volteface.lab.simulate.phase10flip.runner:find_runner",
)
