"""The size of the built client, gzipped, with the words of one language."""

import gzip
from pathlib import Path
from typing import Final

from volteface.locale import LANGUAGES
from volteface.server.http.static_files import built_client

WHOLE_CLIENT_KB: Final = 207.0  # at most, all pages and both games
COUNTED: Final = (".js", ".css", ".html")
HASH: Final = len("-12345678")  # what a build adds to a name


def client_gzip_kb(language: str = "en") -> float:
    """Kilobytes of the whole client with the words of that language, each file gzipped by itself."""
    files = [file for file in built_client().rglob("*") if file.suffix in COUNTED]
    others = [other for other in LANGUAGES if other != language]
    left_out = {file for file in files if file.stem[:-HASH] in others}
    assert len(left_out) == len(others)
    return sum(_gzipped(file) for file in files if file not in left_out) / 1000


def _gzipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))
