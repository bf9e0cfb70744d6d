"""A table's setup: the game, its rules, and how the table is run."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from volteface.kernel import Game, InvalidInput

LONGEST_NAME: Final = 24
MOST_TURN_SECONDS: Final = 24 * 60 * 60

Visibility: TypeAlias = Literal["private", "listed"]


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


def check_setup(game: Game, setup: Setup) -> Any:
    """The state that such a table would start from; raises if its game cannot be played."""
    return game.start(game.rules(setup.edition, setup.house), setup.seats, setup.deck)


def read_name(text: str) -> str:
    """A name fit to be shown: not empty, not long, no control characters."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise InvalidInput(f"A name has 1 to {LONGEST_NAME} characters that can be shown.")
    return name
