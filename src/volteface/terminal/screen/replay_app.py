"""The Textual app that replays a finished game."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from volteface.kernel import Seat, find_game
from volteface.terminal.game_ui import GameUI
from volteface.terminal.render_context import RenderContext
from volteface.terminal.replay_steps import ReplayStep, next_round_index, previous_round_index
from volteface.terminal.screen.app import TableApp
from volteface.terminal.screen.key_hints import REPLAY_KEYS, VIEW_KEYS, describe_keys


class ReplayApp(TableApp):
    """Left and right step by a move, n and p by a round, space plays automatically."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)"),
        Binding("left", "step(-1)"),
        Binding("home", "first"),
        Binding("end", "last"),
        Binding("n", "next_round"),
        Binding("p", "previous_round"),
        Binding("space", "autoplay"),
        Binding("v", "next_viewer"),
    ]

    def __init__(
        self, steps: tuple[ReplayStep, ...], context: RenderContext, ui: GameUI, edition: str, *, pace: float
    ) -> None:
        super().__init__(context, ui, edition)
        self.steps, self.pace, self.index = steps, pace, 0
        self.viewer: Seat | None = None  # whose view is shown; None while all hands are open
        self._game = find_game(ui.id)
        self._timer: Timer | None = None

    async def begin(self) -> None:
        """Start before the first move."""
        self.keys.show([*self.all_keys()])
        await self.go_to(0)

    async def go_to(self, index: int) -> None:
        """Show the table after that many steps."""
        self.index = max(0, min(index, len(self.steps) - 1))
        *past, step = (one.seen_by(self.viewer, self._game) for one in self.steps[: self.index + 1])
        told = [self.sentence(event) for one in (*past, step) for event in one.events]
        self.story.replace_all(told)
        self.show_table(step.view, self.ui.seat_to_act(step.view), recap=self.ui.is_scored(step.view))
        words = self.context.words
        position = words.text("terminal-replay-position", move=self.index, moves=len(self.steps) - 1)
        latest = [self.sentence(event).text for event in step.events] or [words.text("terminal-replay-begins")]
        await self.prompt.show_text("\n".join((position + self._seen_by(), *latest[-3:])))

    def all_keys(self) -> list[tuple[str, str]]:
        """The keys of the replay, and those that always work."""
        views = describe_keys(VIEW_KEYS, self.context.words) if self.ui.has_hidden_hands else []
        return [*describe_keys(REPLAY_KEYS, self.context.words), *views, *self.table_keys()]

    async def action_step(self, moves: int) -> None:
        """Go forward or back by a move; moves without events are skipped."""
        index = self.index + moves
        while 0 < index < len(self.steps) - 1 and not self.steps[index].events:
            index += moves
        await self.go_to(index)

    async def action_first(self) -> None:
        """Go to the beginning."""
        await self.go_to(0)

    async def action_last(self) -> None:
        """Go to the end."""
        await self.go_to(len(self.steps) - 1)

    async def action_next_round(self) -> None:
        """Go to the next round."""
        await self.go_to(next_round_index(self.steps, self.index))

    async def action_previous_round(self) -> None:
        """Go back to the start of a round."""
        await self.go_to(previous_round_index(self.steps, self.index))

    async def action_next_viewer(self) -> None:
        """Show all hands, then the view of each seat in turn."""
        if self.ui.has_hidden_hands:
            after = 0 if self.viewer is None else self.viewer + 1
            self.viewer = after if after < len(self.context.names) else None
            await self.go_to(self.index)

    def action_autoplay(self) -> None:
        """Start or stop automatic playback."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        else:
            self._timer = self.set_interval(max(self.pace, 0.05), self._tick)

    def _seen_by(self) -> str:
        """Whose view is shown, in a game with hidden hands."""
        if not self.ui.has_hidden_hands:
            return ""
        if self.viewer is None:
            return f" · {self.context.words.text('terminal-replay-open')}"
        return f" · {self.context.words.text('terminal-replay-seen-by', name=self.context.names[self.viewer])}"

    async def _tick(self) -> None:
        if not self.prompt.is_attached:
            return  # the app is closing
        await self.action_step(1)
        if self.index == len(self.steps) - 1 and self._timer is not None:
            self.action_autoplay()
