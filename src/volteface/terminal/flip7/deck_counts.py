"""The side panel of Flip 7: which cards are left in the deck, and the odds of the next one."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from volteface.games.flip7.cards import CARDS, INDEX, MODIFIERS, NUMBER, NUMBER_CARD, Card
from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.flip7 import queries, sentences, symbols
from volteface.terminal.flip7.cards import NUMBER_COLOURS, ticket
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.panel import Panel

ROWS: Final = 6
COPIES_PER_ROW: Final = 2
BAR: Final = 2  # columns, and one of space


class DeckCounts(Panel):
    """Shows the unseen cards, with those marked that would bust the seat that decides."""

    def __init__(self, context: RenderContext) -> None:
        super().__init__(context, id="side-panel")
        self.view: View | None = None
        self.seat: Seat | None = None

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show the deck, and the odds for the seat that decides."""
        self.view, self.seat = view, asked
        self.refresh()

    def render(self) -> RenderableType:
        """The bars, the other cards, and the odds unless they are hidden."""
        if self.view is None:
            return Text()
        parts = [Text(self.context.words.text("terminal-left"), "bold"), draw_bars(self.view, self.seat, self.context)]
        parts.append(_other_cards(self.view, self.context))
        if self.seat is not None and self.context.show_odds:
            parts.extend((Text(), *_odds(self.view, self.seat, self.context)))
        return Group(*parts)


def draw_bars(view: View, seat: Seat | None, context: RenderContext) -> Text:
    """A bar per number: unseen copies in colour, seen copies pale."""
    numbers = sorted(NUMBER.values())
    scale = max(1, -(-max(_copies(view, number) for number in numbers) // (ROWS * COPIES_PER_ROW)))
    risky = queries.bust_numbers(view, seat) if context.show_odds else frozenset()
    bars = Text()
    for row in reversed(range(ROWS)):
        for number in numbers:
            bars.append_text(_bar_cell(view, number, row, scale, context)).append(" ")
        bars.append("\n")
    for number in numbers:
        style = (
            Style(color=context.palette.bust_text, bold=True) if number in risky else Style(color=context.palette.text)
        )
        bars.append(f"{number:>{BAR}} ", style)
    bars.append("\n")
    for number in numbers:
        bars.append(
            f"{symbols.BUST if number in risky else ' ':>{BAR}} ", Style(color=context.palette.bust_text, bold=True)
        )
    return bars


def _bar_cell(view: View, number: int, row: int, scale: int, context: RenderContext) -> Text:
    """Two copies: the upper half and the lower half of one character."""
    lower, upper = (_copy_colour(view, number, (row * COPIES_PER_ROW + half) * scale, context) for half in (0, 1))
    return Text("▀" * BAR, Style(color=upper, bgcolor=lower))


def _copy_colour(view: View, number: int, copy: int, context: RenderContext) -> str:
    if copy >= _copies(view, number):
        return context.palette.ground
    return NUMBER_COLOURS[number] if copy < view.deck[INDEX[NUMBER_CARD[number]]] else context.palette.faint


def _copies(view: View, number: int) -> int:
    """How many copies of a number there are: in the deck, discarded, or on the table."""
    on_table = sum(line.numbers.count(number) for line in view.lines)
    return on_table + sum(pile[INDEX[NUMBER_CARD[number]]] for pile in (view.deck, view.discard, view.discarded_now))


def _other_cards(view: View, context: RenderContext) -> Text:
    """The action cards with their counts, and the modifiers below them."""
    others: list[Card] = [card for card in CARDS if card not in NUMBER and view.deck[INDEX[card]]]
    rows = (Text(), Text())
    for card in others:
        left, is_modifier = view.deck[INDEX[card]], card in MODIFIERS
        rows[is_modifier].append_text(ticket(card)).append(f" {left}  " if left > 1 or not is_modifier else " ")
    return Text("\n").join((Text(), *(row for row in rows if row)))


def _odds(view: View, seat: Seat, context: RenderContext) -> tuple[Text, ...]:
    quiet = Style(color=context.palette.quiet)
    return (
        Text(f"{symbols.BUST} {sentences.short_bust_odds(view, seat, context)}", "bold"),
        Text(f"{symbols.STAR} {sentences.flip_seven_odds(view, seat, context)}", quiet),
        *(Text(f"{symbols.VALUE} {better}", "bold") for better in sentences.suggestion(view, seat, context)),
    )
