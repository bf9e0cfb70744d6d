"""The protocol that every game implements."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final, Literal, Protocol, TypeAlias

from msgspec import Struct

from volteface.kernel.cases import CaseTable
from volteface.kernel.rulings import Rulebook
from volteface.kernel.sampling import Bits

DEALER: Final = "dealer"
Seat: TypeAlias = int
Actor: TypeAlias = Seat | Literal["dealer"]


class Reason(Struct, frozen=True):
    """Why a move is refused: a message id and its arguments; the messages are in the locale files."""

    id: str
    arguments: dict[str, str | int] = {}

    def text(self) -> str:
        """Return the id as English words, for error messages that are not translated."""
        details = ", ".join(f"{name} {value}" for name, value in self.arguments.items())
        return self.id.removeprefix("refused-").replace("-", " ") + (f" ({details})" if details else "")


class AnyOf(Struct, frozen=True, tag_field="offer", tag="any"):
    """An offer of all legal moves of a kind that has too many to list."""

    kind: str


class Chance(Struct, frozen=True):
    """A move that the Dealer may make, and its probability."""

    move: Any
    probability: float


class Standing(Struct, frozen=True, gc=False):
    """The points of each seat, whether the game is over, and who has won."""

    totals: tuple[int, ...]
    over: bool
    winners: tuple[Seat, ...]


class Game(Protocol):
    """A game: pure functions over immutable states; all randomness is in the Dealer's moves."""

    id: str
    version: int  # of the rules that new games are played by
    oldest_version: int  # of the rules that logs may still have been played by
    rulebook: Rulebook
    move_type: Any
    event_type: Any
    state_type: Any
    view_type: Any

    def rules(self, edition: str, house: Mapping[str, object] | None = None, version: int = ...) -> Any:
        """Return the rules of an edition with house rules on top, by default in the latest version."""

    def seats(self, rules: Any) -> range:
        """Return how many may play by these rules."""

    def start(self, rules: Any, seats: int, deck: tuple[str, ...] | None = None) -> Any:
        """Return the state before the Dealer's first move; `deck` replaces the default deck if the game allows that."""

    def to_act(self, state: Any) -> Actor | None:
        """Return the one actor the state waits for, or None if the game is over."""

    def is_resting(self, state: Any) -> bool:
        """Return whether the Dealer waits until everybody is ready, as between two rounds."""

    def in_round(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that may still have something to decide before the round is over."""

    def offers(self, state: Any) -> tuple[Any, ...]:
        """Return what that actor may do: moves, or `AnyOf` a kind with too many to list."""

    def why_illegal(self, state: Any, move: Any) -> Reason | None:
        """Return why the move is refused, or None if it is legal."""

    def apply(self, state: Any, move: Any) -> tuple[Any, tuple[Any, ...]]:
        """Return the next state and the events of the move; raises `IllegalMove`. It judges the move itself."""

    def view(self, state: Any, seat: Seat | None) -> Any:
        """Return what a seat (or a spectator, for None) may know."""

    def views(self, state: Any, seats: Iterable[Seat | None]) -> dict[Seat | None, Any]:
        """Return the views of these seats; what they share is computed once."""

    def seen(self, event: Any, seat: Seat | None) -> Any:
        """Return what a seat (or a spectator) sees of an event, or None."""

    def is_revealing(self, event: Any) -> bool:
        """Return whether the event revealed something, so that it cannot be undone."""

    def standing(self, state: Any) -> Standing:
        """Return the totals and the winners."""

    def chances(self, state: Any) -> tuple[Chance, ...] | None:
        """Return the Dealer's moves with their probabilities, or None if they are too many."""

    def sample(self, state: Any, source: Bits, /) -> Any:
        """Draw one of the Dealer's moves fairly."""

    def resample(self, view: Any, generator: Random) -> Any:
        """Return a random full state that is consistent with the view."""

    def case_table(self, rules: Any, given: dict[str, Any]) -> CaseTable:
        """Return the position that a rule case sets up; raises `InvalidCase`."""

    def write_position(self, state: Any) -> str:
        """Return the state as one line of text."""

    def read_position(self, text: str) -> Any:
        """Return the state that a line of text describes; raises `InvalidPosition`."""

    def write_move(self, actor: Actor, move: Any) -> str:
        """Return a move as one line of text, its actor first."""

    def read_move(self, text: str) -> tuple[Actor, Any]:
        """Return the actor and move that a line of text describes; raises `InvalidMove`."""
