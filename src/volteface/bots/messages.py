"""The messages of a bot in another program: the same over a socket and over lines of text.

A bot gets an update whenever it has to choose. Over a socket the update has more fields than `SeatTable`, because
people use it too; a bot that relies on `SeatTable` alone can sit at any table.
"""

import re
from functools import cache
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from volteface.kernel import Game, InvalidMove, Reason, Seat, find_game

SHORTEST_ACTION: Final = 8
LONGEST_ACTION: Final = 64
ACTION_CHARACTERS: Final = "[A-Za-z0-9_.:-]"

Action: TypeAlias = Annotated[
    str,
    Meta(
        min_length=SHORTEST_ACTION,
        max_length=LONGEST_ACTION,
        pattern=rf"^{ACTION_CHARACTERS}+(?![\s\S])",  # `$` would let a newline at the end pass
    ),
]


# What a bot sends


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client sends; `action` is an idempotency key that the sender makes up."""

    action: Action


class Act(Command, frozen=True, tag="act"):
    """A move, made on the table as it was after `seq` entries."""

    seq: Annotated[int, Meta(ge=0)]
    move: Raw


class Advise(Command, frozen=True, tag="advise"):
    """Ask for advice on the move to make: odds, or moves of a kind that is offered but not listed."""


SeatCommand: TypeAlias = Act | Advise


class _ActionOnly(Struct, frozen=True):
    """The part of a command that a refusal repeats."""

    action: Action


_READ_ACTION: Final = msgspec.json.Decoder(_ActionOnly).decode
_FIND_ACTION: Final = re.compile(
    rf'"action"\s*:\s*"({ACTION_CHARACTERS}{{{SHORTEST_ACTION},{LONGEST_ACTION}}})"', re.ASCII
).search


def find_action(text: str) -> str | UnsetType:
    """The action id of a message that cannot be read otherwise; unset if it has none."""
    try:
        return _READ_ACTION(text).action
    except msgspec.ValidationError:
        return UNSET
    except (msgspec.DecodeError, UnicodeError, RecursionError):  # not even JSON
        found = _FIND_ACTION(text)
        return UNSET if found is None else found[1]


# What a bot receives


class Message(Struct, frozen=True, tag_field="type", kw_only=True, gc=False):
    """What a client receives; `action` is the command that it replies to."""

    action: str | UnsetType = UNSET


class SeatTable(Struct, frozen=True, kw_only=True, gc=False):
    """What a bot needs to know of a table in order to choose."""

    seq: int  # to be sent with the move
    me: Seat
    asked: Seat
    game: Any  # the game's own view
    offers: tuple[Any, ...]


class SeatUpdate(Message, frozen=True, tag="update"):
    """It is the bot's turn."""

    table: SeatTable


class Refusal(Message, frozen=True, tag="refused"):
    """The command changed nothing; the reason has words in every language, the text is English."""

    reason: Reason
    text: str


class Advice(Message, frozen=True, tag="advice"):
    """The advice of the game's adviser on the table after `seq` entries."""

    seq: int
    advice: Any


SeatMessage: TypeAlias = SeatUpdate | Refusal | Advice


def read_move(game: Game, move: Raw) -> Any:
    """Parse a move of that game from its JSON; raises `InvalidMove`."""
    try:
        return _decoder(game.id).decode(move)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidMove(f"That is no move of this game: {error}.") from error


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(find_game(game).move_type)
