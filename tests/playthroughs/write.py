"""Writes every playthrough: `python -m tests.playthroughs.write`.

Only a change of the rules is a reason to run it; what it changes then is the proof of what the change does.
"""

from pathlib import Path

from volteface.kernel import write_log

from .record import record
from .scenes import EDITIONS, SCENES

FOLDER = Path(__file__).parent / "flip7"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, scene in SCENES.items():
        for edition in EDITIONS:
            (FOLDER / f"{name}.{edition}.json").write_bytes(write_log(record(scene, edition)))
    print(f"{len(SCENES) * len(EDITIONS)} playthroughs written to {FOLDER}")


if __name__ == "__main__":
    main()
