"""A game played on the screen: the front of a session."""

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.events import Key

from volteface.bots.external import BotFailure
from volteface.kernel import Reason, Seat
from volteface.locale import explain
from volteface.tables import Happened, StoreError
from volteface.tables.doings import BotFailed
from volteface.terminal.app import TableApp
from volteface.terminal.between import LEAVE, end_question, rest_question
from volteface.terminal.dialogs import LeaveScreen
from volteface.terminal.face import Face
from volteface.terminal.key_words import ANSWER_KEYS, PLAY_KEYS, in_words, question_keys, switch_keys, without_repeats
from volteface.terminal.keyboard import Keyboard, pass_question
from volteface.terminal.look import Look
from volteface.terminal.pace import Pace
from volteface.terminal.prompt import Option
from volteface.terminal.question import ENTER, SPACE, Choice, Question
from volteface.terminal.session import Session
from volteface.terminal.story_log import Sentence

LAMENT_SECONDS: Final = 15


class PlayApp(TableApp):
    """Asks the people, shows what the others do at a readable pace, and ends with `AGAIN` or `LEAVE`."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+s", "save")]

    def __init__(self, session: Session, look: Look, face: Face, edition: str, *, place: str, pace: float) -> None:
        """`place` says under which name the game is kept; `pace` is in seconds an event."""
        super().__init__(look, face, edition)
        self.session, self.place, self.pace = session, place, Pace(pace)
        self.keyboard = Keyboard(session, face)
        self._question: Callable[[], Question] | None = None  # makes what is asked anew
        self._answer: asyncio.Future[Choice] | None = None

    async def begin(self) -> None:
        """Sit down and play; a game that goes on is told up to here."""
        self.story.tell_all([self.sentence(event) for event in self.keyboard.past_events()])
        self.show_table(self.keyboard.view(), None)
        self._show_keys(None)
        self.run_worker(self._play(), exclusive=True)

    async def ask(self, seat: Seat) -> Any:
        """A person's move, by key or click."""
        table = self.session.table
        if self.keyboard.must_pass_to(seat):
            self.show_table(table.view(None), seat)
            await self._put(lambda: pass_question(self.look.names[seat], self.look))
            self.keyboard.seat = seat
        self.show_table(table.view(seat), seat)
        return await self._put(lambda: self.face.question(table.view(seat), seat, table.offers(seat), self.look))

    async def refuse(self, seat: Seat, reason: Reason) -> None:
        """Say why, and leave the question standing."""
        self.notify(explain(self.look.words, self.face.id, reason, self.look.names), timeout=4, markup=False)

    async def rest(self) -> None:
        """Show how the scores came about until somebody goes on."""
        view = self.keyboard.open_view()
        self.show_table(view, None, recap=True)
        await self._put(lambda: rest_question(self.face.round_number(view), self.look.words))

    async def think(self, seat: Seat) -> None:
        """Show that a bot decides."""
        self.show_table(self.keyboard.view(), seat)
        await self.pace.pause(self.pace.seconds / 2)

    async def show(self, happened: Happened) -> None:
        """Tell what happened, and let it sink in."""
        events = self.keyboard.events(happened)
        if self.pace.is_slow:
            for event in events:
                await self.moment.play(event, self.pace)
        self.show_table(happened.view(self.keyboard.viewer()), None)
        for event in events:
            await self.prompt.tell(self.tell_event(event))
        self.board.point(None, None)
        if events:
            await self.pace.pause(self.pace.seconds)

    async def warn(self, error: StoreError) -> None:
        """The move does not count, for it could not be kept."""
        text = self.look.words.text("terminal-not-kept", why=str(error))
        self.notify(text, severity="error", timeout=8, markup=False)

    async def lose(self, doing: BotFailed, failure: BotFailure) -> None:
        """A sentence for everybody, and what whoever wrote the bot wants to know."""
        self.look.players = self.session.players
        self.story.add(Sentence("!", self.look.lament(doing)))
        await self.prompt.tell(self.look.lament(doing))
        self.notify(str(failure), severity="error", timeout=LAMENT_SECONDS, markup=False)
        await self.pace.pause(self.pace.seconds)

    def on_unmount(self) -> None:
        """A bot from outside that is thinking need not go on."""
        self.session.close()

    def on_key(self, event: Key) -> None:
        """A key may answer what is asked, or hurry the others."""
        if len(self.screen_stack) > 1:
            return  # the help or a question lies over the table
        if self.prompt.question is None:
            if event.key in (ENTER, SPACE):
                self.pace.hurry()
        elif choice := self.prompt.press(event.key, event.character):
            event.stop()
            self._choose(choice)
            return
        for switch in self.face.switches:
            if switch.key == event.key:
                switch.press(self.look)
                self.redraw()
        self.board.point(self.prompt.question, self.prompt.choice)

    def on_option_chosen(self, message: Option.Chosen) -> None:
        """A click answers too."""
        self._choose(message.choice)

    def action_save(self) -> None:
        """Say under which name the game is kept; every move is, as soon as it is made."""
        self.notify(self.look.words.text("terminal-kept", table=self.place), markup=False)

    def action_leave(self) -> None:
        """Leave at once if the game is over, else ask first."""
        if isinstance(self.screen, LeaveScreen):
            return
        if self.session.is_over():
            self.exit(LEAVE)
            return
        words = self.look.words
        detail = f"{words.text('terminal-quit-saved')}\n{words.text('terminal-kept', table=self.place)}"
        self.push_screen(LeaveScreen(self.look, detail), self._leave)

    def table_keys(self) -> list[tuple[str, str]]:
        """Those of any table, and saving."""
        return in_words(PLAY_KEYS, self.look.words)

    def all_keys(self) -> list[tuple[str, str]]:
        """The keys that answer, too."""
        answers = in_words(ANSWER_KEYS, self.look.words)
        switches = switch_keys(self.face.switches, self.look.words)
        return [*self.face.move_keys(self.look), *answers, *switches, *self.table_keys()]

    def redraw(self) -> None:
        """The question carries odds and colours too, so it is drawn anew."""
        super().redraw()
        if self.prompt.question is not None and self._question is not None:
            self.prompt.ask_anew(self._question())
            self.board.point(self.prompt.question, self.prompt.choice)

    async def _play(self) -> None:
        await self.session.play(self)
        view = self.keyboard.open_view()
        self.show_table(view, None, recap=True)
        verdict = self.face.verdict(view, self.look)
        self.exit(await self._put(lambda: end_question(verdict, self.place, self.look.words)))

    async def _put(self, make: Callable[[], Question]) -> Any:
        """Ask, and wait for the answer as long as it takes; one question may lead to another."""
        while True:
            self._question, self._answer = make, asyncio.get_running_loop().create_future()
            await self.prompt.ask(make())
            self.share_rows()
            self._show_keys(self.prompt.question)
            self.board.point(self.prompt.question, None)
            choice = await self._answer
            self._answer = None
            if choice.leads_to is None:
                break
            make = choice.leads_to
        self.pace.calm_down()
        self._show_keys(None)
        return choice.move

    def _choose(self, choice: Choice) -> None:
        if self._answer is not None and not self._answer.done():
            self.prompt.question = None  # a second press must not answer the next question
            self._answer.set_result(choice)

    def _leave(self, sure: bool | None) -> None:
        if sure:
            self.exit(LEAVE)

    def _show_keys(self, question: Question | None) -> None:
        words, switches = self.look.words, switch_keys(self.face.switches, self.look.words)
        self.keys.show(without_repeats([*question_keys(question, words), *switches, *self.table_keys()]))
