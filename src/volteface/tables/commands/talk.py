"""Chat and reactions: what may be said, and how often."""

from itertools import takewhile
from typing import Final

from volteface.kernel import AnyEntry, InvalidInput, NoteEntry
from volteface.tables.commands.checks import seated
from volteface.tables.draft import Draft
from volteface.tables.errors import NotAllowed, TooFast
from volteface.tables.live import LiveTable
from volteface.tables.request import Request
from volteface.tables.table_events import Reacted, Said, event_name

LONGEST_WORDS: Final = 200
REACTIONS: Final = ("👏", "😂", "😮", "😱", "🥶", "🍀", "💥", "❤️")
MOST_IN_WINDOW: Final = 5  # chat messages and reactions of one person
WINDOW_MILLISECONDS: Final = 10_000


def say(table: LiveTable, request: Request, text: str) -> Draft:
    """Say something in the chat."""
    draft = table.draft(request.action, request.now)
    seat, words = seated(table, request.person), read_words(text)
    if not table.seating.chat_on:
        raise NotAllowed("refused-chat-is-off")
    _check_rate(table, request)
    draft.note(Said(request.person, table.seating.chairs[seat].name, words), seat)
    return draft.build()


def react(table: LiveTable, request: Request, sign: str) -> Draft:
    """React with an emoji."""
    draft = table.draft(request.action, request.now)
    seat, reaction = seated(table, request.person), read_reaction(sign)
    _check_rate(table, request)
    draft.note(Reacted(request.person, table.seating.chairs[seat].name, reaction), seat)
    return draft.build()


def read_words(text: str) -> str:
    """A chat message fit to be shown."""
    words = " ".join(text.split())
    if not words or len(words) > LONGEST_WORDS or not words.isprintable():
        raise InvalidInput(f"Say something of 1 to {LONGEST_WORDS} characters that can be shown.")
    return words


def read_reaction(sign: str) -> str:
    """One of the reactions there are."""
    if sign not in REACTIONS:
        raise InvalidInput(f"There is no reaction “{sign[:8]}”. There are {' '.join(REACTIONS)}.")
    return sign


def _check_rate(table: LiveTable, request: Request) -> None:
    """Raise `TooFast` if the log has too many messages and reactions of this person in a short time."""
    begin = request.now - WINDOW_MILLISECONDS
    recent = takewhile(lambda entry: entry.at > begin, table.entries_backwards())
    times = [entry.at for entry in recent if _is_said_by(entry, request.person)]
    if len(times) >= MOST_IN_WINDOW:
        raise TooFast(times[MOST_IN_WINDOW - 1] - begin)


def _is_said_by(entry: AnyEntry, person: str) -> bool:
    return (
        isinstance(entry, NoteEntry)
        and entry.about is not None
        and event_name(entry.about) in ("said", "reacted")
        and entry.about["person"] == person
    )
