"""Where the parts of Higher are found."""

from typing import Final

from volteface.kernel import Manifest

MANIFEST: Final = Manifest(
    game="higher.game:GAME",
    bots="higher.bots:BOTS",
    default_bot="guesser",
    words="higher.words:WORDS",
    terminal="higher.terminal:UI",
)
