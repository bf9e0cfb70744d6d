"""Where the parts of Phase 10 FLIP! are found."""

from typing import Final

from volteface.kernel import Manifest

MANIFEST: Final = Manifest(
    game="volteface.games.phase10flip.game:GAME",
    bots="volteface.bots.phase10flip:BOTS",
    default_bot="greedy",
    strengths={"easy": "random", "medium": "greedy", "hard": "planner"},
    adviser="volteface.bots.phase10flip.adviser:ADVISER",
    words="volteface.locale.phase10flip:WORDS",
    terminal="volteface.terminal.phase10flip:UI",
    lab="volteface.lab.simulate.phase10flip:LAB",
    companion="volteface.games.phase10flip.companion:PAD",
    daily="volteface.bots.phase10flip.daily:CHALLENGE",
    lessons="volteface.games.phase10flip:lessons.json",
)
