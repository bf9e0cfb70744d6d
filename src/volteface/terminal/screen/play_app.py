"""The Textual app that plays a game."""

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.events import Key

from volteface.bots.external import BotFailure
from volteface.kernel import Reason, Seat
from volteface.locale import explain
from volteface.tables import PlayedMove, StoreError
from volteface.tables.table_events import BotFailed
from volteface.terminal.game_ui import GameUI
from volteface.terminal.hot_seat import HotSeat
from volteface.terminal.questions import (
    ENTER,
    LEAVE,
    SPACE,
    Choice,
    Question,
    next_round_question,
    pass_keyboard_question,
    play_again_question,
)
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.animation import Pace
from volteface.terminal.screen.app import TableApp
from volteface.terminal.screen.dialogs import LeaveScreen
from volteface.terminal.screen.key_hints import (
    CHOICE_KEYS,
    PLAY_KEYS,
    describe_keys,
    question_hints,
    toggle_hints,
    without_repeats,
)
from volteface.terminal.screen.prompt import Option
from volteface.terminal.screen.story_log import Sentence
from volteface.terminal.session import Session

FAILURE_SECONDS: Final = 15
SAVED_SECONDS: Final = 10
GOAL: Final = "⚑"  # the symbol of what the game is about


class PlayApp(TableApp):
    """Asks people for their moves, shows those of the others at a readable pace, and exits with `AGAIN` or `LEAVE`."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+s", "save")]

    def __init__(
        self, session: Session, context: RenderContext, ui: GameUI, edition: str, *, pace: float, resume: str = ""
    ) -> None:
        """`pace` is the number of seconds that an event is shown, `resume` the command that resumes the game."""
        super().__init__(context, ui, edition)
        self.session, self.pace, self._resume = session, Pace(pace), resume
        self.hot_seat = HotSeat(session, ui)
        self._question: Callable[[], Question] | None = None  # makes the current question
        self._chosen: asyncio.Future[Choice] | None = None

    async def begin(self) -> None:
        """Start playing; of a resumed game, tell the story so far."""
        view = self.hot_seat.view()
        goal = self.ui.goal_text(view, self.context)
        told = [Sentence(GOAL, goal)] if goal else []
        self.story.replace_all([*told, *(self.sentence(event) for event in self.hot_seat.past_events())])
        self.show_table(view, None)
        self._show_keys(None)
        self.run_worker(self._play(), exclusive=True)

    async def ask(self, seat: Seat) -> Any:
        """Ask for a move and wait for a key or a click."""
        session = self.session
        if self.hot_seat.must_pass_to(seat):
            self.show_table(session.view(None), seat)
            await self._ask(lambda: pass_keyboard_question(self.context.names[seat], self.context.words))
            self.hot_seat.seat = seat
        self.show_table(session.view(seat), seat)
        return await self._ask(
            lambda: self.ui.question(session.view(seat), seat, session.table.offers(seat), self.context)
        )

    async def refuse(self, seat: Seat, reason: Reason) -> None:
        """Say why; the question stays."""
        self.notify(explain(self.context.words, self.ui.id, reason, self.context.names), timeout=4, markup=False)

    async def pause_between_rounds(self) -> None:
        """Show the recap until somebody presses a key."""
        view = self.hot_seat.open_view()
        self.show_table(view, None, recap=True)
        await self._ask(lambda: next_round_question(self._round_over(view), self.context.words))

    async def show_thinking(self, seat: Seat) -> None:
        """Show that a bot is choosing."""
        self.show_table(self.hot_seat.view(), seat)
        await self.pace.sleep(self.pace.seconds / 2)

    async def show(self, played: PlayedMove) -> None:
        """Show a move, tell its events, and wait a moment."""
        events = self.hot_seat.events(played)
        if self.pace.is_animated:
            for event in events:
                await self.animation.play(event, self.pace)
        self.show_table(played.view(self.hot_seat.viewer()), None)
        for event in events:
            await self.prompt.show_text(self.tell_event(event))
        self.board.highlight(None, None)
        if events:
            await self.pace.sleep(self.pace.seconds)

    async def show_store_error(self, error: StoreError) -> None:
        """Say that the move could not be saved and does not count."""
        text = self.context.words.text("terminal-not-kept", why=str(error))
        self.notify(text, severity="error", timeout=8, markup=False)

    async def show_bot_failure(self, event: BotFailed, failure: BotFailure) -> None:
        """Say who plays on, and show the error for the bot's author."""
        self.context.players = self.session.players
        self.story.add(Sentence("!", self.context.bot_failure_text(event)))
        await self.prompt.show_text(self.context.bot_failure_text(event))
        self.notify(str(failure), severity="error", timeout=FAILURE_SECONDS, markup=False)
        await self.pace.sleep(self.pace.seconds)

    def on_unmount(self) -> None:
        """Stop external bots, even while they are choosing."""
        self.session.close()

    def on_key(self, event: Key) -> None:
        """Choose, skip ahead, or change the display."""
        if len(self.screen_stack) > 1:
            return  # a dialog is open
        if self.prompt.question is None:
            if event.key in (ENTER, SPACE):
                self.pace.skip()
        elif choice := self.prompt.press(event.key, event.character):
            event.stop()
            self._choose(choice)
            return
        for toggle in self.ui.toggles:
            if toggle.key == event.key:
                toggle.press(self.context)
                self.redraw()
        self.board.highlight(self.prompt.question, self.prompt.choice)

    def on_option_chosen(self, message: Option.Chosen) -> None:
        """Choose by a click."""
        self._choose(message.choice)

    def action_save(self) -> None:
        """Show how to resume the game; every move is saved as soon as it is made."""
        self.notify("\n".join(self._how_to_resume()), markup=False, timeout=SAVED_SECONDS)

    def action_leave(self) -> None:
        """Quit; ask first if the game is not over."""
        if isinstance(self.screen, LeaveScreen):
            return
        if self.session.is_over():
            self.exit(LEAVE)
            return
        detail = "\n".join((self.context.words.text("terminal-quit-saved"), *self._how_to_resume()))
        self.push_screen(LeaveScreen(self.context, detail), self._leave)

    def table_keys(self) -> list[tuple[str, str]]:
        """The keys that always work, with saving."""
        return describe_keys(PLAY_KEYS, self.context.words)

    def all_keys(self) -> list[tuple[str, str]]:
        """All keys, with those of the game."""
        choices = describe_keys(CHOICE_KEYS, self.context.words)
        toggles = toggle_hints(self.ui.toggles, self.context.words)
        return [*self.ui.move_keys(self.context), *choices, *toggles, *self.table_keys()]

    def redraw(self) -> None:
        """Draw the question again too, which shows odds."""
        super().redraw()
        if self.prompt.question is not None and self._question is not None:
            self.prompt.refresh_question(self._question())
            self.board.highlight(self.prompt.question, self.prompt.choice)

    async def _play(self) -> None:
        await self.session.play(self)
        view = self.hot_seat.open_view()
        self.show_table(view, None, recap=True)
        result = self.ui.result_text(view, self.context)
        self.exit(await self._ask(lambda: play_again_question(result, self.session.table.id, self.context.words)))

    async def _ask(self, make: Callable[[], Question]) -> Any:
        """Ask and wait for a choice that makes a move; a choice may lead to a further question."""
        while True:
            self._question, self._chosen = make, asyncio.get_running_loop().create_future()
            await self.prompt.ask(make())
            self.resize_board()
            self._show_keys(self.prompt.question)
            self.board.highlight(self.prompt.question, None)
            choice = await self._chosen
            self._chosen = None
            if choice.leads_to is None:
                break
            make = choice.leads_to
        self.pace.reset()
        self._show_keys(None)
        return choice.move

    def _choose(self, choice: Choice) -> None:
        if self._chosen is not None and not self._chosen.done():
            self.prompt.question = None  # a second press must not choose for the next question
            self._chosen.set_result(choice)

    def _how_to_resume(self) -> list[str]:
        """The id of the saved game, and the command that resumes it."""
        words = self.context.words
        kept = words.text("terminal-kept", table=self.session.table.id)
        return [kept, words.text("terminal-resume-hint", command=self._resume)] if self._resume else [kept]

    def _round_over(self, view: Any) -> str:
        return self.context.words.text(self.ui.round_over_message, round=self.ui.round_number(view))

    def _leave(self, sure: bool | None) -> None:
        if sure:
            self.exit(LEAVE)

    def _show_keys(self, question: Question | None) -> None:
        words, toggles = self.context.words, toggle_hints(self.ui.toggles, self.context.words)
        self.keys.show(without_repeats([*question_hints(question, words), *toggles, *self.table_keys()]))
