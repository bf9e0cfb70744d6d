"""What the case tables of all games share: entries played in order, and facts compared one by one."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

from volteface.kernel.cases import read_by_seat, read_words
from volteface.kernel.errors import IllegalMove, InvalidCase, Refused
from volteface.kernel.game import Actor, Seat

Reader: TypeAlias = Callable[[Any], object]


class PlayedTable(ABC):
    """A position that a case plays on and asks about; each game says how it is set up and what its facts are."""

    facts_by_seat: ClassVar[Mapping[str, tuple[Reader, Callable[[Any, Seat], object]]]]
    facts: ClassVar[Mapping[str, tuple[Reader, Callable[[Any], object]]]]
    next_round: ClassVar[Any]

    names: tuple[str, ...]
    state: Any

    @abstractmethod
    def asks(self) -> str:
        """Who decides what, or `nobody`."""

    @abstractmethod
    def to_act(self) -> Actor | None:
        """The actor the position waits for."""

    @abstractmethod
    def is_scored(self) -> bool:
        """Whether a round is over and another one may begin."""

    @abstractmethod
    def read_decision(self, entry: str) -> tuple[Seat, Any]:
        """The seat and the move of an entry."""

    @abstractmethod
    def apply(self, move: Any) -> None:
        """Carry out a move; raises `IllegalMove`."""

    @abstractmethod
    def deal(self) -> None:
        """Have the Dealer do what is due, from the lists of the case."""

    def snapshot(self) -> Any:
        """The position."""
        return self.state

    def play(self, entry: str) -> None:
        """A seat's decision, or `next`; then the Dealer's answer."""
        if entry.split() == ["next"]:
            if not self.is_scored():
                raise Refused(f"“next” is not possible now; asked is {self.asks()}")
            self._apply(self.next_round)
        else:
            seat, move = self.read_decision(entry)
            if self.to_act() != seat:
                raise Refused(f"nobody asked for “{entry}”; asked is {self.asks()}")
            self._apply(move)
        self.deal()

    def mismatch(self, key: str, expected: Any) -> str | None:
        """How what happened differs from what a `then` key expects."""
        if key in self.facts:
            read, observe = self.facts[key]
            return differ(key, read(expected), observe(self))
        if key not in self.facts_by_seat:
            raise InvalidCase(f"unknown key {key} in then")
        read, observe_seat = self.facts_by_seat[key]
        wanted = read_by_seat(expected, self.names, read)
        if key == "scores" and wanted and not self.state.scores:
            return f"the round is not over; asked is {self.asks()}"
        found = (differ(f"{key} of {self.names[seat]}", wanted[seat], observe_seat(self, seat)) for seat in wanted)
        return "; ".join(difference for difference in found if difference) or None

    def seat_named(self, name: str) -> Seat:
        """The seat of that name."""
        if name not in self.names:
            raise InvalidCase(f"“{name}” is no seat; the seats are {' '.join(self.names)}")
        return self.names.index(name)

    def winner(self) -> str:
        """The only winner's name, or `none`."""
        winners = self.state.winners
        return self.names[winners[0]] if len(winners) == 1 else "none"

    def _apply(self, move: Any) -> None:
        try:
            self.apply(move)
        except IllegalMove as error:
            raise Refused(f"“{error.move}” is refused: {error.reason.text()}") from error


def differ(what: str, wanted: object, happened: object) -> str | None:
    """What was expected and what happened instead, if they differ."""
    return None if wanted == happened else f"{what}: expected {wanted}, but got {happened}"


def read_text(value: Any) -> str:
    """A text, its words one blank apart."""
    return " ".join(read_words(value))
