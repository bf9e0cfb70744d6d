"""Writes every playthrough: `python -m tests.playthroughs.write`, or only those of the games named behind it.

Only a change of the rules is a reason to run it; what it changes then is the proof of what the change does.
"""

import sys
from pathlib import Path

from volteface.kernel import write_log

from .record import record
from .scene import Scenes
from .scenes import EVERY_GAME

FOLDER = Path(__file__).parent


def main() -> None:
    for name in sys.argv[1:] or EVERY_GAME:
        write(EVERY_GAME[name])


def write(scenes: Scenes) -> None:
    """Put the playthroughs of a game in the place of those that lie in its folder."""
    folder, game = FOLDER / scenes.game.id, scenes.game
    names = scenes.playthroughs()
    logs = {f"{name}.{edition}.json": record(game, scenes.named[name], edition) for name, edition in names}
    for old in folder.glob("*.json"):
        old.unlink()
    for name, log in logs.items():
        (folder / name).write_bytes(write_log(log))
    print(f"{len(logs)} playthroughs written to {folder}")


if __name__ == "__main__":
    main()
