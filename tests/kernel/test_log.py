"""A log is the truth: it replays, it takes back, it is amended, and it notices drift."""

import msgspec
import pytest
from msgspec.structs import replace

from volteface.kernel import (
    AnyEntry,
    InvalidLog,
    InvalidRules,
    Log,
    Step,
    UnknownName,
    digest,
    read_log,
    replay,
    write_log,
)
from volteface.kernel.log import effective_moves, read_events

from .higher import HIGHER, GotCard, Said
from .records import HEADER, WHOLE_GAME, amend_entry, log_of, move_entry, note_entry, played, undo_entry


def steps(log: Log) -> list[Step]:
    return list(replay(log, HIGHER))


def with_entries(log: Log, *entries: AnyEntry) -> Log:
    return replace(log, entries=(*log.entries, *entries))


def test_a_log_replays_to_the_state_that_was_played() -> None:
    assert steps(log_of(*WHOLE_GAME))[-1].state == played(*WHOLE_GAME)


def test_every_step_tells_what_happened() -> None:
    events = [event for step in steps(log_of(*WHOLE_GAME)) for event in step.events]
    assert events == [GotCard(0, 3), GotCard(1, 2), Said(0, True), Said(1, True)]


def test_a_log_replays_step_by_step() -> None:
    states = [step.state for step in steps(log_of(*WHOLE_GAME))]
    assert states == [played(*WHOLE_GAME[: index + 1]) for index in range(len(WHOLE_GAME))]


def test_the_events_of_an_entry_are_read_back_from_their_json() -> None:
    assert read_events(HIGHER, move_entry(0, "dealer deal 3", played())) == (GotCard(0, 3),)


@pytest.mark.parametrize("event", [{}, {"event": "bribed"}, {"event": "said", "seat": "Ann", "higher": True}])
def test_an_event_of_another_game_is_an_error(event: dict[str, object]) -> None:
    entry = replace(move_entry(7, "dealer deal 3", played()), events=(event,))
    with pytest.raises(InvalidLog, match=r"^Entry 7 tells of no event of higher: "):
        read_events(HIGHER, entry)


def test_an_empty_log_replays_to_nothing() -> None:
    assert steps(Log(HEADER)) == []


def test_a_log_is_the_same_after_being_written_and_read() -> None:
    log = with_entries(log_of(*WHOLE_GAME), note_entry(4, "“well” played"), amend_entry(5, 3, "b lower"))
    assert read_log(write_log(with_entries(log, undo_entry(6, 2)))) == with_entries(log, undo_entry(6, 2))


def test_an_empty_log_is_the_same_after_being_written_and_read() -> None:
    assert read_log(write_log(Log(HEADER))) == Log(HEADER)


def test_a_written_log_has_an_entry_a_line() -> None:
    assert len(write_log(log_of(*WHOLE_GAME)).splitlines()) == len(WHOLE_GAME) + 3


def test_an_undo_takes_back_all_moves_from_its_mark_on() -> None:
    log = with_entries(log_of(*WHOLE_GAME), undo_entry(4, 2))
    assert steps(log)[-1].state == played(*WHOLE_GAME[:2])


def test_after_an_undo_the_moves_before_it_still_count() -> None:
    log = with_entries(log_of(*WHOLE_GAME), undo_entry(4, 2))
    assert [move.seq for move in effective_moves(log.entries)] == [0, 1]
    assert steps(log)[-1].last_move == log.entries[1]


def test_play_goes_on_after_an_undo() -> None:
    log = with_entries(log_of(*WHOLE_GAME), undo_entry(4, 3))
    log = with_entries(log, move_entry(5, "b lower", played(*WHOLE_GAME[:3])))
    assert steps(log)[-1].state == played(*WHOLE_GAME[:3], "b lower")


def test_an_undo_of_everything_leads_back_to_the_opening() -> None:
    assert steps(with_entries(log_of(*WHOLE_GAME), undo_entry(4, 0)))[-1].state == played()


