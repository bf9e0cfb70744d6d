"""A saved game on the screen, walked through by keys."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from volteface.kernel import Seat, find_game
from volteface.terminal.app import TableApp
from volteface.terminal.face import Face
from volteface.terminal.key_words import REPLAY_KEYS, VIEW_KEYS, in_words
from volteface.terminal.look import Look
from volteface.terminal.replaying import Moment, next_round_at, previous_round_at


class ReplayApp(TableApp):
    """Left and right by a move, n and p by a round, space lets it play."""

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

    def __init__(self, moments: tuple[Moment, ...], look: Look, face: Face, edition: str, *, pace: float) -> None:
        super().__init__(look, face, edition)
        self.moments, self.pace, self.place = moments, pace, 0
        self.viewer: Seat | None = None  # whose view is shown; nobody's while all hands are open
        self._game = find_game(face.id)
        self._timer: Timer | None = None

    async def begin(self) -> None:
        """Begin before the first move."""
        self.keys.show([*self.all_keys()])
        await self.go_to(0)

    async def go_to(self, place: int) -> None:
        """Show the table after that many moves."""
        self.place = max(0, min(place, len(self.moments) - 1))
        *past, moment = (one.seen_by(self.viewer, self._game) for one in self.moments[: self.place + 1])
        told = [self.sentence(event) for one in (*past, moment) for event in one.events]
        self.story.tell_all(told)
        self.show_table(moment.view, self.face.acting(moment.view), recap=self.face.is_scored(moment.view))
        words = self.look.words
        place_text = words.text("terminal-replay-place", place=self.place, moves=len(self.moments) - 1)
        latest = [self.sentence(event).text for event in moment.events] or [words.text("terminal-replay-begins")]
        await self.prompt.tell("\n".join((place_text + self._seen_by(), *latest[-3:])))

    def all_keys(self) -> list[tuple[str, str]]:
        """The keys of the replay, and those of any table."""
        views = in_words(VIEW_KEYS, self.look.words) if self.face.has_hands else []
        return [*in_words(REPLAY_KEYS, self.look.words), *views, *self.table_keys()]

    async def action_step(self, moves: int) -> None:
        """On or back by a move; one that made nothing happen is skipped."""
        place = self.place + moves
        while 0 < place < len(self.moments) - 1 and not self.moments[place].events:
            place += moves
        await self.go_to(place)

    async def action_first(self) -> None:
        """Back to the beginning."""
        await self.go_to(0)

    async def action_last(self) -> None:
        """On to the end."""
        await self.go_to(len(self.moments) - 1)

    async def action_next_round(self) -> None:
        """On to the next round."""
        await self.go_to(next_round_at(self.moments, self.place))

    async def action_previous_round(self) -> None:
        """Back to where a round begins."""
        await self.go_to(previous_round_at(self.moments, self.place))

    async def action_next_viewer(self) -> None:
        """From open hands to what each seat saw, one after the other."""
        if self.face.has_hands:
            after = 0 if self.viewer is None else self.viewer + 1
            self.viewer = after if after < len(self.look.names) else None
            await self.go_to(self.place)

    def action_autoplay(self) -> None:
        """Let it play by itself, or stop it."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        else:
            self._timer = self.set_interval(max(self.pace, 0.05), self._tick)

    def _seen_by(self) -> str:
        """Whose view it is, in a game with hands."""
        if not self.face.has_hands:
            return ""
        if self.viewer is None:
            return f" · {self.look.words.text('terminal-replay-open')}"
        return f" · {self.look.words.text('terminal-replay-seen-by', name=self.look.names[self.viewer])}"

    async def _tick(self) -> None:
        if not self.prompt.is_attached:
            return  # the screen is being taken down
        await self.action_step(1)
        if self.place == len(self.moments) - 1 and self._timer is not None:
            self.action_autoplay()
