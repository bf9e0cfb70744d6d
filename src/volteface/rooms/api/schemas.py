"""Request and response bodies of the HTTP handlers, where no room has a type for them."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from volteface.kernel import Reason
from volteface.tables.lessons import Answer
from volteface.tables.names import LONGEST_NAME_POINTS

MOST_ANSWERS: Final = 100  # in a lesson


class Problem(Struct, frozen=True):
    """Why a request was refused: a reason with words in every language, and an English text."""

    reason: Reason
    text: str


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name; a bot asks for its key as well."""

    name: Annotated[str, Meta(max_length=2 * LONGEST_NAME_POINTS)]
    bearer: bool = False


class Me(Struct, frozen=True, omit_defaults=True):
    """Who you are; the key is told once, and only to whoever asked for it."""

    person: str
    name: str
    key: str | None = None


class Key(Struct, frozen=True, forbid_unknown_fields=True):
    """A key of yours, for another device."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Annotated[str, Meta(max_length=2 * LONGEST_NAME_POINTS)]


class NetworkAddress(Struct, frozen=True):
    """Where others in the same network reach this server, such as `http://192.168.1.7:8007`; null if they cannot."""

    origin: str | None


class OpenedTable(Struct, frozen=True):
    """A table that was opened, and the path of its page."""

    table: str
    path: str


class LessonRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson and all answers that the learner has given in it: moves, and null for just going on."""

    game: str
    lesson: str
    answers: Annotated[tuple[Answer, ...], Meta(max_length=MOST_ANSWERS)] = ()
    advise: bool = False  # whether the game's adviser is to speak
