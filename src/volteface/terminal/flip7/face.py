"""Flip 7 as the terminal shows it."""

from typing import Any, Final

from rich.console import RenderableType

from volteface.games.flip7.play.judge import to_act
from volteface.games.flip7.state import Stage
from volteface.games.flip7.view import View, state_of
from volteface.kernel import DEALER, Seat
from volteface.locale.story import join
from volteface.terminal.face import Face, Panel
from volteface.terminal.flip7 import sentences
from volteface.terminal.flip7.board import Board
from volteface.terminal.flip7.choices import HIT_KEY, STAY_KEY, question
from volteface.terminal.flip7.left import WhatIsLeft
from volteface.terminal.flip7.recap import draw_recap
from volteface.terminal.flip7.signs import event_sign
from volteface.terminal.look import Look
from volteface.terminal.question import Question

HELP: Final = ("turn", "bust", "seven", "actions")


class Flip7Face(Face):
    """The functions of this room under the names of the face protocol."""

    id = "flip7"
    default_bot = "counter"

    def is_between_rounds(self, view: View) -> bool:
        """Whether a round is scored and the next has not begun."""
        return view.stage is Stage.SCORED

    def is_scored(self, view: View) -> bool:
        """Whether the table shows a finished round."""
        return view.stage in (Stage.SCORED, Stage.OVER)

    def acting(self, view: View) -> Seat | None:
        """Who decides now."""
        actor = to_act(state_of(view))
        return None if actor == DEALER else actor

    def round_number(self, view: View) -> int:
        """Which round is on the table."""
        return view.round

    def piles(self, view: View, look: Look) -> str:
        """The deck and the discards."""
        return sentences.piles(view, look)

    def sign(self, event: Any) -> str:
        """The sign of an event."""
        return event_sign(event)

    def question(self, view: View, seat: Seat, offers: tuple[Any, ...], look: Look) -> Question:
        """Hit or stay, or who gets a card."""
        return question(view, seat, offers, look)

    def move_keys(self, look: Look) -> tuple[tuple[str, str], ...]:
        """Hit and stay."""
        return (HIT_KEY, look.words.text("word-hit")), (STAY_KEY, look.words.text("word-stay"))

    def verdict(self, view: View, look: Look) -> str:
        """Who has won."""
        words, winners = look.words, [look.names[seat] for seat in view.winners]
        if not winners:
            return words.text("terminal-nobody-wins")
        if len(winners) == 1:
            return words.text("terminal-winner", name=winners[0])
        return words.text("terminal-winners", names=join(words, winners))

    def lines_in_words(self, view: View, look: Look) -> tuple[str, ...]:
        """A sentence a seat, and one for a Flip Three."""
        lines = tuple(sentences.line_sentence(view, seat, look) for seat in range(len(view.lines)))
        three = sentences.three_text(view, look)
        return (*lines, three) if three else lines

    def odds_in_words(self, view: View, seat: Seat, look: Look) -> tuple[str, ...]:
        """Bust, Flip 7, and what a card is worth."""
        if view.choice is not None:
            return ()
        return (
            sentences.bust_odds(view, seat, look),
            sentences.flip_seven_odds(view, seat, look),
            sentences.value_of_a_card(view, seat, look),
        )

    def recap_in_words(self, view: View, look: Look) -> tuple[str, ...]:
        """A sentence a seat."""
        return tuple(sentences.recap_sentence(view, seat, look) for seat in range(len(view.lines)))

    def help_in_words(self, view: View, look: Look) -> tuple[str, ...]:
        """The rules in a few sentences."""
        goal = look.words.text("terminal-help-goal", points=view.rules.target_score)
        return (goal, *(look.words.text(f"terminal-help-{topic}") for topic in HELP))

    def board(self, look: Look) -> Panel:
        """The race and the lanes."""
        return Board(look)

    def side(self, look: Look) -> Panel:
        """What is left in the deck."""
        return WhatIsLeft(look)

    def recap(self, view: View, look: Look, width: int, height: int) -> RenderableType:
        """How every score came about."""
        return draw_recap(view, look, width, height)
