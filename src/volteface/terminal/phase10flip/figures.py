"""Large digits and letters drawn with half blocks: five pixels high, three rows of text."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from volteface.games.phase10flip.cards import Face, is_star, number_of

# Half blocks are drawn in the background colour over the figure's colour, which hides the seam between two rows.
COVERS: Final = {(True, True): " ", (True, False): "▄", (False, True): "▀"}

Pixels = tuple[str, ...]

NUMBERS: Final[dict[str, Pixels]] = {
    "1": ("  # ", " ## ", "  # ", "  # ", " ###"),
    "2": ("####", "   #", "####", "#   ", "####"),
    "3": ("####", "   #", " ###", "   #", "####"),
    "4": ("#  #", "#  #", "####", "   #", "   #"),
    "5": ("####", "#   ", "####", "   #", "####"),
    "6": ("####", "#   ", "####", "#  #", "####"),
    "7": ("####", "   #", "   #", "   #", "   #"),
    "8": ("####", "#  #", "####", "#  #", "####"),
    "9": ("####", "#  #", "####", "   #", "####"),
    "10": ("# ###", "# # #", "# # #", "# # #", "# ###"),
    "11": ("#  #", "#  #", "#  #", "#  #", "#  #"),
    "12": ("# ###", "#   #", "# ###", "# #  ", "# ###"),
}
STAR: Final = ("  #  ", "#####", " ### ", "## ##", "#   #")
LETTERS: Final[dict[str, Pixels]] = {
    "F": ("####", "#   ", "### ", "#   ", "#   "),
    "L": ("#   ", "#   ", "#   ", "#   ", "####"),
    "I": ("###", " # ", " # ", " # ", "###"),
    "P": ("####", "#  #", "####", "#   ", "#   "),
    "!": ("#", "#", "#", " ", "#"),
}


def figure_rows(face: Face, width: int, colour: str, ground: str) -> tuple[Text, ...]:
    """The number or star of a face as rows of text."""
    return draw(STAR if is_star(face) else NUMBERS[str(number_of(face))], width, colour, ground)


def word_rows(word: str, width: int, colour: str, ground: str) -> tuple[Text, ...]:
    """A word in letters of double width; only the letters of FLIP! are defined."""
    wide = [tuple("".join(2 * pixel for pixel in row) for row in LETTERS[letter]) for letter in word]
    return draw(_side_by_side(wide, "  "), width, colour, ground)


def draw(pixels: Sequence[str], width: int, colour: str, ground: str) -> tuple[Text, ...]:
    """Pixels as text, two per character (upper and lower half), centred in a width."""
    left = max((width - len(pixels[0]) + 1) // 2, 0)
    even = [f"{' ' * left}{row}"[:width].ljust(width) for row in (*pixels, "")]
    solid, empty = Style(color=ground, bgcolor=colour), Style(bgcolor=ground)
    rows = []
    for top, low in zip(even[::2], even[1::2], strict=True):
        row = Text()
        for upper, lower in zip(top, low, strict=True):
            cover = COVERS.get((upper == "#", lower == "#"))
            row.append(cover or " ", solid if cover else empty)
        rows.append(row)
    return tuple(rows)


def _side_by_side(shapes: Sequence[Pixels], gap: str) -> Pixels:
    return tuple(gap.join(rows) for rows in zip(*shapes, strict=True))
