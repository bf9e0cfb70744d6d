"""The size of the built client and of its parts, gzipped, with the words of one language."""

import gzip
from pathlib import Path
from typing import Final

from volteface.locale import LANGUAGES
from volteface.server.http.static_files import built_client

# At most. A part has files of scripts and styles, and mostly a bundle of words, all named after it; all others are the
# rest. The worker, which hosts tables on the device, is fetched with the engine, and by no page.
REST_KB: Final = 213.0
PARTS_KB: Final = {
    "companion": 71.5,
    "daily": 18.0,
    "lessons": 18.0,
    "rules": 5.0,
    "search": 7.0,
    "worker": 5.5,
    "you": 2.0,
}
WHOLE_CLIENT_KB: Final = REST_KB + sum(PARTS_KB.values())
COUNTED: Final = (".js", ".css", ".html")
HASH: Final = len("-12345678")  # what a build adds to a name


def client_gzip_kb(language: str = "en") -> float:
    """Kilobytes of the whole client with the words of that language, each file gzipped by itself."""
    return sum(_gzipped(file) for file in _files(language)) / 1000


def part_gzip_kb(part: str, language: str = "en") -> float:
    """Kilobytes of one part with its words."""
    return sum(_gzipped(file) for file in _files(language) if file.stem.startswith(f"{part}-")) / 1000


def _files(language: str) -> list[Path]:
    files = [file for file in built_client().rglob("*") if file.suffix in COUNTED]
    spoken = [file for file in files if _says(file, language)]
    left_out = {file for file in files for other in LANGUAGES if other != language and _says(file, other)}
    assert len(left_out) == (len(LANGUAGES) - 1) * len(spoken) > 0
    return [file for file in files if file not in left_out]


def _says(file: Path, language: str) -> bool:
    """Whether a file is a bundle of that language's words."""
    return file.stem[:-HASH].endswith(f"-{language}")


def _gzipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))
