"""Asks line by line: a question with numbered choices, and what the line typed in means."""

from collections.abc import Callable
from typing import Any

from volteface.kernel import InvalidInput
from volteface.terminal.look import Look
from volteface.terminal.question import Choice, Question


class InputEnded(Exception):
    """Nobody answers any more: the input has ended, or somebody quit."""


class Lines:
    """Prints whole sentences and reads answers, a line each; `read` raises `EOFError` at the end of the input."""

    def __init__(self, look: Look, say: Callable[[str], None], read: Callable[[], str]) -> None:
        self.look, self.say, self._read = look, say, read

    def ask(self, question: Question, obey: Callable[[str], bool]) -> Any:
        """A move; one question may lead to another, and a line may be a wish that is obeyed."""
        while True:
            self._say_question(question)
            answer = self.read()
            choice = find_choice(question, answer)
            if choice is not None and choice.leads_to is None:
                return choice.move
            if choice is not None and choice.leads_to is not None:
                question = choice.leads_to()
            elif not obey(answer):
                move = self._read_move(question, answer)
                if move is not None:
                    return move

    def read(self) -> str:
        """The next line."""
        try:
            return self._read().strip()
        except (EOFError, KeyboardInterrupt) as error:
            raise InputEnded from error

    def _say_question(self, question: Question) -> None:
        self.say(question.text)
        for number, choice in enumerate(question.in_lines(), start=1):
            details = choice.details if question.is_list and not choice.said else ()
            self.say(" ".join((f"{number}.", choice.said or choice.label, *(f"({detail})" for detail in details))))
        if question.typed is not None:
            self.say(question.typed.hint)
        self.say(self.look.words.text("terminal-plain-answer"))

    def _read_move(self, question: Question, answer: str) -> Any:
        """The move that is written out, or nothing once it is said why."""
        try:
            if question.typed is not None and answer:
                return question.typed.read(answer)
        except InvalidInput as error:
            self.say(str(error))
        else:
            self.say(self.look.words.text("terminal-plain-unknown", answer=answer))
        return None


def find_choice(question: Question, answer: str) -> Choice | None:
    """The choice that an answer means: by its number, its key or its word."""
    choices, wanted = question.in_lines(), answer.casefold()
    if wanted.isascii() and wanted.isdecimal() and len(wanted) < 4:
        return choices[int(wanted) - 1] if 1 <= int(wanted) <= len(choices) else None
    # The keys of a list are its numbers and then letters, which only help where a single key is pressed.
    by_key = [choice for choice in choices if wanted in choice.keys and not question.is_list]
    by_word = [choice for choice in choices if wanted == choice.label.casefold()]
    return next(iter((*by_word, *by_key)), None)
