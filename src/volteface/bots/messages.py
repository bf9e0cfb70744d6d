"""What a bot in another program hears and says: the same messages over a socket and over lines of text.

A bot is told its update whenever it is asked. Over a socket there is more in it than `SeatTable` has, because a socket
is also a person's; a bot that relies on `SeatTable` alone can sit at any table.
"""

from functools import cache
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from volteface.kernel import Game, InvalidMove, Reason, Seat, find_game

LONGEST_ACTION: Final = 64

Action: TypeAlias = Annotated[str, Meta(min_length=8, max_length=LONGEST_ACTION, pattern=r"^[A-Za-z0-9_.:-]+$")]


# What a bot says


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A request; its sender makes the action id up."""

    action: Action


class Act(Ask, frozen=True, tag="act"):
    """A move, made on the table as it was after `seq` entries."""

    seq: Annotated[int, Meta(ge=0)]
    move: Raw


class Advise(Ask, frozen=True, tag="advise"):
    """Ask for advice on the move to make: odds, or moves of a kind that is offered but not listed."""


SeatAsk: TypeAlias = Act | Advise


# What a bot hears


class Tell(Struct, frozen=True, tag_field="type", kw_only=True, gc=False):
    """A message; `action` is the request that it answers."""

    action: str | UnsetType = UNSET


class SeatTable(Struct, frozen=True, kw_only=True, gc=False):
    """All that a bot needs to know of a table in order to choose."""

    seq: int  # to be said with the move
    me: Seat
    asked: Seat
    game: Any  # the game's own view
    offers: tuple[Any, ...]


class SeatUpdate(Tell, frozen=True, tag="update"):
    """It is the bot's turn."""

    table: SeatTable


class Rebuff(Tell, frozen=True, tag="refused"):
    """The request changed nothing; the reason has words in every language, the text is English."""

    reason: Reason
    text: str


class Advice(Tell, frozen=True, tag="advice"):
    """What the game's adviser says of the table after `seq` entries."""

    seq: int
    advice: Any


SeatTell: TypeAlias = SeatUpdate | Rebuff | Advice


def read_move(game: Game, move: Raw) -> Any:
    """A move of that game from its JSON; raises `InvalidMove`."""
    try:
        return _decoder(game.id).decode(move)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidMove(f"That is no move of this game: {error}.") from error


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(find_game(game).move_type)
