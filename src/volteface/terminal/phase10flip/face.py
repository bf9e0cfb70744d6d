"""Phase 10 FLIP! as the terminal shows it."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from volteface.games.phase10flip.state import Stage
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.locale.story import join
from volteface.terminal.face import Face, Panel
from volteface.terminal.look import Look
from volteface.terminal.palette import Palette
from volteface.terminal.phase10flip import keys, naming, reading, sentences
from volteface.terminal.phase10flip.board import Board
from volteface.terminal.phase10flip.flip_moment import moment
from volteface.terminal.phase10flip.hand import SWITCHES
from volteface.terminal.phase10flip.open_view import OpenView, reveal
from volteface.terminal.phase10flip.palettes import table_palette
from volteface.terminal.phase10flip.phases_panel import PhasesPanel
from volteface.terminal.phase10flip.questions import question
from volteface.terminal.phase10flip.recap import draw_recap
from volteface.terminal.phase10flip.signs import event_sign
from volteface.terminal.question import Question

HELP: Final = ("goal", "turn", "hit", "flip", "backs", "points")
MOVE_KEYS: Final = (
    (keys.DRAW_KEY, "terminal-p10-draw-pile"),
    (keys.TAKE_KEY, "terminal-p10-discard-pile"),
    (keys.LAY_KEY, "terminal-p10-key-lay"),
    (keys.HIT_KEY, "terminal-p10-hit"),
    (keys.DISCARD_KEY, "terminal-p10-discard"),
)


class Phase10FlipFace(Face):
    """The functions of this room under the names of the face protocol."""

    id = "phase10flip"
    default_bot = "planner"
    has_hands = True
    switches = SWITCHES

    def palette(self, view: View, light: Palette) -> Palette:
        """Night violet while the INTENSE side is up."""
        return table_palette(view.side, light)

    def reveal(self, view: View, views: Sequence[View]) -> OpenView:
        """The table with all hands open."""
        return reveal(view, views)

    def moment(self, event: Any, look: Look, width: int, height: int) -> tuple[Text, ...]:
        """A flip."""
        return moment(event, look, width, height)

    def is_between_rounds(self, view: View) -> bool:
        """Whether a round is scored and the next has not begun."""
        return view.stage is Stage.SCORED

    def is_scored(self, view: View) -> bool:
        """Whether the table shows a finished round."""
        return view.stage in (Stage.SCORED, Stage.OVER)

    def acting(self, view: View) -> Seat | None:
        """Who decides now."""
        return reading.acting(view)

    def round_number(self, view: View) -> int:
        """Which round is on the table."""
        return view.round

    def piles(self, view: View, look: Look) -> str:
        """Nothing: the board shows both piles, and so do the lines."""
        return ""

    def sign(self, event: Any) -> str:
        """The sign of an event."""
        return event_sign(event)

    def question(self, view: View, seat: Seat, offers: tuple[Any, ...], look: Look) -> Question:
        """Draw or take; then lay, hit or discard."""
        return question(view, seat, offers, look)

    def move_keys(self, look: Look) -> tuple[tuple[str, str], ...]:
        """The five moves, and choosing cards oneself."""
        return tuple((key, look.words.text(word)) for key, word in MOVE_KEYS)

    def verdict(self, view: View, look: Look) -> str:
        """Who has won."""
        words, winners = look.words, [look.names[seat] for seat in view.winners]
        if not winners:
            return words.text("terminal-nobody-wins")
        if len(winners) == 1:
            return words.text("terminal-winner", name=winners[0])
        return words.text("terminal-winners", names=join(words, winners))

    def lines_in_words(self, view: View, look: Look) -> tuple[str, ...]:
        """The side, a sentence a seat, the piles, and one's own hand."""
        return sentences.lines(view, look)

    def odds_in_words(self, view: View, seat: Seat, look: Look) -> tuple[str, ...]:
        """How far the hand is from its phase."""
        return sentences.outlook(view, look, naming.name_faces)

    def recap_in_words(self, view: View, look: Look) -> tuple[str, ...]:
        """A sentence a seat."""
        return tuple(sentences.recap_line(view, seat, look) for seat in range(len(view.hands)))

    def help_in_words(self, view: View, look: Look) -> tuple[str, ...]:
        """The rules in a few sentences."""
        return tuple(look.words.text(f"terminal-p10-help-{topic}", phases=view.rules.phases_to_win) for topic in HELP)

    def board(self, look: Look) -> Panel:
        """The side, the piles, the lanes and the hand."""
        return Board(look)

    def side(self, look: Look) -> Panel:
        """The ten phases."""
        return PhasesPanel(look)

    def recap(self, view: View, look: Look, width: int, height: int) -> RenderableType:
        """What every hand cost."""
        return draw_recap(view, look, width, height)
