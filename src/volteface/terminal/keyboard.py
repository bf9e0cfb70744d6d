"""Who sits at the keyboard, and so whose hand may be shown: with several people, only after the keyboard is passed."""

from typing import Any

from volteface.kernel import Seat
from volteface.tables import Happened
from volteface.terminal.face import Face
from volteface.terminal.look import Look
from volteface.terminal.question import ENTER, SPACE, Choice, Question
from volteface.terminal.session import Session


class Keyboard:
    """A keyboard that one person has for themselves, or several pass around."""

    def __init__(self, session: Session, face: Face) -> None:
        self.session, self.face = session, face
        self.is_shared = face.has_hands and len(session.people()) > 1
        self.seat: Seat | None = None  # who has it, if it is shared

    def must_pass_to(self, seat: Seat) -> bool:
        """Whether somebody else has it."""
        return self.is_shared and seat != self.seat

    def viewer(self) -> Seat | None:
        """The seat whose view may be shown now."""
        if not self.is_shared:
            return self.session.viewer()
        return self.seat if self.session.table.asked() == self.seat else None

    def view(self) -> Any:
        """The table as it may be shown now."""
        return self.session.table.view(self.viewer())

    def open_view(self) -> Any:
        """The table with all hands open, as at the end of a round."""
        table = self.session.table
        return self.face.reveal(self.view(), [table.view(seat) for seat in range(len(table.names))])

    def events(self, happened: Happened) -> tuple[Any, ...]:
        """What may be told of a move; a story that several people read tells no secrets."""
        return happened.events(None if self.is_shared else self.session.viewer())

    def past_events(self) -> tuple[Any, ...]:
        """What may be told of all that has happened so far."""
        return self.session.table.past_events(None) if self.is_shared else self.session.past_events()


def pass_question(name: str, look: Look) -> Question:
    """Whether the person who is asked has the keyboard now."""
    words = look.words
    ready = Choice(None, (ENTER, SPACE), words.text("terminal-pass-ready", name=name), (), "main")
    return Question(words.text("terminal-pass", name=name), (ready,))
