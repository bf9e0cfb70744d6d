"""Write the lessons of `lessons/` as the JSON files that come with the games: a browser has no YAML.

Run `python -m tests.lessons.write_lessons` after a change; a test compares the files.
"""

import re
from importlib.resources import files
from pathlib import Path

import msgspec

from volteface.kernel import find_manifest, games
from volteface.kernel.case_files import parse_cases
from volteface.kernel.lessons import Lesson

SOURCES = Path(__file__).parents[2] / "lessons"


def read_sources(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of the numbers that their files begin with."""
    found = sorted((SOURCES / game).glob("*.yaml"), key=lambda file: int(re.match(r"\d+", file.name)[0]))  # type: ignore[index]
    return tuple(read_lesson(file.read_text(encoding="utf-8")) for file in found)


def read_lesson(text: str) -> Lesson:
    """One lesson; raises `msgspec.ValidationError` if it is none."""
    return msgspec.convert(parse_cases(text), Lesson)


def encode(lessons: tuple[Lesson, ...]) -> bytes:
    """The JSON file of a game's lessons."""
    return msgspec.json.format(msgspec.json.encode(lessons), indent=1) + b"\n"


def compiled(game: str) -> Path | None:
    """Where a game's lessons are; None if it brings none."""
    package, _, name = (find_manifest(game).lessons or "").partition(":")
    return Path(str(files(package).joinpath(name))) if name else None


def main() -> None:
    """Write all files."""
    for game in games():
        file = compiled(game)
        if file is not None:
            file.write_bytes(encode(read_sources(game)))


if __name__ == "__main__":
    main()
