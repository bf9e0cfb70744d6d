"""Standard input and output: whether there is a screen, printing, and asking a question with numbered choices."""

import os
import sys
from collections.abc import Callable
from typing import Any

from volteface.kernel import InvalidInput
from volteface.terminal.questions import Choice, Question
from volteface.terminal.render_context import RenderContext


class InputEnded(Exception):
    """The input has ended, or the player quit."""


class LinePrompt:
    """Asks questions and reads replies, one per line of text; `read` raises `EOFError` at the end of the input."""

    def __init__(self, context: RenderContext, write: Callable[[str], None], read: Callable[[], str]) -> None:
        self.context, self.write, self._read = context, write, read

    def ask(self, question: Question, run_command: Callable[[str], bool]) -> Any:
        """Ask until a move is chosen; `run_command` gets replies that are no choice and says whether it knew them."""
        while True:
            self._write_question(question)
            reply = self.read()
            choice = find_choice(question, reply)
            if choice is not None and choice.leads_to is None:
                return choice.move
            if choice is not None and choice.leads_to is not None:
                question = choice.leads_to()
            elif not run_command(reply):
                move = self._parse_move(question, reply)
                if move is not None:
                    return move

    def read(self) -> str:
        """Read a line; raises `InputEnded`."""
        try:
            return self._read().strip()
        except (EOFError, KeyboardInterrupt) as error:
            raise InputEnded from error

    def _write_question(self, question: Question) -> None:
        self.write(question.text)
        for number, choice in enumerate(question.plain_choices(), start=1):
            details = choice.details if question.is_list and not choice.plain_label else ()
            label = choice.plain_label or choice.label
            self.write(" ".join((f"{number}.", label, *(f"({detail})" for detail in details))))
        if question.typed is not None:
            self.write(question.typed.hint)
        self.write(self.context.words.text("terminal-plain-reply"))

    def _parse_move(self, question: Question, reply: str) -> Any:
        """The move that was typed; None if there is none, after saying why."""
        try:
            if question.typed is not None and reply:
                return question.typed.parse(reply)
        except InvalidInput as error:
            self.write(str(error))
        else:
            self.write(self.context.words.text("terminal-plain-unknown", reply=reply))
        return None


def find_choice(question: Question, reply: str) -> Choice | None:
    """The choice that a reply means, by its number, its key or its label."""
    choices, wanted = question.plain_choices(), reply.casefold()
    if wanted.isascii() and wanted.isdecimal() and len(wanted) < 4:
        return choices[int(wanted) - 1] if 1 <= int(wanted) <= len(choices) else None
    # The keys of a list are its numbers and then letters, which only help where a single key is pressed.
    by_key = [choice for choice in choices if wanted in choice.keys and not question.is_list]
    by_label = [choice for choice in choices if wanted == choice.label.casefold()]
    return next(iter((*by_label, *by_key)), None)


def is_interactive() -> bool:
    """Whether there is a terminal that can show the screen, with frames and symbols, and read keys."""
    is_unicode = (sys.stdout.encoding or "").lower().startswith("utf")
    return sys.stdout.isatty() and sys.stdin.isatty() and os.environ.get("TERM") != "dumb" and is_unicode


def print_line(text: str) -> None:
    """Print and flush."""
    print(text, flush=True)
