"""Bots in other programs, which exchange JSON messages over pipes; one that hangs, dies or cheats is replaced."""

from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from volteface.bots.adviser import find_adviser
from volteface.bots.messages import Act, Advice, Refusal, SeatCommand, SeatTable, SeatUpdate, read_move
from volteface.bots.program import LineTooLong, Program, ProgramEnded, ReplyTimeout, check_program, read_command
from volteface.kernel import Game, InvalidMove, Reason, VoltefaceError

EXEC_PREFIX: Final = "exec:"  # the prefix of such a bot's name; its command follows
DEFAULT_SECONDS: Final = 10.0  # for each move
EXIT_SECONDS: Final = 1.0  # to wait for the exit code of a program that has closed its output
TRIES: Final = 2
LONGEST_NAME: Final = 16

READ: Final = msgspec.json.Decoder(SeatCommand).decode
WRITE: Final = msgspec.json.Encoder().encode

Why = Literal["hung", "died", "cheated"]


class BotFailure(VoltefaceError):
    """An external bot has failed and plays no more."""

    def __init__(self, why: Why, text: str) -> None:
        self.why: Why = why
        super().__init__(text)


class InvalidReply(Exception):
    """A reply that is not a legal move."""

    def __init__(self, reason: Reason, text: str, action: str | None = None) -> None:
        self.reason, self.text, self.action = reason, text, action
        super().__init__(text)


class Turn(Struct, frozen=True):
    """A turn of the bot: what it sees, what it may do, and until when."""

    seq: int
    view: Any
    offers: tuple[Any, ...]
    deadline: float


class ExternalBot:
    """A program that reads its view and writes its moves; it is started for its first turn."""

    def __init__(self, command: str, game: Game, seconds: float = DEFAULT_SECONDS) -> None:
        self._command, self._game, self._seconds = read_command(command), game, seconds
        self._program: Program | None = None
        self._seq = 0

    @property
    def name(self) -> str:
        """A short name: its file, such as my_bot.py."""
        words = [word for word in self._command if not word.startswith("-")] or self._command
        return Path(words[-1]).name[:LONGEST_NAME]

    def check(self) -> None:
        """Raise `InvalidInput` if there is no such program."""
        check_program(self._command)

    def choose(self, view: Any, offers: tuple[Any, ...]) -> Any:
        """Return the program's move; raises `BotFailure` after closing the program."""
        self._seq += 1
        turn = Turn(self._seq, view, offers, monotonic() + self._seconds)
        try:
            return self._ask(self._started(), turn)
        except ReplyTimeout:
            raise self._failure("hung", f"did not reply within {self._seconds:g} seconds") from None
        except ProgramEnded:
            raise self._failure("died", self._how_it_ended()) from None
        except OSError as error:
            raise self._failure("died", f"could not be started or spoken to ({error.strerror or error})") from error
        except InvalidReply as reply:
            raise self._failure("cheated", f"sent two invalid replies in one turn; the second: {reply}") from None
        except LineTooLong:
            raise self._failure("cheated", "wrote a line of text that is too long to be a message") from None

    def close(self) -> None:
        """End the program; it is started again if the bot has another turn."""
        program, self._program = self._program, None
        if program is not None:
            program.close()

    def _started(self) -> Program:
        if self._program is None:
            self._program = Program(self._command)
        return self._program

    def _ask(self, program: Program, turn: Turn) -> Any:
        """Return the first legal move of two tries."""
        message: Struct = _update(turn)
        for tries_left in reversed(range(TRIES)):
            try:
                return self._read_move(program, message, turn)
            except InvalidReply as reply:
                if not tries_left:
                    raise
                message = Refusal(action=reply.action or msgspec.UNSET, reason=reply.reason, text=reply.text)
        raise AssertionError("a turn has more than one try")

    def _read_move(self, program: Program, message: Struct, turn: Turn) -> Any:
        """Return the next move; requests for advice are served on the way."""
        while True:
            command = _read(program.exchange(WRITE(message), turn.deadline))
            if isinstance(command, Act):
                return self._judge(command, turn)
            advice = find_adviser(self._game.id).advise(turn.view)
            message = Advice(action=command.action, seq=turn.seq, advice=advice)

    def _judge(self, act: Act, turn: Turn) -> Any:
        """Return the move, if it is legal."""
        if act.seq != turn.seq:
            raise InvalidReply(Reason("refused-stale"), f"the turn is number {turn.seq}.", act.action)
        try:
            move = read_move(self._game, act.move)
        except InvalidMove as error:
            raise InvalidReply(Reason("refused-unreadable"), str(error), act.action) from None
        reason = None if move in turn.offers else self._why_illegal(turn.view, move)
        if reason is not None:
            raise InvalidReply(reason, f"that move is refused: {reason.text()}.", act.action)
        return move

    def _why_illegal(self, view: Any, move: Any) -> Reason | None:
        """Ask the game's judge about a move that is not listed; the view holds all that it depends on."""
        return self._game.why_illegal(self._game.resample(view, Random(0)), move)

    def _how_it_ended(self) -> str:
        program = self._program
        code = None if program is None else program.exit_code(EXIT_SECONDS)
        if code is None:
            return "closed its output"
        return f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"

    def _failure(self, why: Why, how: str) -> BotFailure:
        program = self._program
        self.close()
        written = "" if program is None else program.stderr_tail()
        last = f" The last it wrote to its error output:\n{written}" if written else ""
        return BotFailure(why, f"The bot “{' '.join(self._command)}” {how.removesuffix('.')}.{last}")


def _update(turn: Turn) -> SeatUpdate:
    me = turn.view.me
    return SeatUpdate(table=SeatTable(seq=turn.seq, me=me, asked=me, game=turn.view, offers=turn.offers))


def _read(line: bytes) -> SeatCommand:
    try:
        command: SeatCommand = READ(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidReply(Reason("refused-unreadable"), f"that message cannot be read: {error}.") from None
    return command
