"""Where the parts of Flip 7 are found."""

from typing import Final

from volteface.kernel import Manifest

MANIFEST: Final = Manifest(
    game="volteface.games.flip7.game:GAME",
    bots="volteface.bots.flip7:BOTS",
    default_bot="counter",
    strengths={"easy": "random", "medium": "threshold", "hard": "counter"},
    adviser="volteface.bots.flip7.adviser:ADVISER",
    words="volteface.locale.flip7:WORDS",
    terminal="volteface.terminal.flip7:UI",
    lab="volteface.lab.simulate.flip7:LAB",
    lab_bots="volteface.lab.solver.bot:BOTS",
    companion="volteface.games.flip7.companion:PAD",
    daily="volteface.bots.flip7.daily:CHALLENGE",
    lessons="volteface.games.flip7:lessons.json",
)
