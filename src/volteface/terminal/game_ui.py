"""The terminal part of a game: its widgets, its questions, and the same in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, cast

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text

from volteface.kernel import Answer, InvalidInput, Seat, find_manifest, games, load_part
from volteface.locale import Words, describe_guide
from volteface.locale.story import join
from volteface.terminal.palette import Palette
from volteface.terminal.questions import Question
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.panel import Panel, TextPanel


def how_to_play(words: Words, game: str, answers: Mapping[str, Answer], seats: int) -> tuple[str, ...]:
    """The game's guide by these rules: a line of text for each heading, one for each section, one between two."""
    sections = describe_guide(words, game, answers, seats)
    return tuple(line for section in sections for line in (f"▸ {section.title}", section.text, ""))[:-1]


class DisplayToggle(Struct, frozen=True):
    """A key that sets, clears or toggles one of the game's display flags."""

    key: str
    word: str  # id of the message that names it
    flag: str
    action: Literal["set", "clear", "toggle"] = "toggle"

    def press(self, context: RenderContext) -> None:
        """Change the flag."""
        is_on = self.flag not in context.flags if self.action == "toggle" else self.action == "set"
        (context.flags.add if is_on else context.flags.discard)(self.flag)


class GameUI:
    """Base class for the terminal part of a game, the `terminal` field of its manifest.

    A game's `View` must have `round` and `winners`.
    """

    id: ClassVar[str]
    event_symbols: ClassVar[Mapping[str, str]] = {}  # one character for each event, by its tag
    has_hidden_hands: ClassVar[bool] = False  # whether players hold cards that others may not see
    toggles: ClassVar[tuple[DisplayToggle, ...]] = ()
    side_panel_columns: ClassVar[int] = 40  # the least width of what is beside the board on a wide screen
    round_message: ClassVar[str] = "terminal-round"
    round_over_message: ClassVar[str] = "terminal-round-over"

    # The position

    def round_number(self, view: Any) -> int:
        """The number of the current round."""
        return int(view.round)

    def is_scored(self, view: Any) -> bool:
        """Whether the current round is finished and scored."""
        raise NotImplementedError

    def seat_to_act(self, view: Any) -> Seat | None:
        """The seat that has to decide; None while the Dealer is to act."""
        raise NotImplementedError

    def reveal_hands(self, view: Any, views: Sequence[Any]) -> Any:
        """The view with all hands open, as at the end of a round; `views` holds the view of every seat."""
        return view

    def read_deck(self, text: str, file_name: str) -> tuple[str, ...]:
        """The cards listed in a deck file, for `Game.start` to check; raises `InvalidInput`."""
        return tuple(text.split())

    # Questions

    def question(self, view: Any, seat: Seat, offers: tuple[Any, ...], context: RenderContext) -> Question:
        """What to ask a seat, with a choice for every offer."""
        raise NotImplementedError

    def move_keys(self, context: RenderContext) -> tuple[tuple[str, str], ...]:
        """The keys of the game's moves and their descriptions, for the help."""
        return ()

    # Sentences

    def result_text(self, view: Any, context: RenderContext) -> str:
        """Who has won."""
        words, winners = context.words, [context.names[seat] for seat in view.winners]
        if not winners:
            return words.text("terminal-nobody-wins")
        if len(winners) == 1:
            return words.text("terminal-winner", name=winners[0])
        return words.text("terminal-winners", names=join(words, winners))

    def round_text(self, view: Any, context: RenderContext) -> str:
        """Which round is being played."""
        return context.words.text(self.round_message, round=self.round_number(view))

    def goal_text(self, view: Any, context: RenderContext) -> str:
        """What the game is about, told when it begins; empty if there is nothing to tell."""
        return ""

    def piles_text(self, view: Any, context: RenderContext) -> str:
        """How many cards are left and discarded; empty if the board shows it."""
        return ""

    def describe_table(self, view: Any, context: RenderContext) -> tuple[str, ...]:
        """The cards in front of every player, a sentence each."""
        raise NotImplementedError

    def describe_odds(self, view: Any, seat: Seat, context: RenderContext) -> tuple[str, ...]:
        """The odds of the next card for a seat."""
        return ()

    def describe_scores(self, view: Any, context: RenderContext) -> tuple[str, ...]:
        """How each score of the round was computed, a sentence per seat."""
        raise NotImplementedError

    def help_text(self, view: Any, context: RenderContext) -> tuple[str, ...]:
        """The rules in a few sentences."""
        return ()

    # The screen

    def palette(self, view: Any, base: Palette) -> Palette:
        """The colours for this position; `base` is the light or dark palette the player chose."""
        return base

    def symbol(self, event: Any) -> str:
        """One character that stands for an event."""
        return self.event_symbols.get(str(event.__struct_config__.tag), "·")

    def board(self, context: RenderContext) -> Panel:
        """The widget that shows the table; by default it lists `describe_table`."""
        return TextPanel(context, lambda view: self.describe_table(view, context), id="board")

    def side_panel(self, context: RenderContext) -> Panel:
        """The widget beside the board on a wide screen; by default it lists `help_text`."""
        return TextPanel(context, lambda view: self.help_text(view, context), id="side-panel")

    def draw_table(self, view: Any, context: RenderContext, width: int) -> RenderableType:
        """The whole table without a screen, as a lesson shows it; by default it lists `describe_table`."""
        return Text("\n".join((*self.describe_table(view, context), self.piles_text(view, context))))

    def draw_recap(self, view: Any, context: RenderContext, width: int, height: int) -> RenderableType:
        """How each score of the round was computed; by default it lists `describe_scores`."""
        return Text("\n".join(self.describe_scores(view, context)))

    def animation(self, event: Any, context: RenderContext, width: int, height: int) -> tuple[Text, ...]:
        """The frames of an event that is animated over the board; most events have none."""
        return ()


def find_ui(game: str) -> GameUI:
    """The terminal part of an installed game; raises `InvalidInput` if it has none."""
    found = load_part(game, "terminal")
    if found is None:
        playable = ", ".join(name for name in games() if find_manifest(name).terminal is not None)
        raise InvalidInput(f"The game {game} has no terminal interface. These games have one: {playable}.")
    return cast(GameUI, found)
