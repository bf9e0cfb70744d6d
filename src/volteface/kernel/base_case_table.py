"""Base class of the games' case tables: plays the entries of a rule case and compares its facts."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from volteface.kernel.cases import first_and_rest, no_such_seat, read_by_seat, read_words
from volteface.kernel.errors import IllegalMove, Refused
from volteface.kernel.faults import case_fault, case_refusal
from volteface.kernel.game import Actor, Seat

Reader: TypeAlias = Callable[[Any], object]


class MadeMove(Struct, frozen=True):
    """A move that was made at a case table, and what came of it."""

    actor: Actor
    move: Any
    state: Any  # after it
    events: tuple[Any, ...]


class BaseCaseTable(ABC):
    """A position that a rule case sets up, plays on and compares; each game defines its set-up and its facts."""

    facts_by_seat: ClassVar[Mapping[str, tuple[Reader, Callable[[Any, Seat], object]]]]
    facts: ClassVar[Mapping[str, tuple[Reader, Callable[[Any], object]]]]
    next_round: ClassVar[Any]

    names: tuple[str, ...]
    state: Any
    made: tuple[MadeMove, ...] = ()  # all moves so far, the Dealer's too

    @abstractmethod
    def asks(self) -> str:
        """Return who has to decide what, or `nobody`."""

    @abstractmethod
    def to_act(self) -> Actor | None:
        """Return the actor the position waits for."""

    @abstractmethod
    def is_scored(self) -> bool:
        """Return whether a round is over and another one may begin."""

    @abstractmethod
    def read_decision(self, entry: str) -> tuple[Seat, Any]:
        """Return the seat and the move of an entry."""

    @abstractmethod
    def apply(self, move: Any) -> None:
        """Apply a move; raises `IllegalMove`."""

    @abstractmethod
    def deal(self) -> None:
        """Make the Dealer's moves that are due, from the cards that the case lists."""

    def snapshot(self) -> Any:
        """Return the position."""
        return self.state

    def play(self, entry: str) -> None:
        """Play a seat's decision, or `next`, and then the Dealer's moves."""
        if entry.split() == ["next"]:
            if not self.is_scored():
                said = f"“next” is not possible now; asked is {self.asks()}"
                raise case_refusal(said, "next", found=self.asks())
            self._apply(self.next_round)
        else:
            seat, move = self.read_decision(entry)
            if self.to_act() != seat:
                said = f"nobody asked for “{entry}”; asked is {self.asks()}"
                raise case_refusal(said, "nobody-asked", entry, self.asks())
            self._apply(move)
        self.deal()

    def keep(self, actor: Actor | None, move: Any, state: Any, events: tuple[Any, ...]) -> None:
        """Go on to the state after a move, and remember the move."""
        assert actor is not None, "nobody moves once a game is over"
        self.state, self.made = state, (*self.made, MadeMove(actor, move, state, events))

    def mismatch(self, key: str, expected: Any) -> Refused | None:
        """Return how the position differs from what a key of `then` expects, or None."""
        if key in self.facts:
            read, observe = self.facts[key]
            return differ(key, read(expected), observe(self))
        if key not in self.facts_by_seat:
            raise case_fault(f"unknown key {key} in then", "then-key", key)
        read, observe_seat = self.facts_by_seat[key]
        wanted = read_by_seat(expected, self.names, read)
        if key == "scores" and wanted and not self.state.scores:
            said = f"the round is not over; asked is {self.asks()}"
            return case_refusal(said, "not-over", found=self.asks())
        return first_and_rest(
            differ(f"{key} of {self.names[seat]}", wanted[seat], observe_seat(self, seat)) for seat in wanted
        )

    def seat_named(self, name: str) -> Seat:
        """Return the seat of that name."""
        if name not in self.names:
            raise no_such_seat(name, self.names)
        return self.names.index(name)

    def winner(self) -> str:
        """Return the name of the only winner, or `none`."""
        winners = self.state.winners
        return self.names[winners[0]] if len(winners) == 1 else "none"

    def _apply(self, move: Any) -> None:
        try:
            self.apply(move)
        except IllegalMove as error:
            said = f"“{error.move}” is refused: {error.reason.text()}"
            raise case_refusal(said, "refused", error.move, error) from error


def differ(what: str, wanted: object, happened: object) -> Refused | None:
    """Return what was expected and what was found, or None if they are equal."""
    if wanted == happened:
        return None
    said = f"{what}: expected {wanted}, but got {happened}"
    return case_refusal(said, "differs", what, str(happened), str(wanted))


def read_text(value: Any) -> str:
    """Return a text with single blanks between its words."""
    return " ".join(read_words(value))