def test_an_undo_takes_back_an_amended_move_too() -> None:
    log = with_entries(log_of(*WHOLE_GAME), amend_entry(4, 3, "b lower"), undo_entry(5, 3))
    assert steps(log)[-1].state == played(*WHOLE_GAME[:3])


def test_an_amended_move_counts_as_what_it_really_was() -> None:
    log = with_entries(log_of(*WHOLE_GAME), amend_entry(4, 1, "dealer deal 4"))
    assert steps(log)[-1].state == played("dealer deal 3", "dealer deal 4", "a higher", "b higher")


def test_the_last_of_two_amendments_counts() -> None:
    log = with_entries(log_of(*WHOLE_GAME), amend_entry(4, 1, "dealer deal 4"), amend_entry(5, 1, "dealer deal 1"))
    assert steps(log)[-1].state == played("dealer deal 3", "dealer deal 1", "a higher", "b higher")


def test_a_move_that_was_taken_back_cannot_be_amended() -> None:
    log = with_entries(log_of(*WHOLE_GAME), undo_entry(4, 2), amend_entry(5, 3, "b lower"))
    with pytest.raises(InvalidLog, match=r"^Entry 5 amends entry 3, which is no move that counts\.$"):
        steps(log)


def test_a_note_cannot_be_amended() -> None:
    log = with_entries(log_of(*WHOLE_GAME), note_entry(4, "hm"), amend_entry(5, 4, "b lower"))
    with pytest.raises(InvalidLog, match=r"^Entry 5 amends entry 4, which is no move that counts\.$"):
        steps(log)


def test_an_amendment_that_the_rules_refuse_is_an_error() -> None:
    log = with_entries(log_of(*WHOLE_GAME), amend_entry(4, 1, "dealer deal 9"))
    with pytest.raises(InvalidLog, match=r"^Entry 1 cannot be replayed\. “dealer deal 9” is refused: card \(card 9\)"):
        steps(log)


def test_a_note_changes_nothing() -> None:
    assert steps(with_entries(log_of(*WHOLE_GAME), note_entry(4, "hm")))[-1].state == played(*WHOLE_GAME)


def test_a_digest_that_does_not_fit_the_state_is_noticed() -> None:
    log = log_of(*WHOLE_GAME)
    drifted = replace(log.entries[2], digest=digest(played()))
    with pytest.raises(InvalidLog, match=r"^Entry 2: the position differs from the one that was played\.$"):
        steps(replace(log, entries=(*log.entries[:2], drifted, log.entries[3])))


def test_a_changed_card_is_noticed_by_the_next_digest() -> None:
    log = log_of(*WHOLE_GAME)
    changed = replace(log.entries[0], move={"move": "deal", "card": 4}, digest=None)
    with pytest.raises(InvalidLog, match=r"^Entry 1: the position differs"):
        steps(replace(log, entries=(changed, *log.entries[1:])))


def test_a_log_without_digests_replays() -> None:
    log = log_of(*WHOLE_GAME)
    bare = tuple(replace(entry, digest=None) for entry in log.entries if hasattr(entry, "digest"))
    assert steps(replace(log, entries=bare))[-1].state == played(*WHOLE_GAME)


def test_equal_states_have_equal_digests() -> None:
    assert digest(played(*WHOLE_GAME)) == digest(
        msgspec.convert(msgspec.to_builtins(played(*WHOLE_GAME)), type(played()))
    )


def test_different_states_have_different_digests() -> None:
    assert digest(played("dealer deal 3")) != digest(played("dealer deal 2"))


def test_a_move_that_the_rules_refuse_is_an_error() -> None:
    log = with_entries(log_of("dealer deal 3"), move_entry(1, "dealer deal 8", played("dealer deal 3")))
    with pytest.raises(InvalidLog, match=r"^Entry 1 cannot be replayed\. “dealer deal 8” is refused"):
        steps(log)


