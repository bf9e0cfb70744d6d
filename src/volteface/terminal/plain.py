"""A game played line by line, for pipes and screen readers: one sentence an event, numbered choices."""

import asyncio
from collections.abc import Callable
from typing import Any

from volteface.bots.external import BotFailure
from volteface.kernel import Reason, Seat
from volteface.locale import explain, tell
from volteface.tables import Happened, StoreError
from volteface.tables.doings import BotFailed
from volteface.terminal.face import Face
from volteface.terminal.keyboard import Keyboard, pass_question
from volteface.terminal.lines import InputEnded, Lines
from volteface.terminal.look import Look
from volteface.terminal.session import Session

SCREENFUL = 60  # rows


class PlainFront:
    """Prints whole sentences and reads answers, a line each."""

    def __init__(
        self,
        session: Session,
        look: Look,
        face: Face,
        *,
        say: Callable[[str], None],
        read: Callable[[], str],
        pace: float = 0,
    ) -> None:
        """`read` raises `EOFError` at the end of the input; `pace` is in seconds an event."""
        self.session, self.look, self.face, self.say, self.pace = session, look, face, say, pace
        self.lines, self.keyboard = Lines(look, say, read), Keyboard(session, face)

    async def ask(self, seat: Seat) -> Any:
        """Say how the table stands, ask, and read until the answer is one of the choices."""
        table = self.session.table
        self._pass_to(seat)
        view = table.view(seat)
        question = self.face.question(view, seat, table.offers(seat), self.look)
        self.say("")
        for line in filter(None, (*self.face.lines_in_words(view, self.look), self.face.piles(view, self.look))):
            self.say(line)
        self._say_odds(seat)
        return self.lines.ask(question, lambda answer: self._obey(answer, seat))

    async def refuse(self, seat: Seat, reason: Reason) -> None:
        """Say why."""
        self.say(explain(self.look.words, self.face.id, reason, self.look.names))

    async def rest(self) -> None:
        """Say how the scores came about; the next question waits for the people anyway."""
        self._say_recap()

    async def think(self, seat: Seat) -> None:
        """A bot's choice shows in what happens."""

    async def show(self, happened: Happened) -> None:
        """A sentence an event."""
        for event in self.keyboard.events(happened):
            self.say(tell(self.look.words, self.face.id, event, self.look.names))
            await asyncio.sleep(self.pace)

    async def warn(self, error: StoreError) -> None:
        """The move does not count, for it could not be kept."""
        self.say(self.look.words.text("terminal-not-kept", why=str(error)))

    async def lose(self, doing: BotFailed, failure: BotFailure) -> None:
        """A sentence for everybody, and what whoever wrote the bot wants to know."""
        self.look.players = self.session.players
        self.say(self.look.lament(doing))
        self.say(str(failure))

    def round_number(self) -> int:
        """Which round is on the table."""
        return self.face.round_number(self.session.table.view(None))

    def end(self) -> None:
        """The last scores, and who has won."""
        self._say_recap()
        self.say(self.face.verdict(self.session.table.view(None), self.look))

    def _say_recap(self) -> None:
        self.say("")
        for line in self.face.recap_in_words(self.keyboard.open_view(), self.look):
            self.say(line)
        self.say("")

    def _say_odds(self, seat: Seat) -> None:
        if self.look.shows_odds:
            for line in self.face.odds_in_words(self.session.table.view(seat), seat, self.look):
                self.say(line)

    def _pass_to(self, seat: Seat) -> None:
        """Scroll one hand out of sight before the next is shown."""
        if self.keyboard.must_pass_to(seat):
            for _ in range(SCREENFUL if self.keyboard.seat is not None else 0):
                self.say("")
            self.say(pass_question(self.look.names[seat], self.look).text)
            self.say(self.look.words.text("terminal-press-to-go-on", key="Enter"))
            self.lines.read()
            self.keyboard.seat = seat

    def _obey(self, answer: str, seat: Seat) -> bool:
        """Do what is no answer but a wish: help, odds, leave."""
        words = self.look.words
        if answer == "?":
            for line in self.face.help_in_words(self.session.table.view(seat), self.look):
                self.say(line)
        elif answer.casefold() == "o":
            self.look.shows_odds = not self.look.shows_odds
            self.say(words.text(f"terminal-plain-odds-{'shown' if self.look.shows_odds else 'hidden'}"))
            self._say_odds(seat)
        elif answer.casefold() == "q":
            raise InputEnded
        else:
            return False
        return True


def play_plainly(front: PlainFront) -> bool:
    """Play on until the game is over; false if the people left before."""
    # asyncio.run would hold back Ctrl+C while we wait for a line.
    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(front.session.play(front))
    except (InputEnded, KeyboardInterrupt):
        return False
    finally:
        loop.close()
    front.end()
    return True
