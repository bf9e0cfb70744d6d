"""Chat and reactions: what may be said, and how often."""

from typing import Final

from volteface.kernel import InvalidInput
from volteface.tables.commands.checks import seated
from volteface.tables.draft import Draft
from volteface.tables.errors import NotAllowed, TooFast
from volteface.tables.live import MOST_TALK, LiveTable
from volteface.tables.names import is_showable
from volteface.tables.request import Request
from volteface.tables.table_events import Reacted, Said

LONGEST_WORDS: Final = 200
REACTIONS: Final = ("👏", "😂", "😮", "😱", "🥶", "🍀", "💥", "❤️")
MOST_IN_WINDOW: Final = MOST_TALK
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


def check_spectator_reaction(table: LiveTable, who: str, sign: str, now: int) -> None:
    """Count the reaction of a spectator, which no log keeps; raises `TooFast`, also if all of them react too often."""
    read_reaction(sign)
    for times, key in ((table.talk_times, f"spectator {who}"), (table.crowd_times, "")):
        if wait := times.wait(key, now, WINDOW_MILLISECONDS):
            raise TooFast(wait)
    table.talk_times.note(f"spectator {who}", now)
    table.crowd_times.note("", now)


def read_words(text: str) -> str:
    """A chat message fit to be shown."""
    words = " ".join(text.split())
    if not words or len(words) > LONGEST_WORDS or not is_showable(words):
        raise InvalidInput(f"Say something of 1 to {LONGEST_WORDS} characters that can be shown.")
    return words


def read_reaction(sign: str) -> str:
    """One of the reactions there are."""
    if sign not in REACTIONS:
        raise InvalidInput(f"There is no reaction “{sign[:8]}”. There are {' '.join(REACTIONS)}.")
    return sign


def _check_rate(table: LiveTable, request: Request) -> None:
    """Raise `TooFast` after too many messages and reactions of this person in a short time."""
    wait = table.talk_times.wait(request.person, request.now, WINDOW_MILLISECONDS)
    if wait:
        raise TooFast(wait)