def test_a_move_out_of_turn_is_an_error() -> None:
    log = with_entries(log_of(*WHOLE_GAME[:2]), move_entry(2, "b higher", played(*WHOLE_GAME[:2])))
    with pytest.raises(InvalidLog, match=r"^Entry 2: it was not the turn of 1\.$"):
        steps(log)


def test_a_move_after_the_end_is_an_error() -> None:
    log = with_entries(log_of(*WHOLE_GAME), move_entry(4, "a higher", played(*WHOLE_GAME)))
    with pytest.raises(InvalidLog, match=r"^Entry 4: it was not the turn of 0\.$"):
        steps(log)


def test_a_move_of_another_game_is_an_error() -> None:
    log = log_of("dealer deal 3")
    foreign = replace(log.entries[0], move={"move": "hit"})
    with pytest.raises(InvalidLog, match=r"^Entry 0 cannot be replayed\. This is no move of higher: "):
        steps(replace(log, entries=(foreign,)))


def test_a_log_of_another_rules_version_is_an_error() -> None:
    log = Log(replace(HEADER, rules_version=2))
    with pytest.raises(
        InvalidLog,
        match=r"^This log was played by rules version 2 of higher; this program plays version 3\.$",
    ):
        steps(log)


def test_a_log_with_a_deck_that_its_game_does_not_allow_is_refused() -> None:
    with pytest.raises(InvalidRules, match=r"^Higher has one deck only\.$"):
        steps(Log(replace(HEADER, deck=("1", "2"))))


def test_a_log_with_too_few_seats_is_refused() -> None:
    with pytest.raises(InvalidRules, match=r"^Higher is played by two or more\.$"):
        steps(Log(replace(HEADER, seats=("Ann",))))


def test_a_log_of_an_unknown_edition_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"^Unknown edition “city”\."):
        steps(Log(replace(HEADER, edition="city")))


def test_a_log_of_another_format_is_an_error() -> None:
    data = write_log(Log(replace(HEADER, format=5)))
    with pytest.raises(InvalidLog, match=r"^This log has format 5; this program reads format 4 and older ones\.$"):
        read_log(data)


@pytest.mark.parametrize("known", [1, 2, 3, 4])
def test_a_log_of_this_or_an_older_format_is_read(known: int) -> None:
    assert read_log(write_log(Log(replace(HEADER, format=known)))).header.format == known


def test_a_log_with_a_missing_entry_is_an_error() -> None:
    log = log_of(*WHOLE_GAME)
    data = write_log(replace(log, entries=(log.entries[0], *log.entries[2:])))
    with pytest.raises(InvalidLog, match=r"^Entry 1 is missing: entry 2 stands in its place\.$"):
        read_log(data)


@pytest.mark.parametrize("length", range(0, 1000, 37))
def test_a_torn_log_is_an_error(length: int) -> None:
    data = write_log(log_of(*WHOLE_GAME)).rstrip()
    assert length < len(data)
    with pytest.raises(InvalidLog, match=r"^This is no game log, or a torn one: "):
        read_log(data[:length])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b'"a log"',
        b"{}",
        b"\xff\xfe",
        b'{"header": "\xff"}',
        b"PK\x03\x04",
        b"[" * 100_000,
        b'{"header":' * 100_000,
    ],
)
def test_what_is_no_log_is_an_error(data: bytes) -> None:
    with pytest.raises(InvalidLog, match=r"^This is no game log, or a torn one: "):
        read_log(data)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (b'"kind":"move"', b'"kind":"bribe"'),
        (b'"seq":0', b'"seq":"first"'),
        (b'"actor":"dealer"', b'"actor":"thief"'),
        (b'"at":0', b'"at":0,"mood":"good"'),
        (b'"game":"higher"', b'"game":"higher","stake":5'),
    ],
)
def test_a_log_with_something_foreign_in_it_is_an_error(wrong: bytes, right: bytes) -> None:
    data = write_log(log_of(*WHOLE_GAME)).replace(wrong, right)
    with pytest.raises(InvalidLog, match=r"^This is no game log, or a torn one: "):
        read_log(data)
