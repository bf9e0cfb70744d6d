"""A bot in another program, spoken to in lines of JSON; it may hang, die or cheat, and the game goes on."""

from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from volteface.bots.adviser import find_adviser
from volteface.bots.messages import Act, Advice, Refusal, SeatCommand, SeatTable, SeatUpdate, read_move
from volteface.bots.program import Ended, Program, TooLate, TooLong, check_program, read_command
from volteface.kernel import Game, InvalidMove, Reason, VoltefaceError

OUTSIDE: Final = "exec:"  # how the name of such a bot begins; its command follows
USUAL_SECONDS: Final = 10.0  # for each move
ENDING_SECONDS: Final = 1.0  # for a program that says nothing more to tell its exit code
TRIES: Final = 2
LONGEST_NAME: Final = 16

READ: Final = msgspec.json.Decoder(SeatCommand).decode
WRITE: Final = msgspec.json.Encoder().encode

Why = Literal["hung", "died", "cheated"]


class BotFailure(VoltefaceError):
    """A bot from outside plays no more."""

    def __init__(self, why: Why, text: str) -> None:
        self.why: Why = why
        super().__init__(text)


class Wrong(Exception):
    """An answer that is no move that could be made."""

    def __init__(self, reason: Reason, text: str, action: str | None = None) -> None:
        self.reason, self.text, self.action = reason, text, action
        super().__init__(text)


class Question(Struct, frozen=True):
    """What the bot is asked, and until when it may think."""

    seq: int
    view: Any
    offers: tuple[Any, ...]
    deadline: float


class ExternalBot:
    """A program that reads what it may see and writes its moves; it is started when it is asked first."""

    def __init__(self, command: str, game: Game, seconds: float = USUAL_SECONDS) -> None:
        self._command, self._game, self._seconds = read_command(command), game, seconds
        self._program: Program | None = None
        self._seq = 0

    @property
    def name(self) -> str:
        """What to call it where there is little room: its file, such as my_bot.py."""
        words = [word for word in self._command if not word.startswith("-")] or self._command
        return Path(words[-1]).name[:LONGEST_NAME]

    def check(self) -> None:
        """Say so if there is no such program; raises `InvalidInput`."""
        check_program(self._command)

    def choose(self, view: Any, offers: tuple[Any, ...]) -> Any:
        """The move that the program answers; raises `BotFailure`, and then the program has been ended."""
        self._seq += 1
        question = Question(self._seq, view, offers, monotonic() + self._seconds)
        try:
            return self._ask(self._started(), question)
        except TooLate:
            raise self._failure("hung", f"did not answer within {self._seconds:g} seconds") from None
        except Ended:
            raise self._failure("died", self._how_it_ended()) from None
        except OSError as error:
            raise self._failure("died", f"could not be started or spoken to ({error.strerror or error})") from error
        except Wrong as wrong:
            raise self._failure("cheated", f"gave two wrong answers to one question; the second: {wrong}") from None
        except TooLong:
            raise self._failure("cheated", "wrote a line that is too long to be a message") from None

    def close(self) -> None:
        """End the program; a bot that is asked again after that is started anew."""
        program, self._program = self._program, None
        if program is not None:
            program.close()

    def _started(self) -> Program:
        if self._program is None:
            self._program = Program(self._command)
        return self._program

    def _ask(self, program: Program, question: Question) -> Any:
        """The first good answer of two."""
        message: Struct = _update(question)
        for tries_left in reversed(range(TRIES)):
            try:
                return self._hear_move(program, message, question)
            except Wrong as wrong:
                if not tries_left:
                    raise
                message = Refusal(action=wrong.action or msgspec.UNSET, reason=wrong.reason, text=wrong.text)
        raise AssertionError("a question has more than one try")

    def _hear_move(self, program: Program, message: Struct, question: Question) -> Any:
        """The move in the next answer; advice is given on the way to it."""
        while True:
            ask = _read(program.converse(WRITE(message), question.deadline))
            if isinstance(ask, Act):
                return self._judge(ask, question)
            advice = find_adviser(self._game.id).advise(question.view)
            message = Advice(action=ask.action, seq=question.seq, advice=advice)

    def _judge(self, act: Act, question: Question) -> Any:
        """The move, if it may be made."""
        if act.seq != question.seq:
            raise Wrong(Reason("refused-stale"), f"the question is number {question.seq}.", act.action)
        try:
            move = read_move(self._game, act.move)
        except InvalidMove as error:
            raise Wrong(Reason("refused-unreadable"), str(error), act.action) from None
        reason = None if move in question.offers else self._why_illegal(question.view, move)
        if reason is not None:
            raise Wrong(reason, f"that move is refused: {reason.text()}.", act.action)
        return move

    def _why_illegal(self, view: Any, move: Any) -> Reason | None:
        """What the game's judge says of a move that is not listed: all it depends on is in the view."""
        return self._game.why_illegal(self._game.resample(view, Random(0)), move)

    def _how_it_ended(self) -> str:
        program = self._program
        code = None if program is None else program.exit_code(ENDING_SECONDS)
        if code is None:
            return "closed its output"
        return f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"

    def _failure(self, why: Why, how: str) -> BotFailure:
        program = self._program
        self.close()
        words = "" if program is None else program.last_words()
        last = f" The last it wrote to its error output:\n{words}" if words else ""
        return BotFailure(why, f"The bot “{' '.join(self._command)}” {how.removesuffix('.')}.{last}")


def _update(question: Question) -> SeatUpdate:
    me = question.view.me
    return SeatUpdate(table=SeatTable(seq=question.seq, me=me, asked=me, game=question.view, offers=question.offers))


def _read(line: bytes) -> SeatCommand:
    try:
        ask: SeatCommand = READ(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Wrong(Reason("refused-unreadable"), f"that message cannot be read: {error}.") from None
    return ask
