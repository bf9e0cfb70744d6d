"""What is left in the deck, copy by copy, and what the next card may do."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from volteface.games.flip7.cards import CARDS, INDEX, MODIFIERS, NUMBER, NUMBER_CARD, Card
from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.face import Panel
from volteface.terminal.flip7 import reading, sentences, signs
from volteface.terminal.flip7.cards import NUMBER_COLOURS, ticket
from volteface.terminal.look import Look

ROWS: Final = 6
COPIES_A_ROW: Final = 2
BAR: Final = 2  # columns, and one of air


class WhatIsLeft(Panel):
    """The cards not seen yet, with those marked that would put somebody out."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, id="left")
        self.view: View | None = None
        self.seat: Seat | None = None

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show the deck, and the odds of the seat that decides."""
        self.view, self.seat = view, asked
        self.refresh()

    def render(self) -> RenderableType:
        """The bars, the other cards, and the odds if they are wanted."""
        if self.view is None:
            return Text()
        parts = [Text(self.look.words.text("terminal-left"), "bold"), draw_bars(self.view, self.seat, self.look)]
        parts.append(_other_cards(self.view, self.look))
        if self.seat is not None and self.look.shows_odds:
            parts.extend((Text(), *_odds(self.view, self.seat, self.look)))
        return Group(*parts)


def draw_bars(view: View, seat: Seat | None, look: Look) -> Text:
    """A bar for every number: copies left in colour, copies seen pale."""
    numbers = sorted(NUMBER.values())
    scale = max(1, -(-max(_copies(view, number) for number in numbers) // (ROWS * COPIES_A_ROW)))
    risky = reading.dangerous(view, seat) if look.shows_odds else frozenset()
    bars = Text()
    for row in reversed(range(ROWS)):
        for number in numbers:
            bars.append_text(_bar_cell(view, number, row, scale, look)).append(" ")
        bars.append("\n")
    for number in numbers:
        style = Style(color=look.palette.bust_text, bold=True) if number in risky else Style(color=look.palette.text)
        bars.append(f"{number:>{BAR}} ", style)
    bars.append("\n")
    for number in numbers:
        bars.append(f"{signs.BUST if number in risky else ' ':>{BAR}} ", Style(color=look.palette.bust_text, bold=True))
    return bars


def _bar_cell(view: View, number: int, row: int, scale: int, look: Look) -> Text:
    """Two copies: the upper half and the lower half of one character."""
    lower, upper = (_copy_colour(view, number, (row * COPIES_A_ROW + half) * scale, look) for half in (0, 1))
    return Text("▀" * BAR, Style(color=upper, bgcolor=lower))


def _copy_colour(view: View, number: int, place: int, look: Look) -> str:
    if place >= _copies(view, number):
        return look.palette.ground
    return NUMBER_COLOURS[number] if place < view.deck[INDEX[NUMBER_CARD[number]]] else look.palette.faint


def _copies(view: View, number: int) -> int:
    """How many copies of a number are in play: in the deck, set aside, or on the table."""
    on_table = sum(line.numbers.count(number) for line in view.lines)
    return on_table + sum(pile[INDEX[NUMBER_CARD[number]]] for pile in (view.deck, view.discard, view.discarded_now))


def _other_cards(view: View, look: Look) -> Text:
    """Action cards with their counts, and below them the modifiers."""
    others: list[Card] = [card for card in CARDS if card not in NUMBER and view.deck[INDEX[card]]]
    rows = (Text(), Text())
    for card in others:
        left, is_modifier = view.deck[INDEX[card]], card in MODIFIERS
        rows[is_modifier].append_text(ticket(card)).append(f" {left}  " if left > 1 or not is_modifier else " ")
    return Text("\n").join((Text(), *(row for row in rows if row)))


def _odds(view: View, seat: Seat, look: Look) -> tuple[Text, ...]:
    quiet = Style(color=look.palette.quiet)
    return (
        Text(f"{signs.BUST} {sentences.short_bust_odds(view, seat, look)}", "bold"),
        Text(f"{signs.STAR} {sentences.flip_seven_odds(view, seat, look)}", quiet),
        Text(f"{signs.VALUE} {sentences.value_of_a_card(view, seat, look)}", quiet),
    )
