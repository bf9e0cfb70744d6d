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
    """Why a move is refused: a message id and its arguments; the words live in the locale files."""

    id: str
    arguments: dict[str, str | int] = {}

    def text(self) -> str:
        """The id as plain words, for errors that no person's language formats."""
        details = ", ".join(f"{name} {value}" for name, value in self.arguments.items())
        return self.id.removeprefix("refused-").replace("-", " ") + (f" ({details})" if details else "")


class AnyOf(Struct, frozen=True, tag_field="offer", tag="any"):
    """An offer of a whole kind of move, where its members are too many to list."""

    kind: str


class Chance(Struct, frozen=True):
    """One move the Dealer may make, and how likely it is."""

    move: Any
    probability: float


class Standing(Struct, frozen=True, gc=False):
    """How the game stands: points by seat, whether it is over, and who has won."""

    totals: tuple[int, ...]
    over: bool
    winners: tuple[Seat, ...]


class Game(Protocol):
    """A game: pure functions over frozen states; chance is the Dealer's moves."""

    id: str
    version: int
    rulebook: Rulebook
    move_type: Any
    event_type: Any
    state_type: Any
    view_type: Any
    large: tuple[str, ...]  # two parts of a view or more that hold most of it; they seldom differ between seats

    def rules(self, edition: str, house: Mapping[str, object] | None = None) -> Any:
        """The edition's answers with house rules laid over them."""

    def seats(self, rules: Any) -> range:
        """How many may play by these rules."""

    def start(self, rules: Any, seats: int, deck: tuple[str, ...] | None = None) -> Any:
        """The state before the Dealer's first move, with another deck than the usual one if the game allows it."""

    def to_act(self, state: Any) -> Actor | None:
        """The one actor the state waits for, or nobody."""

    def is_resting(self, state: Any) -> bool:
        """Whether the Dealer waits until the people are ready, as between two rounds."""

    def offers(self, state: Any) -> tuple[Any, ...]:
        """What that actor may do: moves, or `AnyOf` a kind that cannot be listed."""

    def why_illegal(self, state: Any, move: Any) -> Reason | None:
        """The one judge: a reason, or nothing."""

    def apply(self, state: Any, move: Any) -> tuple[Any, tuple[Any, ...]]:
        """The next state and what happened; raises `IllegalMove`."""

    def view(self, state: Any, seat: Seat | None) -> Any:
        """What a seat (or a spectator, for None) may know."""

    def views(self, state: Any, seats: Iterable[Seat | None]) -> dict[Seat | None, Any]:
        """What each of these seats may know; what all may know is looked at once."""

    def seen(self, event: Any, seat: Seat | None) -> Any:
        """What a seat (or a spectator) sees of an event, or None."""

    def is_revealing(self, event: Any) -> bool:
        """Whether the event told somebody something that cannot be unknown again."""

    def standing(self, state: Any) -> Standing:
        """Totals, and who has won."""

    def chances(self, state: Any) -> tuple[Chance, ...] | None:
        """The Dealer's moves with their probabilities, or None if they are too many."""

    def sample(self, state: Any, source: Bits, /) -> Any:
        """One of the Dealer's moves, drawn fairly."""

    def resample(self, view: Any, generator: Random) -> Any:
        """A full state consistent with all that the view's seat knows."""

    def case_table(self, rules: Any, given: dict[str, Any]) -> CaseTable:
        """A table set up as a rule case describes it; raises `InvalidCase`."""

    def write_position(self, state: Any) -> str:
        """The state as one line of text."""

    def read_position(self, text: str) -> Any:
        """The state that a line of text describes; raises `InvalidPosition`."""

    def write_move(self, actor: Actor, move: Any) -> str:
        """A move as one line of text, its actor first."""

    def read_move(self, text: str) -> tuple[Actor, Any]:
        """The actor and move that a line of text describes; raises `InvalidMove`."""
