"""A game played line by line, for pipes and screen readers: one sentence an event, numbered choices."""

import asyncio
from collections.abc import Callable
from typing import Any

from volteface.kernel import InvalidInput, Reason, Seat
from volteface.locale import explain, tell
from volteface.tables import Happened, StoreError
from volteface.terminal.face import Face
from volteface.terminal.keyboard import Keyboard, pass_question
from volteface.terminal.look import Look
from volteface.terminal.question import Choice, Question
from volteface.terminal.session import Session

SCREENFUL = 60  # rows


class InputEnded(Exception):
    """Nobody answers any more: the input has ended, or somebody quit."""


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
        self.session, self.look, self.face, self.say, self.read, self.pace = session, look, face, say, read, pace
        self.keyboard = Keyboard(session, face)

    async def ask(self, seat: Seat) -> Any:
        """Say how the table stands, ask, and read until the answer is one of the choices."""
        table = self.session.table
        self._pass_to(seat)
        view = table.view(seat)
        question = self.face.question(view, seat, table.offers(seat), self.look)
        self.say("")
        for line in (*self.face.lines_in_words(view, self.look), self.face.piles(view, self.look)):
            self.say(line)
        self._say_odds(seat)
        while True:
            self._say_question(question)
            answer = self._read()
            choice = find_choice(question, answer)
            if choice is not None and choice.leads_to is None:
                return choice.move
            if choice is not None and choice.leads_to is not None:
                question = choice.leads_to()
            elif not self._obey(answer, seat):
                move = self._read_move(question, answer)
                if move is not None:
                    return move

    async def refuse(self, seat: Seat, reason: Reason) -> None:
        """Say why."""
        self.say(explain(self.look.words, reason, self.look.names))

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

    def _say_question(self, question: Question) -> None:
        self.say(question.text)
        for number, choice in enumerate(question.in_lines(), start=1):
            details = choice.details if question.is_list else ()
            self.say(" ".join((f"{number}.", choice.label, *(f"({detail})" for detail in details))))
        if question.typed is not None:
            self.say(question.typed.hint)
        self.say(self.look.words.text("terminal-plain-answer"))

    def _read_move(self, question: Question, answer: str) -> Any:
        """The move that is written out, or nothing and why."""
        try:
            if question.typed is not None and answer:
                return question.typed.read(answer)
        except InvalidInput as error:
            self.say(str(error))
        else:
            self.say(self.look.words.text("terminal-plain-unknown", answer=answer))
        return None

    def _pass_to(self, seat: Seat) -> None:
        """Scroll one hand out of sight before the next is shown."""
        if self.keyboard.must_pass_to(seat):
            for _ in range(SCREENFUL if self.keyboard.seat is not None else 0):
                self.say("")
            self.say(pass_question(self.look.names[seat], self.look).text)
            self.say(self.look.words.text("terminal-press-to-go-on", key="Enter"))
            self._read()
            self.keyboard.seat = seat

    def _read(self) -> str:
        try:
            return self.read().strip()
        except (EOFError, KeyboardInterrupt) as error:
            raise InputEnded from error

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


def find_choice(question: Question, answer: str) -> Choice | None:
    """The choice that an answer means: by its number, its key or its word."""
    choices, wanted = question.in_lines(), answer.casefold()
    if wanted.isascii() and wanted.isdecimal() and len(wanted) < 4:
        return choices[int(wanted) - 1] if 1 <= int(wanted) <= len(choices) else None
    # The keys of a list are its numbers and then letters, which only help where a single key is pressed.
    by_key = [choice for choice in choices if wanted in choice.keys and not question.is_list]
    by_word = [choice for choice in choices if wanted == choice.label.casefold()]
    return next(iter((*by_word, *by_key)), None)


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
