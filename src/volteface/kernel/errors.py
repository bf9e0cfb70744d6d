"""The exceptions of this package, in one hierarchy.

VoltefaceError
├── InvalidInput         cannot be read, or names something that does not exist
│   ├── UnknownName      no such game, edition, ruling, answer, card, bot, seat …
│   ├── InvalidRules     rulings or a seat count that cannot be played
│   ├── InvalidMove      text or JSON that is not a move
│   ├── InvalidPosition  text or JSON that is not a position
│   ├── InvalidCase      a rule case that cannot be read
│   └── InvalidLog       a log that is incomplete or does not replay
│       └── UnreadableLog  text that is no log, or one that this version does not know
├── IllegalMove          a well-formed move that the rules refuse, with the reason and the position
└── Refused              a well-formed entry of a rule case that the rules, or the turn order, refuse
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from volteface.kernel.game import Reason


class VoltefaceError(Exception):
    """Base class; the message is an English sentence for people.

    `explanation` is a message id and its arguments, where the sentence can be said in other languages too. An argument
    may be an exception, the cause, which is then said in that language as well.
    """

    explanation: tuple[str, Mapping[str, str | int | Exception]] | None = None

    def explained(self, message: str, /, **arguments: str | int | Exception) -> Self:
        """Return the error itself, with a message that says the same in every language."""
        self.explanation = message, arguments
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it whatever its constructor takes, so that it can be raised again in another process."""
        return _restore, (type(self), self.args, vars(self))


def _restore(kind: type[VoltefaceError], arguments: tuple[Any, ...], attributes: dict[str, Any]) -> VoltefaceError:
    error = kind.__new__(kind, *arguments)
    vars(error).update(attributes)
    return error


class InvalidInput(VoltefaceError):
    """Input that cannot be read."""


class UnknownName(InvalidInput):
    """A name that does not exist; the message lists those that do."""

    def __init__(self, kind: str, name: object, known: Iterable[object]) -> None:
        self.kind, self.name, self.known = kind, name, tuple(known)
        super().__init__(f"Unknown {kind} “{name}”. Known: {', '.join(map(str, self.known))}.")


class InvalidRules(InvalidInput):
    """Rulings or a seat count that cannot be played."""


class InvalidMove(InvalidInput):
    """Text or JSON that is not a move."""


class InvalidPosition(InvalidInput):
    """Text or JSON that is not a position."""


class InvalidCase(InvalidInput):
    """A rule case that cannot be read."""


class InvalidLog(InvalidInput):
    """A log that is incomplete or does not replay."""


class UnreadableLog(InvalidLog):
    """Text that is no log, or one of a format or of rules that this version does not know."""


class IllegalMove(VoltefaceError):
    """A well-formed move that the rules refuse."""

    def __init__(self, reason: "Reason", move: str, position: str) -> None:
        self.reason, self.move, self.position = reason, move, position
        super().__init__(f"“{move}” is refused: {reason.text()}. Position: {position}")


class Refused(VoltefaceError):
    """A well-formed entry of a case that the rules, or the turn order, refuse."""
