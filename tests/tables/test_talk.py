"""Chat and reactions: who may talk, what about, and how fast."""

from typing import Final

import pytest
from msgspec.structs import replace

from tests.tables.stored import KeptTable, leave, react, remove, say, switch_chat
from volteface.kernel import InvalidInput
from volteface.tables import NotAllowed, TooFast
from volteface.tables.commands.talk import LONGEST_WORDS, MOST_IN_WINDOW, REACTIONS, WINDOW_MILLISECONDS
from volteface.tables.table_events import Reacted, Said

from .evenings import PEOPLE, TINY, Kind, ask, begun, gathered, play_to_the_end
from .kinds import each_kind

LISTED: Final = replace(TINY.setup, visibility="listed")


def said(table: KeptTable, person: str | None = None) -> list[object]:
    """What a person hears."""
    return [
        entry.table_event
        for entry in table.feed(table.seat_of(person), 0)
        if isinstance(entry.table_event, Said | Reacted)
    ]


@each_kind
def test_words_are_heard_by_everybody(kind: Kind) -> None:
    table = begun(kind)
    say(table, ask("bo", "words"), "  good   luck ")
    assert all(said(table, person) == [Said("bo", "Bo", "good luck")] for person in (*PEOPLE, None))


@each_kind
def test_a_reaction_is_seen_by_everybody(kind: Kind) -> None:
    table = begun(kind)
    react(table, ask("bo", "claps"), "👏")
    assert all(said(table, person) == [Reacted("bo", "Bo", "👏")] for person in (*PEOPLE, None))


def test_people_talk_before_the_game() -> None:
    table = gathered(TINY)
    say(table, ask("bo", "words"), "hello")
    assert len(said(table)) == 1


@each_kind
def test_people_talk_after_the_game(kind: Kind) -> None:
    table = play_to_the_end(begun(kind))
    say(table, ask("bo", "words"), "well played")
    assert len(said(table)) == 1


@each_kind
def test_whoever_has_left_may_still_talk(kind: Kind) -> None:
    table = begun(kind)
    leave(table, ask("bo", "leave"))
    say(table, ask("bo", "words"), "good night")
    assert len(said(table)) == 1


@pytest.mark.parametrize("person", ["a stranger", ""])
def test_a_spectator_does_not_talk(person: str) -> None:
    with pytest.raises(NotAllowed, match="not seated"):
        say(gathered(TINY), ask(person, "words"), "hello")


def test_a_spectator_does_not_react() -> None:
    with pytest.raises(NotAllowed, match="not seated"):
        react(gathered(TINY), ask("a stranger", "claps"), "👏")


@each_kind
def test_whoever_was_removed_does_not_talk(kind: Kind) -> None:
    table = begun(kind)
    remove(table, ask("ann", "remove"), 1)
    with pytest.raises(NotAllowed, match="removed by the host"):
        say(table, ask("bo", "words"), "hello?")


@each_kind
def test_whoever_was_removed_does_not_react(kind: Kind) -> None:
    table = begun(kind)
    remove(table, ask("ann", "remove"), 1)
    with pytest.raises(NotAllowed, match="removed by the host"):
        react(table, ask("bo", "boo"), "💥")


@pytest.mark.parametrize("text", ["", " \n ", "x" * (LONGEST_WORDS + 1), "a\x07b", "a\u202eb"])
def test_words_that_cannot_be_shown_are_refused(text: str) -> None:
    with pytest.raises(InvalidInput, match="Say something of 1 to 200 characters"):
        say(gathered(TINY), ask("bo", "words"), text)


@pytest.mark.parametrize("sign", REACTIONS)
def test_each_reaction_there_is_may_be_shown(sign: str) -> None:
    table = gathered(TINY)
    react(table, ask("bo", "sign"), sign)
    assert said(table) == [Reacted("bo", "Bo", sign)]


@pytest.mark.parametrize("sign", ["", "👎", "hello", "👏👏", "<b>"])
def test_any_other_reaction_is_refused(sign: str) -> None:
    with pytest.raises(InvalidInput, match="There is no reaction"):
        react(gathered(TINY), ask("bo", "sign"), sign)


# Too much


def chatter(table: KeptTable, count: int, now: int = 0) -> None:
    for number in range(count):
        say(table, ask("bo", f"words {number} at {now}", now), "again")


def test_so_many_words_may_be_said_at_once() -> None:
    table = gathered(TINY)
    chatter(table, MOST_IN_WINDOW)
    assert len(said(table)) == MOST_IN_WINDOW


def test_more_words_have_to_wait() -> None:
    table = gathered(TINY)
    chatter(table, MOST_IN_WINDOW)
    with pytest.raises(TooFast) as refusal:
        say(table, ask("bo", "too much", 4000), "again")
    assert refusal.value.wait_milliseconds == WINDOW_MILLISECONDS - 4000


def test_reactions_count_like_words() -> None:
    table = gathered(TINY)
    chatter(table, MOST_IN_WINDOW)
    with pytest.raises(TooFast):
        react(table, ask("bo", "sign"), "👏")


def test_after_the_wait_one_may_talk_again() -> None:
    table = gathered(TINY)
    chatter(table, MOST_IN_WINDOW)
    chatter(table, MOST_IN_WINDOW, WINDOW_MILLISECONDS)
    assert len(said(table)) == 2 * MOST_IN_WINDOW


def test_one_persons_words_do_not_silence_another() -> None:
    table = gathered(TINY)
    chatter(table, MOST_IN_WINDOW)
    say(table, ask("ann", "words"), "quiet, please")
    assert len(said(table)) == MOST_IN_WINDOW + 1


def test_words_that_were_refused_are_not_heard() -> None:
    table = gathered(TINY)
    chatter(table, MOST_IN_WINDOW)
    with pytest.raises(TooFast):
        chatter(table, 1, now=1)
    assert len(said(table)) == MOST_IN_WINDOW


# Switched off


def test_at_a_private_table_the_chat_is_on() -> None:
    assert gathered(TINY).view_for(None).chat_on


def test_at_a_listed_table_the_chat_is_off() -> None:
    assert not gathered(TINY, setup=LISTED).view_for(None).chat_on


def test_while_the_chat_is_off_nobody_talks() -> None:
    with pytest.raises(NotAllowed, match="chat is off"):
        say(gathered(TINY, setup=LISTED), ask("ann", "words"), "hello")


def test_while_the_chat_is_off_people_may_react() -> None:
    table = gathered(TINY, setup=LISTED)
    react(table, ask("bo", "sign"), "🍀")
    assert len(said(table)) == 1


def test_the_host_turns_the_chat_on() -> None:
    table = gathered(TINY, setup=LISTED)
    switch_chat(table, ask("ann", "on"), True)
    say(table, ask("bo", "words"), "hello")
    assert len(said(table)) == 1


def test_the_host_turns_the_chat_off() -> None:
    table = gathered(TINY)
    switch_chat(table, ask("ann", "off"), False)
    with pytest.raises(NotAllowed, match="chat is off"):
        say(table, ask("bo", "words"), "hello")


@pytest.mark.parametrize(("milliseconds", "said"), [(200, "1 second."), (1000, "1 second."), (2600, "3 seconds.")])
def test_how_long_to_wait_is_said_with_the_right_plural(milliseconds: int, said: str) -> None:
    assert str(TooFast(milliseconds)).endswith(f"in {said}")
