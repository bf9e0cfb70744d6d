"""Standard output and error: characters that a terminal cannot show, and files that cannot be written."""

import codecs
import errno
import io
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from volteface.cli.problems import Problem

FALLBACK: Final = "volteface.fallback"  # the name of the codec error handler
UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)

# What stands for a character where an encoding has no better one; letters lose their accents.
STAND_INS: Final = str.maketrans(
    {
        **dict.fromkeys("“”„«»\u2033", '"'),
        **dict.fromkeys("\u2018\u2019\u2032", "'"),
        **dict.fromkeys("–—−\u2010─━╺╸┄╌", "-"),
        **dict.fromkeys("│┃╎", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┡┩╇", "+"),
        **dict.fromkeys("█▓▒▌▐▀▄", "#"),
        **dict.fromkeys("✔✓", "+"),
        **dict.fromkeys("✗✘×", "x"),
        **dict.fromkeys("•·●", "*"),
        "→": "->",
        "…": "...",
        "±": "+/-",
        "œ": "oe",
        "æ": "ae",
        "Œ": "OE",
        "Æ": "AE",
        "¿": "",
        "¡": "",
    }
)


class CannotWrite(Problem):
    """The output went somewhere that takes no more."""


def prepare_output() -> None:
    """Let standard output and error show something similar for each character that their encoding lacks."""
    codecs.register_error(FALLBACK, _replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=FALLBACK)


@contextmanager
def reporting_full_disks() -> Iterator[None]:
    """Raise `CannotWrite` if the output cannot be written, at the latest when all of it is flushed."""
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:  # it is None if there is no standard output
                sys.stdout.flush()
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        discard_output()
        raise CannotWrite("no-output", reason=error) from error


def discard_output() -> None:
    """Discard further output, so that Python does not complain when it flushes at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _replace(error: UnicodeError) -> tuple[str, int]:
    """Handle characters that cannot be encoded, as `codecs.register_error` wants it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(STAND_INS)
    plain = unicodedata.normalize("NFKD", text)
    kept = (char for char in plain if not unicodedata.combining(char))
    return "".join(char if char.isascii() else "?" for char in kept), error.end
