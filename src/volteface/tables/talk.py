"""Chat and reactions: short, and not too many at once."""

from typing import Final

from volteface.kernel import InvalidInput
from volteface.tables.errors import TooFast

LONGEST_WORDS: Final = 200
REACTIONS: Final = ("👏", "😂", "😮", "😱", "🥶", "🍀", "💥", "❤️")
MOST_IN_A_ROW: Final = 5
WINDOW_MILLISECONDS: Final = 10_000


class RateLimit:
    """At most so many words and reactions of one person in a short time."""

    def __init__(self) -> None:
        self._times: dict[str, list[int]] = {}

    def check(self, person: str, now: int) -> None:
        """Count one more, or say how long to wait."""
        recent = [time for time in self._times.get(person, []) if now - time < WINDOW_MILLISECONDS]
        if len(recent) >= MOST_IN_A_ROW:
            raise TooFast(WINDOW_MILLISECONDS - (now - recent[0]))
        self._times[person] = [*recent, now]


def read_words(text: str) -> str:
    """Words fit to be shown."""
    words = " ".join(text.split())
    if not words or len(words) > LONGEST_WORDS or not words.isprintable():
        raise InvalidInput(f"Say something of 1 to {LONGEST_WORDS} characters that can be shown.")
    return words


def read_reaction(sign: str) -> str:
    """One of the reactions there are."""
    if sign not in REACTIONS:
        raise InvalidInput(f"There is no reaction “{sign[:8]}”. There are {' '.join(REACTIONS)}.")
    return sign
