"""The results of an attack: a row for each thing that was done, and what it did to the server."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from msgspec import Struct

MOST_DETAILS: Final = 20
BEGIN, END = "<!-- results -->", "<!-- end of results -->"
GROWTH, SLACK_KILOBYTES = 1.2, 24 * 1024  # how much more memory still counts as flat
COLUMNS: Final = {
    "lost": "lost",
    "doubled": "doubled",
    "unkept": "shown, not kept",
    "leaked": "leaked",
    "server_errors": "5xx",
    "other": "other failures",
}


class Row(Struct):
    """What was done and how often; counts of failures, None where there is nothing to count."""

    what: str
    times: int
    lost: int | None = None
    doubled: int | None = None
    unkept: int | None = None
    leaked: int | None = None
    server_errors: int | None = None
    other: int | None = None
    memory: str = ""  # first and last, of all processes together
    details: list[str] = []  # of failures, in words

    @property
    def failures(self) -> int:
        """How many things went wrong."""
        return sum(getattr(self, name) or 0 for name in COLUMNS)


def failures(rows: Iterable[Row]) -> int:
    """How many things went wrong in all."""
    return sum(row.failures for row in rows)


def as_table(rows: list[Row]) -> str:
    """The rows as a table in Markdown."""
    lines = [f"| what | how often | {' | '.join(COLUMNS.values())} | memory |", "|---" * (len(COLUMNS) + 3) + "|"]
    for row in rows:
        counts = [getattr(row, name) for name in COLUMNS]
        cells = ["–" if count is None else f"{count:,}" for count in counts]
        lines.append(f"| {row.what} | {row.times:,} | {' | '.join(cells)} | {row.memory or '–'} |")
    return "\n".join(lines)


def in_words(rows: list[Row]) -> list[str]:
    """What went wrong, at most so many lines of each row."""
    return [f"{row.what}: {detail}" for row in rows for detail in row.details[:MOST_DETAILS]]


def megabytes(samples: list[int]) -> str:
    """Samples of memory in kilobytes as `first → last`."""
    return f"{samples[0] / 1024:.0f} → {samples[-1] / 1024:.0f} MB" if samples else ""


def is_flat(memory: list[int]) -> bool:
    """Whether the last samples are hardly above those of the first quarter."""
    early, late = memory[: max(1, len(memory) // 4)], memory[-max(1, len(memory) // 4) :]
    return min(late) <= max(early) * GROWTH + SLACK_KILOBYTES


def what_went_wrong(tracebacks: Counter[str], memory: list[int]) -> list[str]:
    """Tracebacks, and memory that grew, in words."""
    words = [f"{times} tracebacks in the server's log: {error}" for error, times in tracebacks.items()]
    return words if is_flat(memory) else [*words, f"memory grew: {[sample // 1024 for sample in memory]} MB"]


def tracebacks_in(log: Path) -> Counter[str]:
    """The errors that tracebacks in a server's log end with, and how often each does."""
    found, is_open = Counter[str](), False
    for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
        if line.startswith("Traceback"):
            is_open = True
        elif is_open and line[:1].strip():
            found[line.partition(":")[0]] += 1
            is_open = False
    return found


def write_results(page: Path, rows: list[Row]) -> None:
    """Put the table into a Markdown page, between its two marks."""
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{page} has no place for results: {BEGIN} and {END}")
    page.write_text(f"{before}{BEGIN}\n\n{as_table(rows)}\n\n{END}{after}", encoding="utf-8")
