"""What the browser client weighs, gzipped: every script, style and page of the build, with the words of one language."""

import gzip
from pathlib import Path
from typing import Final

from volteface.locale import LANGUAGES
from volteface.server.client import built_client

WHOLE_CLIENT_KB: Final = 150.0  # at most, all pages and both games
COUNTED: Final = (".js", ".css", ".html")
HASH: Final = len("-12345678")  # what a build adds to a name


def client_gzip_kb() -> float:
    """Kilobytes of the whole client with its longest language, each file gzipped by itself."""
    files = [file for file in built_client().rglob("*") if file.suffix in COUNTED]
    words = [file for file in files if file.stem[:-HASH] in LANGUAGES]
    assert len(words) == len(LANGUAGES)
    return (sum(map(_gzipped, set(files) - set(words))) + max(map(_gzipped, words))) / 1000


def _gzipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))
