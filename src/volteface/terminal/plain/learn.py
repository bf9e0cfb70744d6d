"""Teach a lesson line by line: what is to be learned, the table in words, and numbered choices."""

from collections.abc import Callable
from typing import Any

import msgspec

from volteface.kernel.lessons import LEARNER, Lesson, Step
from volteface.locale import Words, explain, tell
from volteface.tables.lessons import Answer, LessonRun, Outcome, run_lesson
from volteface.terminal.game_ui import GameUI
from volteface.terminal.plain.console import InputEnded, LinePrompt
from volteface.terminal.players import PERSON_NAME, Player
from volteface.terminal.render_context import RenderContext


class PlainTeacher:
    """Prints the steps of a lesson and reads what the learner does, one line of text each."""

    def __init__(
        self, lesson: Lesson, words: Words, ui: GameUI, *, write: Callable[[str], None], read: Callable[[], str]
    ) -> None:
        """`read` raises `EOFError` at the end of the input."""
        self.lesson, self.words, self.ui, self.write = lesson, words, ui, write
        self.run = run_lesson(lesson, ())
        players = (Player(PERSON_NAME) if name == LEARNER else Player(name, "") for name in self.run.names)
        self.context = RenderContext(words, tuple(players))
        self.prompt = LinePrompt(self.context, write, read)
        self.answers: list[Answer] = []

    def teach(self) -> None:
        """Go through all steps; raises `InputEnded` if the learner quits."""
        self.write(self._text("title"))
        for number, step in enumerate(self.lesson.steps, start=1):
            self.show_step(number, self._text(f"{step.step}-title"), self._text(step.step))
            self.show_table(self._view())
            self._take(step)
        self.write("")
        self.write(self.words.text("terminal-lesson-done"))

    def show_step(self, number: int, title: str, text: str) -> None:
        """What is to be learned."""
        for line in ("", f"{number}/{len(self.lesson.steps)} {title}", text):
            self.write(line)

    def show_table(self, view: Any) -> None:
        """The table in words."""
        for sentence in (*self.ui.describe_table(view, self.context), self.ui.piles_text(view, self.context)):
            if sentence:
                self.write(sentence)

    def show_outcome(self, text: str, *, is_right: bool) -> None:
        """What is said to a choice."""
        self.write(text)

    def _take(self, step: Step) -> None:
        """Ask until the answer is right, and tell what happened."""
        if not step.awaits:
            self._go_on()
        while step.awaits:
            answer = msgspec.to_builtins(self._ask())
            after = run_lesson(self.lesson, [*self.answers, answer])
            if after.outcome is Outcome.RIGHT:
                self._adopt(after, answer)
                self.show_outcome(self._text(f"{step.step}-right"), is_right=True)
                return
            if after.reason is not None:
                self.write(explain(self.words, self.ui.id, after.reason, self.context.names))
            self.show_outcome(self._text(f"{step.step}-wrong"), is_right=False)

    def _go_on(self) -> None:
        self.write(self.words.text("terminal-press-to-go-on", key="Enter"))
        if self.prompt.read().casefold() == "q":
            raise InputEnded
        self._adopt(run_lesson(self.lesson, [*self.answers, None]), None)

    def _ask(self) -> Any:
        view, learner = self._view(), self.run.learner
        question = self.ui.question(view, learner, self.run.game.offers(self.run.state), self.context)
        return self.prompt.ask(question, self._run_command)

    def _adopt(self, after: LessonRun, answer: Answer) -> None:
        """Go on from there, a sentence per event."""
        for made in after.made[len(self.run.made) :]:
            seen = (after.game.seen(event, after.learner) for event in made.events)
            for event in (event for event in seen if event is not None):
                self.write(tell(self.words, self.ui.id, event, self.context.names))
        self.run, self.answers = after, [*self.answers, answer]

    def _run_command(self, reply: str) -> bool:
        """Run a command that is not a choice: help, odds or quit; False if the reply is none of these."""
        view, learner = self._view(), self.run.learner
        match reply.casefold():
            case "q":
                raise InputEnded
            case "?":
                sentences = self.ui.help_text(view, self.context)
            case "o":
                sentences = self.ui.describe_odds(view, learner, self.context)
            case _:
                return False
        for sentence in sentences:
            self.write(sentence)
        return True

    def _view(self) -> Any:
        return self.run.game.view(self.run.state, self.run.learner)

    def _text(self, name: str) -> str:
        return self.words.text(f"lesson-{self.lesson.game}-{self.lesson.lesson}-{name}")
