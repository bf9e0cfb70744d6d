"""What a game brings for the daily deck: the rules of the challenge, its score, and a comparison with a bot."""

from collections.abc import Callable
from typing import Any, Literal, Protocol, TypeAlias, cast

from msgspec import Struct

from volteface.kernel import Log, UnknownName, games, load_part

# What is counted: the most points are the best result, or the fewest turns.
DailyUnit: TypeAlias = Literal["points", "turns"]


class DailyDecision(Struct, frozen=True):
    """A choice that the bot would have made differently."""

    round: int
    move: str  # that was chosen
    best: str  # what the bot would have chosen
    cost: float  # points that the choice gives away on average, or turns that it lost with these very cards
    points: int = 0  # that were in the line
    outcome: int = 0  # points of the round in the end
    turn: int = 0  # of the round
    card: str | None = None  # of the move, where a card was chosen
    best_card: str | None = None


class DailyRound(Struct, frozen=True):
    """A round: a sign for each card or turn and for how it ended, its score, and the bot's with the same deck."""

    signs: tuple[str, ...]
    score: int
    bot_score: int


class DailyResult(Struct, frozen=True):
    """How a counted try went, round by round, beside the bot's."""

    day: str
    game: str
    name: str  # the player's
    unit: DailyUnit
    score: int
    bot_score: int
    rounds: tuple[DailyRound, ...]
    decisions: int  # that were compared
    differences: tuple[DailyDecision, ...]  # the costliest first
    is_mine: bool = False  # whether whoever asks has played it


class Challenge(Protocol):
    """The daily challenge of a game, for one player."""

    edition: str
    house: dict[str, str | int]
    seats: int
    unit: DailyUnit

    def deal_number(self, state: Any) -> int:
        """Which stream of the day's seed the Dealer draws from in this state; alike for everybody."""

    def score(self, log: Log) -> int:
        """The score of a finished log, folded by the engine."""

    def review(self, day: str, log: Log, deal: Callable[[Any], Any]) -> DailyResult:
        """The result of a finished log; `deal` is the Dealer of that day."""


def find_challenge(game: str) -> Challenge:
    """Return the daily challenge of a game; raises `UnknownName` if it has none."""
    challenge = load_part(game, "daily")
    if challenge is None:
        raise UnknownName("daily deck of the game", game, daily_games())
    return cast(Challenge, challenge)


def daily_games() -> tuple[str, ...]:
    """Return the games that have a daily deck."""
    return tuple(name for name in games() if load_part(name, "daily") is not None)
