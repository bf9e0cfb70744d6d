"""Large figures made of half blocks: three rows of text, five pixels high."""

from collections.abc import Sequence
from typing import Final

from volteface.games.phase10flip.cards import Face, is_star, number_of

ROWS: Final = 3
WIDTH: Final = 5  # of the widest, in columns
BLOCKS: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}

Pixels = tuple[str, ...]

DIGITS: Final[dict[str, Pixels]] = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": ("## ", " # ", " # ", " # ", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", " ##", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "7": ("###", "  #", "  #", " # ", " # "),
    "8": ("###", "# #", "###", "# #", "###"),
    "9": ("###", "# #", "###", "  #", "###"),
}
NARROW_ONE: Final = ("#", "#", "#", "#", "#")  # in numbers of two digits
STAR: Final = ("  #  ", "#####", " ### ", " ### ", "#   #")
HOLLOW_STAR: Final = ("  #  ", "## ##", " # # ", " ### ", "#   #")
LETTERS: Final[dict[str, Pixels]] = {
    "F": ("####", "#   ", "### ", "#   ", "#   "),
    "L": ("#   ", "#   ", "#   ", "#   ", "####"),
    "I": ("###", " # ", " # ", " # ", "###"),
    "P": ("####", "#  #", "####", "#   ", "#   "),
    "!": ("#", "#", "#", " ", "#"),
}


def figure_rows(face: Face) -> tuple[str, ...]:
    """A face's number or star as rows of text."""
    if is_star(face):
        return as_text(HOLLOW_STAR if face[0] == "*" else STAR)
    return as_text(_number(str(number_of(face))))


def word_rows(word: str) -> tuple[str, ...]:
    """A word of the letters there are, twice as wide."""
    wide = [tuple("".join(2 * pixel for pixel in row) for row in LETTERS[letter]) for letter in word]
    return as_text(_side_by_side(wide, "  "))


def as_text(pixels: Sequence[str]) -> tuple[str, ...]:
    """Two pixels a character: the upper and the lower half."""
    even = (*pixels, " " * len(pixels[0]))
    pairs = zip(even[::2], even[1::2], strict=True)
    return tuple(
        "".join(BLOCKS[upper == "#", lower == "#"] for upper, lower in zip(top, low, strict=True)) for top, low in pairs
    )


def _number(digits: str) -> Pixels:
    if len(digits) == 1:
        return DIGITS[digits]
    return _side_by_side([NARROW_ONE if digit == "1" else DIGITS[digit] for digit in digits], " ")


def _side_by_side(shapes: Sequence[Pixels], gap: str) -> Pixels:
    return tuple(gap.join(rows) for rows in zip(*shapes, strict=True))
