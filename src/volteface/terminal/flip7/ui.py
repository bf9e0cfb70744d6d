"""The terminal part of Flip 7 as one object."""

from typing import Any

from rich.console import Group, RenderableType

from volteface.games.flip7.play.judge import to_act
from volteface.games.flip7.play.round import plays_challenge
from volteface.games.flip7.state import Stage
from volteface.games.flip7.view import View, state_of
from volteface.kernel import DEALER, Seat
from volteface.locale import describe_goal
from volteface.terminal.flip7 import sentences
from volteface.terminal.flip7.board import Board
from volteface.terminal.flip7.deck_counts import DeckCounts
from volteface.terminal.flip7.lane_drawing import Density, LaneDrawing
from volteface.terminal.flip7.questions import HIT_KEY, STAY_KEY, question
from volteface.terminal.flip7.recap import draw_recap
from volteface.terminal.flip7.symbols import EVENT_SYMBOLS
from volteface.terminal.game_ui import GameUI, how_to_play
from volteface.terminal.questions import Question
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.panel import Panel


class Flip7UI(GameUI):
    """Implements `GameUI` with the functions of this package."""

    id = "flip7"
    event_symbols = EVENT_SYMBOLS

    def is_scored(self, view: View) -> bool:
        """Whether the current round is finished and scored."""
        return view.stage in (Stage.SCORED, Stage.OVER)

    def seat_to_act(self, view: View) -> Seat | None:
        """The seat that has to decide."""
        actor = to_act(state_of(view))
        return None if actor == DEALER else actor

    def piles_text(self, view: View, context: RenderContext) -> str:
        """How many cards are left and discarded."""
        return sentences.piles_text(view, context)

    def question(self, view: View, seat: Seat, offers: tuple[Any, ...], context: RenderContext) -> Question:
        """Hit or stay, or who gets a card."""
        return question(view, seat, offers, context)

    def move_keys(self, context: RenderContext) -> tuple[tuple[str, str], ...]:
        """Hit and stay."""
        return (HIT_KEY, context.words.text("word-hit")), (STAY_KEY, context.words.text("word-stay"))

    def describe_table(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """A sentence per seat, and one for a Flip Three."""
        lines = tuple(sentences.line_sentence(view, seat, context) for seat in range(len(view.lines)))
        three = sentences.three_text(view, context)
        return (*lines, three) if three else lines

    def describe_odds(self, view: View, seat: Seat, context: RenderContext) -> tuple[str, ...]:
        """The odds of a bust and of a Flip 7, and whether to hit or stay."""
        if view.choice is not None:
            return ()
        return (
            sentences.bust_odds(view, seat, context),
            sentences.flip_seven_odds(view, seat, context),
            *sentences.suggestion(view, seat, context),
        )

    def describe_scores(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """A sentence per seat."""
        return tuple(sentences.recap_sentence(view, seat, context) for seat in range(len(view.lines)))

    def round_text(self, view: View, context: RenderContext) -> str:
        """Which round is being played, and of how many if it is a challenge."""
        if not plays_challenge(view.rules, len(view.lines)):
            return super().round_text(view, context)
        number, rounds = self.round_number(view), view.rules.challenge_rounds
        return context.words.text("terminal-challenge-round", round=number, rounds=rounds)

    def goal_text(self, view: View, context: RenderContext) -> str:
        """The race, or the challenge of so many rounds."""
        return describe_goal(context.words, self.id, view.rules.answers(), len(view.lines))

    def help_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """How to play by the rules of this table."""
        return how_to_play(context.words, self.id, view.rules.answers(), len(view.lines))

    def board(self, context: RenderContext) -> Panel:
        """The race and the lanes."""
        return Board(context)

    def side_panel(self, context: RenderContext) -> Panel:
        """The cards left in the deck."""
        return DeckCounts(context)

    def draw_table(self, view: View, context: RenderContext, width: int) -> RenderableType:
        """The lanes, and how many cards are left."""
        asked = self.seat_to_act(view)
        drawings = (LaneDrawing(view, seat, asked, context, width=width) for seat in range(len(view.lines)))
        return Group(*(drawing.draw(Density.CHIPS) for drawing in drawings), self.piles_text(view, context))

    def draw_recap(self, view: View, context: RenderContext, width: int, height: int) -> RenderableType:
        """The lanes with their scores."""
        return draw_recap(view, context, width, height)
