"""The messages of companion tables, besides those that every table has."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from volteface.bots.messages import Command, Message
from volteface.kernel.companion.operations import AnyOperation
from volteface.kernel.companion.preview import Preview
from volteface.kernel.companion.reports import MOST_PLAYERS
from volteface.kernel.companion.view import TimelineItem
from volteface.tables.names import LONGEST_NAME_POINTS

LONGEST_DEVICE: Final = 32

Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME_POINTS)]


# What a client sends


class NamePlayers(Command, frozen=True, tag="name_players"):
    """Say who plays with real cards, in seat order."""

    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_PLAYERS)]


class AskToWrite(Command, frozen=True, tag="ask_to_write"):
    """Ask the host to be allowed to write, or tell under which name one does."""

    name: Name


class ChooseWriter(Command, frozen=True, tag="choose_writer"):
    """Say whether a person may write."""

    person: Annotated[str, Meta(max_length=64)]
    may_write: bool


class OpenWriting(Command, frozen=True, tag="open_writing"):
    """Say whether everybody with the link may write."""

    on: bool


class SwitchHints(Command, frozen=True, tag="switch_hints"):
    """Turn odds and advice on or off for everybody."""

    on: bool


class Write(Command, frozen=True, tag="write"):
    """Report something, or correct what was reported, having seen `seq` entries."""

    seq: Annotated[int, Meta(ge=0)]
    op: AnyOperation
    device: Annotated[str, Meta(max_length=LONGEST_DEVICE)] = ""
    name: Name = ""
    is_queued: bool = False


class PreviewWrite(Command, frozen=True, tag="preview"):
    """Ask what an operation would change; nothing is written."""

    op: AnyOperation


class ShowRound(Command, frozen=True, tag="show_round"):
    """Ask for the timeline of an earlier round."""

    round: Annotated[int, Meta(ge=0)]


CompanionCommand: TypeAlias = NamePlayers | AskToWrite | ChooseWriter | OpenWriting | SwitchHints | Write
CompanionQuery: TypeAlias = PreviewWrite | ShowRound


# What a client receives


class Previewed(Message, frozen=True, tag="previewed"):
    """What an operation would change, on the table after `seq` entries."""

    seq: int
    preview: Preview


class RoundShown(Message, frozen=True, tag="round_shown"):
    """The timeline of a round, on the table after `seq` entries."""

    seq: int
    round: int
    timeline: tuple[TimelineItem, ...]
