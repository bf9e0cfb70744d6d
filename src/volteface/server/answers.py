"""What the server answers over HTTP, as types; the schema is made of them."""

from typing import Annotated

from msgspec import Meta, Struct

from volteface.kernel import Reason, Rulebook
from volteface.tables.gathering import Stage
from volteface.tables.setup import LONGEST_NAME, Setup


class Problem(Struct, frozen=True):
    """Why something was refused: a reason with words in every language, and an English text."""

    reason: Reason
    text: str


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody says their name; a bot asks for its key as well."""

    name: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]
    bearer: bool = False


class Me(Struct, frozen=True, omit_defaults=True):
    """Who you are; the key is told once, and only to whoever asked for it."""

    person: str
    name: str
    key: str | None = None


class Key(Struct, frozen=True, forbid_unknown_fields=True):
    """A key of yours, to be carried to another device."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]


class Opened(Struct, frozen=True):
    """A table that was opened, and the way to it."""

    table: str
    path: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here: its editions, its rulings, who plays it, and how many can."""

    game: str
    version: int
    rulebook: Rulebook
    bots: tuple[str, ...]
    default_bot: str  # fills free seats and stands in for people
    seats: dict[str, tuple[int, int]]  # the fewest and the most, by edition


class TableSummary(Struct, frozen=True):
    """A table of yours: running, gathering or over."""

    table: str
    setup: Setup
    stage: Stage
    players: tuple[str, ...]
    seat: int | None
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    updated: int  # milliseconds since 1970
