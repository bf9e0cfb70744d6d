"""A saved game on the screen, walked through by keys."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from volteface.terminal.app import TableApp
from volteface.terminal.face import Face
from volteface.terminal.key_words import REPLAY_KEYS, in_words
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
    ]

    def __init__(self, moments: tuple[Moment, ...], look: Look, face: Face, edition: str, *, pace: float) -> None:
        super().__init__(look, face, edition)
        self.moments, self.pace, self.place = moments, pace, 0
        self._timer: Timer | None = None

    async def begin(self) -> None:
        """Begin before the first move."""
        self.keys.show([*self.all_keys()])
        await self.go_to(0)

    async def go_to(self, place: int) -> None:
        """Show the table after that many moves."""
        self.place = max(0, min(place, len(self.moments) - 1))
        moment = self.moments[self.place]
        told = [self.sentence(event) for past in self.moments[: self.place + 1] for event in past.events]
        self.story.tell_all(told)
        self.show_table(moment.view, self.face.acting(moment.view), recap=self.face.is_scored(moment.view))
        words = self.look.words
        place_text = words.text("terminal-replay-place", place=self.place, moves=len(self.moments) - 1)
        latest = [self.sentence(event).text for event in moment.events] or [words.text("terminal-replay-begins")]
        await self.prompt.tell("\n".join((place_text, *latest[-3:])))

    def all_keys(self) -> list[tuple[str, str]]:
        """The keys of the replay, and those of any table."""
        return [*in_words(REPLAY_KEYS, self.look.words), *self.table_keys()]

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

    def action_autoplay(self) -> None:
        """Let it play by itself, or stop it."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        else:
            self._timer = self.set_interval(max(self.pace, 0.05), self._tick)

    async def _tick(self) -> None:
        await self.action_step(1)
        if self.place == len(self.moments) - 1 and self._timer is not None:
            self.action_autoplay()
