"""The pace of a table in its log: who is ready, who skips, and the wins of a series, also from a file."""

from typing import Any

import pytest

from tests.tables.stored import KeptTable, leave, ready, rematch, set_bot_speed, skip
from volteface.kernel import NoteEntry, write_log
from volteface.store import MemoryStore
from volteface.tables import LiveTable, NotAllowed
from volteface.tables.commands.play import tick
from volteface.tables.fairness.archive import addition_of, examine
from volteface.tables.fairness.verify import verify
from volteface.tables.table_events import BotSpeedSet, SeriesContinued, SeriesWins, read_table_event

from .evenings import FLIP, PEOPLE, PHASES, TINY, Kind, ask, begun, make_secret, play_to_the_end
from .kinds import each_kind


def again(table: KeptTable) -> KeptTable:
    return rematch(table, MemoryStore(), "ann", new="new", secret=make_secret(2), now=9)


def reloaded(table: KeptTable) -> LiveTable:
    return LiveTable(table.game, table.store.load(table.id))


def events_of(table: KeptTable, kind: type) -> list[Any]:
    notes = [entry for entry in table.store.load(table.id).entries if isinstance(entry, NoteEntry)]
    return [event for note in notes if note.about and isinstance(event := read_table_event(note.about), kind)]


def test_a_phase_is_left_to_bots_only_when_nobody_plays_it_themselves() -> None:
    table = begun(PHASES)
    for person in PEOPLE[1:]:
        leave(table, ask(person, f"{person} leaves"))
    assert not table.may_skip()
    with pytest.raises(NotAllowed):
        skip(table, ask("ann", "skip"))
    leave(table, ask("ann", "ann leaves"))
    assert table.may_skip()


def test_skipping_ends_with_the_round_also_after_a_restart() -> None:
    table = begun(FLIP)
    for person in PEOPLE:
        leave(table, ask(person, f"{person} leaves"))
    skip(table, ask("ann", "skip"))
    assert reloaded(table).seating.is_skipping
    skip(table, ask("ann", "skip once more"))  # changes nothing
    number = 0
    while not table.is_resting():
        asked = table.asked()
        assert asked is not None
        table.act_for(asked, table.offers(asked)[-1], f"move-{number}", 0)
        number += 1
    assert (table.seating.is_skipping, reloaded(table).seating.is_skipping) == (False, False)


def test_nobody_is_ready_any_more_once_the_round_has_begun() -> None:
    table = begun(FLIP)
    table.presence.depart("cy", 0)
    number = 0
    while not table.is_resting():
        asked = table.asked()
        assert asked is not None
        table.act(ask(PEOPLE[asked], f"move-{number}"), table.offers(asked)[-1])
        number += 1
    ready(table, ask("bo", "bo is ready"))
    assert (table.seating.ready, reloaded(table).seating.ready) == ((1,), (1,))
    ready(table, ask("ann", "ann is ready"))  # cy is not there
    assert (table.is_resting(), table.seating.ready, reloaded(table).seating.ready) == (False, (), ())


def test_nobody_is_ready_before_a_round_is_over() -> None:
    with pytest.raises(NotAllowed):
        ready(begun(FLIP), ask("ann", "ready"))


def test_the_same_speed_is_noted_once() -> None:
    table = begun(TINY)
    set_bot_speed(table, ask("ann", "calm"), "calm")
    set_bot_speed(table, ask("ann", "calm again"), "calm")
    assert events_of(table, BotSpeedSet) == [BotSpeedSet("calm")]


@each_kind
def test_a_rematch_says_who_won_so_far_and_its_game_is_verified(kind: Kind) -> None:
    first = play_to_the_end(begun(kind))
    standing = first.standing()
    assert standing is not None
    second = again(first)
    wins = tuple(SeriesWins(PEOPLE[seat], "", 1) for seat in standing.winners)
    assert events_of(second, SeriesContinued) == [SeriesContinued(first.id, 1, wins)]
    for person in PEOPLE:
        second.presence.arrive(person)
    draft = tick(second, 9, "random")
    assert draft is not None
    second.commit(draft)
    played = play_to_the_end(second)
    series, over = played.view_for(None).series, played.standing()
    assert series is not None
    assert over is not None
    assert series.games == 2
    assert sum(series.wins) == len(standing.winners) + len(over.winners)
    assert verify(played.log(), kind.game).deals > 0


def test_a_series_from_a_file_names_nobody_here() -> None:
    second = again(play_to_the_end(begun(FLIP)))
    for person in PEOPLE:
        second.presence.arrive(person)
    draft = tick(second, 9, "random")
    assert draft is not None
    second.commit(draft)
    data = write_log(play_to_the_end(second).log())
    addition = addition_of(data, examine(data, "copy", "zoe"))
    notes = [entry.about for entry in addition.entries if isinstance(entry, NoteEntry) and entry.about is not None]
    assert not [about for about in notes if any(person in str(about.get("wins", "")) for person in PEOPLE)]
    assert [about["event"] for about in notes if about.get("wins")] == ["series_continued"]
