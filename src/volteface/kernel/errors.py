"""What can go wrong, as one tree of errors that carry data.

VoltefaceError
├── InvalidInput         cannot be read, or names something that does not exist
│   ├── UnknownName      no such game, edition, ruling, answer, card, bot, seat …
│   ├── InvalidRules     rulings or a seat count that cannot be played
│   ├── InvalidMove      text or JSON that is no move
│   ├── InvalidPosition  text or JSON that is no position
│   ├── InvalidCase      a rule case that cannot be read
│   └── InvalidLog       a torn or foreign log, or one that does not replay
├── IllegalMove          a well-formed move that the rules refuse, with the reason and the position
└── Refused              a well-formed entry of a rule case that the rules, or the turn order, refuse
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from volteface.kernel.game import Reason


class VoltefaceError(Exception):
    """The root: whatever it says is a sentence for a person."""


class InvalidInput(VoltefaceError):
    """Something a person gave cannot be read."""


class UnknownName(InvalidInput):
    """A name that stands for nothing; says which names there are."""

    def __init__(self, kind: str, name: object, known: Iterable[object]) -> None:
        self.kind, self.name, self.known = kind, name, tuple(known)
        super().__init__(f"Unknown {kind} “{name}”. Known: {', '.join(map(str, self.known))}.")


class InvalidRules(InvalidInput):
    """Rulings or a seat count that cannot be played."""


class InvalidMove(InvalidInput):
    """Text or JSON that is no move."""


class InvalidPosition(InvalidInput):
    """Text or JSON that is no position."""


class InvalidCase(InvalidInput):
    """A rule case that cannot be read."""


class InvalidLog(InvalidInput):
    """A log that is torn, foreign, or does not replay."""


class IllegalMove(VoltefaceError):
    """A well-formed move that the rules refuse."""

    def __init__(self, reason: "Reason", move: str, position: str) -> None:
        self.reason, self.move, self.position = reason, move, position
        super().__init__(f"“{move}” is refused: {reason.text()}. Position: {position}")


class Refused(VoltefaceError):
    """A well-formed entry of a case that the rules, or the turn order, refuse."""
