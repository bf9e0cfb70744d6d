"""What a game brings for the daily deck: the rules of the challenge, its score, and a comparison with a bot."""

from collections.abc import Callable
from typing import Any, Protocol, cast

from msgspec import Struct

from volteface.kernel import Log, UnknownName, games, load_part


class DailyDecision(Struct, frozen=True):
    """A choice that the bot would have made differently."""

    round: int
    points: int  # that were in the line
    move: str  # that was chosen
    best: str  # what the bot would have chosen
    cost: float  # points that the choice gives away on average
    outcome: int  # points of the round in the end


class DailyRound(Struct, frozen=True):
    """A round: a sign for each card and for how it ended, its points, and those of the bot with the same deck."""

    signs: tuple[str, ...]
    points: int
    bot_points: int


class DailyResult(Struct, frozen=True):
    """How a counted try went, round by round, beside the bot's."""

    day: str
    game: str
    score: int
    bot_score: int
    rounds: tuple[DailyRound, ...]
    decisions: int  # that were compared
    differences: tuple[DailyDecision, ...]  # the costliest first


class Challenge(Protocol):
    """The daily challenge of a game, for one player."""

    edition: str
    house: dict[str, str | int]
    seats: int

    def deal_number(self, state: Any) -> int:
        """Which stream of the day's seed the Dealer draws from in this state; alike for everybody."""

    def review(self, day: str, log: Log, deal: Callable[[Any], Any]) -> DailyResult:
        """The result of a finished log; `deal` is the Dealer of that day."""


def find_challenge(game: str) -> Challenge:
    """Return the daily challenge of a game; raises `UnknownName` if it has none."""
    challenge = load_part(game, "daily")
    if challenge is None:
        raise UnknownName("daily deck of the game", game, [name for name in games() if load_part(name, "daily")])
    return cast(Challenge, challenge)
