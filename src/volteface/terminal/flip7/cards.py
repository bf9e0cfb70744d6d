"""Draws cards of Flip 7 as Rich text: numbers on a colour ramp, modifiers and actions as tickets."""

from typing import Final

from rich.style import Style
from rich.text import Text

from volteface.games.flip7.cards import DOUBLE, FLIP_THREE, FREEZE, MODIFIERS, SECOND_CHANCE, Card
from volteface.games.flip7.state import Line
from volteface.terminal.palette import INK, MARIGOLD, WHITE, Palette

# More points, more copies, more danger: the warmer the colour.
NUMBER_COLOURS: Final = (
    "#E9E1F0", "#0A7A6C", "#0B7590", "#136AAE", "#2C5BC8", "#4B4CCB", "#6A41C4",
    "#8A38B8", "#A62F9F", "#BC2A7C", "#CB2A55", "#CF3A2C", "#B84E06",
)  # fmt: skip
ACTION_COLOURS: Final[dict[Card, str]] = {FREEZE: "#0C6FA6", FLIP_THREE: "#5B2A8C", SECOND_CHANCE: "#0A7A5C"}
ACTION_SYMBOLS: Final[dict[Card, str]] = {FREEZE: "❄", FLIP_THREE: "≡", SECOND_CHANCE: "◎"}
DOUBLE_FIGURES: Final = "#FF9A4D"

CARD_WIDTH: Final = 4
TICKET_WIDTH: Final = 5
SMALL_TICKET: Final = 4


def card_style(number: int) -> Style:
    """White on the number's colour; the zero is pale, so it is drawn in ink."""
    return Style(color=WHITE if number else INK, bgcolor=NUMBER_COLOURS[number], bold=True)


def number_rows(number: int, palette: Palette, *, is_solid: bool, is_faded: bool = False) -> tuple[Text, Text, Text]:
    """A number card of three rows: solid, or with half a row of space above and below."""
    style = Style(color=palette.spent_text, bgcolor=palette.spent) if is_faded else card_style(number)
    assert style.bgcolor is not None
    edge = Style(color=style.bgcolor.name)
    middle = Text(f"{number:^{CARD_WIDTH}}", style)
    if is_solid:
        return Text(" " * CARD_WIDTH, style), middle, Text(" " * CARD_WIDTH, style)
    return Text("▄" * CARD_WIDTH, edge), middle, Text("▀" * CARD_WIDTH, edge)


def number_cell(number: int, palette: Palette, *, is_faded: bool = False) -> Text:
    """A number card in one row."""
    style = Style(color=palette.spent_text, bgcolor=palette.spent) if is_faded else card_style(number)
    return Text(f"{number:>2} ", style)


def slot_rows(colour: str, label: str = "") -> tuple[Text, Text, Text]:
    """An empty slot of the seven in a line."""
    edge = Style(color=colour)
    return Text("╭╌╌╮", edge), Text(f"{label:^{CARD_WIDTH}}", edge), Text("╰╌╌╯", edge)


def ticket(card: Card, width: int = TICKET_WIDTH) -> Text:
    """A modifier or an action card in one row."""
    if card in MODIFIERS:
        figures = DOUBLE_FIGURES if card == DOUBLE else MARIGOLD
        return Text(f"{card.replace('x', '×'):^{width}}", Style(color=figures, bgcolor=INK, bold=True))
    style = Style(color=WHITE, bgcolor=ACTION_COLOURS[card], bold=True)
    return Text(f"{ACTION_SYMBOLS[card]:^{width}}", style)


def spent_ticket(card: Card, palette: Palette, width: int = TICKET_WIDTH) -> Text:
    """An action card that has been used."""
    return Text(f"{ACTION_SYMBOLS.get(card, card):^{width}}", Style(color=palette.spent_text, bgcolor=palette.spent))


def line_tickets(line: Line, palette: Palette, width: int = TICKET_WIDTH) -> list[Text]:
    """The cards of a line except its numbers."""
    active = (*line.modifiers, *(SECOND_CHANCE,) * line.second_chances)
    return [*(ticket(card, width) for card in active), *(spent_ticket(card, palette, width) for card in line.spent)]
