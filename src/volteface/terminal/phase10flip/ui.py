"""The terminal part of Phase 10 FLIP! as one object."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from volteface.games.phase10flip.deck import parse_deck
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.locale import describe_goal
from volteface.terminal.game_ui import GameUI, how_to_play
from volteface.terminal.palette import Palette
from volteface.terminal.phase10flip import labels, queries, sentences
from volteface.terminal.phase10flip.board.board import Board
from volteface.terminal.phase10flip.board.drawn_table import draw_table
from volteface.terminal.phase10flip.board.flip_animation import flip_frames
from volteface.terminal.phase10flip.board.phases_panel import PhasesPanel
from volteface.terminal.phase10flip.board.recap import draw_recap
from volteface.terminal.phase10flip.hand import TOGGLES
from volteface.terminal.phase10flip.palettes import table_palette
from volteface.terminal.phase10flip.queries import OpenView
from volteface.terminal.phase10flip.questions.turn import DISCARD_KEY, DRAW_KEY, HIT_KEY, LAY_KEY, TAKE_KEY
from volteface.terminal.phase10flip.questions.turn_question import question
from volteface.terminal.phase10flip.symbols import EVENT_SYMBOLS
from volteface.terminal.questions import Question
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.panel import Panel

MOVE_KEYS: Final = (
    (DRAW_KEY, "terminal-p10-draw-pile"),
    (TAKE_KEY, "terminal-p10-discard-pile"),
    (LAY_KEY, "terminal-p10-key-lay"),
    (HIT_KEY, "terminal-p10-hit"),
    (DISCARD_KEY, "terminal-p10-discard"),
)


class Phase10FlipUI(GameUI):
    """Implements `GameUI` with the functions of this package."""

    id = "phase10flip"
    event_symbols = EVENT_SYMBOLS
    has_hidden_hands = True
    toggles = TOGGLES
    round_message = "terminal-p10-round"
    round_over_message = "terminal-p10-round-over"
    side_panel_columns = 36  # so that a hand fits beside it on the narrowest screen that has it

    def palette(self, view: View, base: Palette) -> Palette:
        """The palette of the side that is up."""
        return table_palette(view.side, base)

    def reveal_hands(self, view: View, views: Sequence[View]) -> OpenView:
        """The view with all hands open."""
        return queries.reveal_hands(view, views)

    def animation(self, event: Any, context: RenderContext, width: int, height: int) -> tuple[Text, ...]:
        """The frames of a flip."""
        return flip_frames(event, context, width, height)

    def is_scored(self, view: View) -> bool:
        """Whether the current round is finished and scored."""
        return queries.is_scored(view)

    def seat_to_act(self, view: View) -> Seat | None:
        """The seat that has to decide."""
        return queries.seat_to_act(view)

    def read_deck(self, text: str, file_name: str) -> tuple[str, ...]:
        """The cards of a deck manifest."""
        return parse_deck(text, file_name).cards

    def question(self, view: View, seat: Seat, offers: tuple[Any, ...], context: RenderContext) -> Question:
        """Draw or take; then lay, hit or discard."""
        return question(view, seat, offers, context)

    def move_keys(self, context: RenderContext) -> tuple[tuple[str, str], ...]:
        """The keys of the five moves."""
        return tuple((key, context.words.text(word)) for key, word in MOVE_KEYS)

    def describe_table(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """The side that is up, a sentence per seat, the piles, and the viewer's hand."""
        return sentences.describe_table(view, context)

    def describe_odds(self, view: View, seat: Seat, context: RenderContext) -> tuple[str, ...]:
        """How many cards the viewer lacks for their phase, and which."""
        return sentences.missing_cards(view, context, labels.name_faces)

    def describe_scores(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """A sentence per seat."""
        return tuple(sentences.describe_score(view, seat, context) for seat in range(len(view.hands)))

    def goal_text(self, view: View, context: RenderContext) -> str:
        """The phases to complete, or the ten rounds."""
        return describe_goal(context.words, self.id, view.rules.answers(), len(view.hands))

    def help_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """How to play by the rules of this table."""
        told = how_to_play(context.words, self.id, view.rules.answers(), len(view.hands))
        return (*told, "", context.words.text("terminal-p10-signs"))

    def board(self, context: RenderContext) -> Panel:
        """The side, the piles, the lanes and the hand."""
        return Board(context)

    def side_panel(self, context: RenderContext) -> Panel:
        """The phases and who is on them."""
        return PhasesPanel(context)

    def draw_table(self, view: View, context: RenderContext, width: int) -> RenderableType:
        """The side that is up, the piles, the lanes of the others and the viewer's hand."""
        return draw_table(view, self.seat_to_act(view), context, width)

    def draw_recap(self, view: View, context: RenderContext, width: int, height: int) -> RenderableType:
        """The cards left in each hand and their points."""
        return draw_recap(view, context, width, height)
