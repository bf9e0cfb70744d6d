"""What this program was started in: whether there is a screen, and how a plain line is printed."""

import os
import sys


def has_screen() -> bool:
    """Whether there is a terminal that can show a table and read keys."""
    return sys.stdout.isatty() and sys.stdin.isatty() and os.environ.get("TERM") != "dumb"


def say(line: str) -> None:
    """Print a line at once; a sign that the terminal cannot show never stops the game."""
    encoding = sys.stdout.encoding or "utf-8"
    print(line.encode(encoding, errors="replace").decode(encoding), flush=True)


def fall_silent() -> None:
    """Nobody reads any more; without this Python would complain when it flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
