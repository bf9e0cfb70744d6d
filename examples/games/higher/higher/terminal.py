"""Higher in the terminal: its question and its sentences, which the screen shows too."""

from collections.abc import Sequence
from typing import Any, Final

from higher.game import GAME
from higher.state import Say, State, View
from higher.words import name_card
from volteface.kernel import Seat
from volteface.terminal.game_ui import GameUI
from volteface.terminal.questions import Choice, Question
from volteface.terminal.render_context import RenderContext


class HigherUI(GameUI):
    """The terminal part of Higher."""

    id = "higher"
    has_hidden_hands = True

    def round_number(self, view: View) -> int:
        """The game is one round."""
        return 1

    def is_scored(self, view: View) -> bool:
        """Whether everybody has spoken."""
        return len(view.said) == view.seats

    def seat_to_act(self, view: View) -> Seat | None:
        """The next to speak."""
        return len(view.said) if len(view.cards) == view.seats > len(view.said) else None

    def reveal_hands(self, view: View, views: Sequence[View]) -> View:
        """The view with every seat's card."""
        cards = tuple(own.cards[seat] if seat < len(own.cards) else None for seat, own in enumerate(views))
        return View(view.me, view.rules, view.seats, cards, view.said, view.winners)

    def question(self, view: View, seat: Seat, offers: tuple[Any, ...], context: RenderContext) -> Question:
        """Higher or not."""
        words = context.words
        choices = (
            Choice(Say(True), ("h",), words.text("higher-word-higher"), rank="main"),
            Choice(Say(False), ("l",), words.text("higher-word-lower")),
        )
        return Question(words.text("higher-ask", name=context.names[seat]), choices)

    def describe_table(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """A sentence per seat."""
        return tuple(self._describe_seat(view, seat, context) for seat in range(len(view.cards)))

    def describe_scores(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """Who was right."""
        cards = tuple(card or 0 for card in view.cards)
        totals = GAME.standing(State(view.rules, view.seats, cards, view.said)).totals
        return tuple(
            context.words.text(
                "higher-score",
                name=context.names[seat],
                card=name_card(context.words, cards[seat]),
                right="yes" if points else "no",
            )
            for seat, points in enumerate(totals)
        )

    def help_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """The rules."""
        return (context.words.text("higher-help"),)

    def _describe_seat(self, view: View, seat: Seat, context: RenderContext) -> str:
        said = ("yes" if view.said[seat] else "no") if seat < len(view.said) else "nothing"
        card = name_card(context.words, view.cards[seat])
        return context.words.text("higher-seat", name=context.names[seat], card=card, said=said)


UI: Final = HigherUI()
