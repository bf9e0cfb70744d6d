"""A table's setup: the game, its rules, and how the table is run."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from volteface.bots.daily import find_challenge
from volteface.kernel import Game, find_game
from volteface.kernel.manifest import COMPANION
from volteface.tables.errors import NotAllowed

MOST_TURN_SECONDS: Final = 24 * 60 * 60

Visibility: TypeAlias = Literal["private", "listed"]
Dealing: TypeAlias = Literal["verifiable", "people"]


class Setup(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What is agreed before people sit down."""

    game: str
    edition: str
    seats: int
    house: dict[str, str | int] = {}
    turn_seconds: Annotated[int, Meta(ge=0, le=MOST_TURN_SECONDS)] = 0  # 0 for no limit
    visibility: Visibility = "private"
    hints: bool = True  # whether seats may ask for odds and suggestions
    deck: tuple[str, ...] | None = None
    dealer: Dealing = "verifiable"  # the verifiable shuffle, or people with real cards
    waits_for_people: bool = False  # no bot stands in for somebody who is away; only without a time limit
    daily: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")] | None = None  # the day whose deck is played

    @property
    def is_companion(self) -> bool:
        """Whether people with real cards are the Dealer."""
        return self.dealer == "people"

    @property
    def game_id(self) -> str:
        """The id of the game that the table plays: at a companion table, that of the game's companion."""
        return self.game + COMPANION if self.is_companion else self.game


def game_of(setup: Setup) -> Game:
    """The game that a table plays; raises `UnknownName`."""
    return find_game(setup.game_id)


def daily_setup(game: str, day: str) -> Setup:
    """The setup of a table with the deck of a day; raises `UnknownName` if the game has none."""
    challenge = find_challenge(game)
    return Setup(
        game,
        challenge.edition,
        challenge.seats,
        dict(challenge.house),
        hints=False,
        waits_for_people=True,
        daily=day,
    )


def day_key(day: str, game: str) -> str:
    """What tables with the deck of a day are found by."""
    return f"{day} {game}"


def check_setup(game: Game, setup: Setup) -> Any:
    """The state that such a table would start from; raises if its game cannot be played."""
    if setup.waits_for_people and setup.turn_seconds:
        raise NotAllowed("refused-time-limit-or-waiting")
    if setup.daily is not None and setup != daily_setup(setup.game, setup.daily):
        raise NotAllowed("refused-daily-rules")
    return game.start(game.rules(setup.edition, setup.house), setup.seats, setup.deck)
