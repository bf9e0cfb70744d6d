"""Play a game line by line: a sentence per event, and numbered choices."""

import asyncio
from collections.abc import Callable
from typing import Any

from volteface.bots import bot_strengths
from volteface.bots.external import BotFailure
from volteface.kernel import Reason, Seat
from volteface.locale import explain, tell
from volteface.tables import PlayedMove, StoreError
from volteface.tables.table_events import BotFailed
from volteface.terminal.game_ui import GameUI
from volteface.terminal.hot_seat import HotSeat
from volteface.terminal.plain.console import InputEnded, LinePrompt
from volteface.terminal.questions import pass_keyboard_question
from volteface.terminal.render_context import RenderContext, strength_text
from volteface.terminal.session import Session

SCREENFUL = 60  # rows


class PlainFrontend:
    """Prints sentences and reads choices, one per line of text."""

    def __init__(
        self,
        session: Session,
        context: RenderContext,
        ui: GameUI,
        *,
        write: Callable[[str], None],
        read: Callable[[], str],
        pace: float = 0,
    ) -> None:
        """`read` raises `EOFError` at the end of the input; `pace` is the number of seconds per event."""
        self.session, self.context, self.ui, self.write, self.pace = session, context, ui, write, pace
        self.prompt, self.hot_seat = LinePrompt(context, write, read), HotSeat(session, ui)

    async def ask(self, seat: Seat) -> Any:
        """Describe the table, ask, and read until one of the choices is made."""
        session = self.session
        self._pass_to(seat)
        view = session.view(seat)
        question = self.ui.question(view, seat, session.table.offers(seat), self.context)
        self.write("")
        for sentence in filter(
            None, (*self.ui.describe_table(view, self.context), self.ui.piles_text(view, self.context))
        ):
            self.write(sentence)
        self._write_odds(seat)
        return self.prompt.ask(question, lambda reply: self._run_command(reply, seat))

    async def refuse(self, seat: Seat, reason: Reason) -> None:
        """Say why."""
        self.write(explain(self.context.words, self.ui.id, reason, self.context.names))

    async def pause_between_rounds(self) -> None:
        """Say how the scores were computed; there is no need to wait, the next question does."""
        self._write_scores()

    async def show_thinking(self, seat: Seat) -> None:
        """Nothing to show: the move follows."""

    async def show(self, played: PlayedMove) -> None:
        """A sentence per event."""
        for event in self.hot_seat.events(played):
            self.write(tell(self.context.words, self.ui.id, event, self.context.names))
            await asyncio.sleep(self.pace)

    async def show_store_error(self, error: StoreError) -> None:
        """Say that the move could not be saved and does not count."""
        self.write(self.context.words.text("terminal-not-kept", why=str(error)))

    async def show_bot_failure(self, event: BotFailed, failure: BotFailure) -> None:
        """Say who plays on, and show the error for the bot's author."""
        self.context.players = self.session.players
        self.write(self.context.bot_failure_text(event))
        self.write(str(failure))

    def introduction(self) -> tuple[str, ...]:
        """What the game is about and, if it is new, how strong the bots are."""
        return tuple(filter(None, (self.ui.goal_text(self.session.view(None), self.context), self._bots_text())))

    def round_number(self) -> int:
        """The number of the current round."""
        return self.ui.round_number(self.session.view(None))

    def show_result(self) -> None:
        """Say the final scores, and who has won."""
        self._write_scores()
        self.write(self.ui.result_text(self.session.view(None), self.context))

    def _bots_text(self) -> str:
        """How strong the bots are, if all are alike, and how to choose before a game."""
        words, strengths = self.context.words, {player.strength for player in self.session.players if player.bot}
        if self.session.table.has_begun or len(strengths) != 1 or None in strengths:
            return ""
        [strength] = (strength_text(one, words) for one in strengths if one is not None)
        choices = " | ".join(strength_text(one, words) for one in bot_strengths(self.ui.id))
        return words.text("terminal-bots-play", strength=strength, choices=choices)

    def _write_scores(self) -> None:
        self.write("")
        for sentence in self.ui.describe_scores(self.hot_seat.open_view(), self.context):
            self.write(sentence)
        self.write("")

    def _write_odds(self, seat: Seat) -> None:
        if self.context.show_odds:
            for sentence in self.ui.describe_odds(self.session.view(seat), seat, self.context):
                self.write(sentence)

    def _pass_to(self, seat: Seat) -> None:
        """Scroll the last hand out of sight before the next one is shown."""
        if self.hot_seat.must_pass_to(seat):
            for _ in range(SCREENFUL if self.hot_seat.seat is not None else 0):
                self.write("")
            self.write(pass_keyboard_question(self.context.names[seat], self.context.words).text)
            self.write(self.context.words.text("terminal-press-to-go-on", key="Enter"))
            self.prompt.read()
            self.hot_seat.seat = seat

    def _run_command(self, reply: str, seat: Seat) -> bool:
        """Run a command that is not a choice: help, odds or quit; False if the reply is none of these."""
        words = self.context.words
        if reply == "?":
            for sentence in self.ui.help_text(self.session.view(seat), self.context):
                self.write(sentence)
        elif reply.casefold() == "o":
            self.context.show_odds = not self.context.show_odds
            self.write(words.text(f"terminal-plain-odds-{'shown' if self.context.show_odds else 'hidden'}"))
            self._write_odds(seat)
        elif reply.casefold() == "q":
            raise InputEnded
        else:
            return False
        return True


def play_plain(frontend: PlainFrontend) -> bool:
    """Play until the game is over; False if the people quit before."""
    # asyncio.run would delay Ctrl+C while a line is being read.
    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(frontend.session.play(frontend))
    except (InputEnded, KeyboardInterrupt):
        return False
    finally:
        loop.close()
    frontend.show_result()
    return True
